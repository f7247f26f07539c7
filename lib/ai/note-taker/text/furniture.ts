/** A page's own words: where one is, what one may press, who owns it. A row says no more than this. */
const FURNITURE: readonly RegExp[] = [
  /^page \d+(?: ?(?:of|\/) ?\d+)?$/iu,
  /^.{0,80}\s[|·•–-]?\s*page \d+ (?:of|\/) \d+$/iu,
  /^(?:un)?controlled (?:copy|document|if printed|when printed)$/iu,
  /^(?:version|issue|revision|rev) ?(?:no\.? ?)?\d+(?:\.\d+)?$/iu,
  /^(?:date )?(?:prepared|printed|reviewed|last updated|updated|posted)(?: on)?:? .{0,30}\d|^(?:posted|added|updated|listed) (?:\d+\+? \w+ ago|today|yesterday)$/iu,
  /^(?:we use cookies\b.*|this (?:web)?site uses cookies\b.*|(?:manage |accept |reject |essential |all )*cookies?(?: (?:settings|policy|preferences|notice|consent))?|accept all|reject all|accept|decline)$/iu,
  /^(?:print|share|save|email|bookmark|report|view)(?: (?:this|the|all|similar|more))?(?: (?:page|job|jobs|vacancy|vacancies|advert|role))?(?: (?:with a friend|on \w+))?$/iu,
  /^(?:like|follow|find|join) us on (?:facebook|twitter|x|linkedin|instagram|youtube|tiktok)\b.*$/iu,
  /^(?:facebook|twitter|linkedin|instagram|youtube|whatsapp)$/iu,
  /^(?:©|\(c\)|copyright\b).*$|^all rights reserved$/iu,
  /^(?:privacy|accessibility|terms)(?: (?:policy|notice|statement|of use|and conditions|& conditions))?$/iu,
  /^(?:back to (?:top|search(?: results)?|jobs?|listings?|vacancies)|skip to (?:main )?content|(?:read|show|see|view|load) (?:more|less)|next|previous|menu|search|home|sign in|log ?in|register|sign up|subscribe)$/iu,
  /^(?:apply|apply now|apply for (?:this )?(?:job|role|post|vacancy)|quick apply|easy apply|job alerts?|email me (?:jobs|alerts).*|similar jobs|related jobs|recommended jobs)$/iu,
  /^\d[\d,]* (?:applicants?|applications?|views?|people (?:have )?applied|similar jobs)(?: so far)?$/iu,
  /^(?:#[\p{L}\d_]+[\s,]*)+$/u,
  /^(?:save as (?:pdf|word)|download(?: (?:as )?(?:pdf|word|job description))?|back to (?:all )?(?:jobs|vacancies|careers))$/iu,
  /^(?:strictly )?no (?:recruitment )?agenc(?:y|ies)(?: please| calls)?$/iu,
  /^(?:document|form|doc|policy|hr|job|vacancy|advert|post|requisition|req)(?: (?:ref(?:erence)?|no\.?|number|id|code))[: \t]+\S{3,30}(?: (?:issue|version|rev\w*) ?\d+)?$/iu,
  /^(?=.*\d)[A-Z\d]{2,6}(?:[-/][A-Z\d]{2,6}){2,4}$/u,
  /^last reviewed\b.{0,40}\d|^[A-Z]{1,4}(?:-[A-Z0-9]{1,5}){1,4} issue \d+$/u,
  /^\d+ (?:comments?|likes?|reposts?|reactions?|shares?)\b.{0,60}$|^(?:tag a friend|like and share|(?:please )?(?:re)?(?:post|share)(?: this)? (?:to|with|if))\b.{0,80}$/iu,
  /^(?:[\p{L}&' ]{1,30} ?[>›»] ?){2,}.{0,60}$/u,
  /^(?:(?:job|vacancy|post|advert|role) )?(?:ref(?:erence)?|id|no|number)\b\.?(?: ?(?:no|number)\.?)?[: ]*[A-Z]{0,6}[/-]?\d[A-Z\d/-]*$/iu,
]

const MARKS = /^[\s*#_=|.•·–—-]+|[\s*#_=|.!•·–—-]+$/gu
/** A longer line says more. */
const MOST_LENGTH = 120

/** Whether a line of an advert belongs to the page it stood on: "Cookie settings", "Page 1 of 2", "© Hill & Sons". */
export function isFurniture(line: string): boolean {
  if (line.length > MOST_LENGTH) return false
  const isOne = (part: string) => {
    const words = part.replace(/\s+/g, ' ').replace(MARKS, '')
    return FURNITURE.some((row) => row.test(words))
  }
  const parts = line.split(/\s[|·•]\s|\s{2,}/).filter((part) => part.replace(MARKS, '') !== '')
  return isOne(line) || (parts.length > 0 && parts.every(isOne))
}
