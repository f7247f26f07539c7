import { classOf } from '@/lib/ai/note-taker/model/joints'
import { wordsOf } from '@/lib/ai/note-taker/text/words'
import type { Section } from '@/lib/specification/options'
import { isCompoundNoun } from './compound-nouns'
import { isImperative } from './duty-verbs'
import { WORK } from './edits/edit'
import { isActivity } from './one-kind'

const LINK = /(?:\s*[,;]\s*(?:and\s+|then\s+|plus\s+)*|\s+and\s+(?:then\s+)?)/giu
/** Words whose reach is not plain once the line is in parts, and those that tie parts together. */
const TIED =
  /\b(?:either|both|between|whether|neither|nor|respectively|or|if|unless|because|so|but|which|who|that|while|once(?! (?:an?|every) )|instead|except|only|(?<!\b(?:on|for|at|with|after|per) )each(?! (?:hour|day|night|week|month|quarter|year|shift)\b))\b|[;?()[\]“”"–—]|\s-\s|[.!]\s/iu

const NUMBER =
  '(?:\\d[\\d.,]*|£\\s?\\d[\\d.,]*k?|two|three|four|five|six|seven|eight|nine|ten|twenty|twenty-\\p{L}+|thirty)'
/** How a benefit begins that is one of its own. */
const BENEFIT = new RegExp(
  `^(?:we (?:also )?(?:pay|match|give|offer|cover)|(?:an?|the|some|free|paid|on[- ]site|staff|private|matched|flexible|subsidised|enhanced|discounted|company|group|annual|local|income|medical|dental|critical|workplace) )*(?:${NUMBER}\\s?%|${NUMBER} (?:days?|weeks?)|per cent|%|pension|holidays?|leave|life|death|medical|medicals?|dental|health|healthcare|insurance|bupa|cycle|cycling|bike|bikes|parking|car|van|phone|laptop|uniform|canteen|restaurant|shop|meals?|gym|bonus|shares?|share|options?|EMI|discounts?|sick|maternity|paternity|parental|cover|protection|salary sacrifice|EV|training|budget|cash|government|nursery|overtime|breaks?|fruit|lunch|breakfast)(?!\\p{L})`,
  'iu',
)

const isGerund = (part: string) =>
  /^\p{L}{2,}ing\s+(?!of\b)\S/iu.test(part) &&
  !isCompoundNoun(part) &&
  !/^(?:during|being|including|according|nothing|anything|everything|something|morning|evening)\b/iu.test(
    part,
  )
/** A day off "plus the bank holidays" is one thing. */
const isBankHolidays = (part: string) =>
  /^(?:the |all )?(?:(?:uk |public |eight |8 )*(?:bank|public) holidays?|bank hols?|bhs?|banks|(?:christmas|xmas|birthday|your birthday|the (?:week|days) between)\b.*)/iu.test(
    part,
  )

const LEANS =
  /^\S+(?: \S+)? (?:(?:it|them|these|those|both)\b(?! \p{Ll}+s\b)|(?:new |old |other |more |big |small )?ones\b)/iu

const PARTICLE = '(?: (?:up|out|off|down|in|on|over|away|back))?'
const LONE_VERB = new RegExp(`^\\p{L}+${PARTICLE}$`, 'iu')
/** "Testing and certifying, and explaining the plant": a pair by itself. */
const isPair = (part: string, link: string) => /^\p{L}+ing and \p{L}+ing$/iu.test(part) && /,/.test(link)
const hasNoObject = (part: string, link: string): boolean =>
  (/ing$/i.test(part) && !isPair(part, link)) || LONE_VERB.test(part)

/** Whether a part is a thing of its own, and the words that join it to what stands before it. */
type Begins = (part: string, link: string) => boolean

/** Joins what does not begin anew to what stands before it, with the words between them. */
function gather(text: string, begins: Begins): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    const rest = text.slice(match.index + match[0].length)
    const before = text.slice(from, match.index)
    // "Heating and cooling loads", "set up and run the saws": two of a kind, and not two duties.
    // "Rebuild pumps, then run them": it leans on what stands before it.
    if (!begins(rest, match[0]) || LEANS.test(rest) || hasNoObject(before, match[0])) continue
    parts.push(text.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)].map((part) => part.trim())
}

/** In words. A longer part is a breath of talk, and an item without a verb has fewer. */
const PART_MAX = 20
const ITEM_MAX = 6
const countWords = (text: string) => text.split(/\s+/).length

const isShortItem = (part: string) =>
  !isBankHolidays(part) && countWords((part.split(',', 1)[0] ?? '').trim()) <= ITEM_MAX

/** "Planned maintenance in the shutdown" */
const isTask = (part: string) => isGerund(part) || isActivity(part.split(LINK, 1)[0] ?? '')
/** Behind a bare "and" a task is one of two things: "on water and electrical testing". */
const isTaskOrVerb: Begins = (part, link) => isGerund(part) || (/,/.test(link) && isTask(part))
/** "Take-offs from drawings, pricing the steel and putting the tender together": what follows shows that each is a duty. */
const isListOfTasks = (text: string) => {
  const [, ...later] = gather(text, isTask)
  return later.length > 1 && later.some(isGerund)
}

/** In words, and how many of them there are at least. */
const NOTE_MAX = 16
const NOTES_LEAST = 4
const HANGS_ON = /^(?:(?:for|to|of|in|on|at|with|by|from|like|including|such|as|then|etc)\b|\S+$)/iu

/** "Prep for MOT, roadside breakdowns in the van, job cards on the tablet, …": typed in notes, a thing between each two commas. */
function isNotes(text: string): boolean {
  const parts = text.split(/,\s+/)
  const says = wordsOf(text).some(({ text: word }) => /^(?:clause|subject|auxiliary)$/.test(classOf(word)))
  return (
    !says &&
    parts.length >= NOTES_LEAST &&
    parts.every((part) => countWords(part) <= NOTE_MAX && !HANGS_ON.test(part))
  )
}

/** "Level 2 by three months, level 3 by nine months": each thing with its own time. */
const TIMED =
  /\b(?:by|within|in|inside|after) (?:the )?(?:[\p{L}\d]+ ){0,2}(?:weeks?|months?|years?|christmas|easter|spring|summer|autumn|winter)$/iu
const isTimed = (text: string): boolean => {
  const parts = text.split(/,\s+(?:and\s+)?/)
  return parts.length > 1 && parts.every((part) => TIMED.test(part) && countWords(part) > 2)
}

/** "Designing panels: layouts, cable lists and supporting the shop": what stands behind the colon is no duty, but what follows may be one. */
const isColonOfThings = (text: string) =>
  !/:.*:/.test(text) && ![isGerund, isImperative].some((isVerb) => isVerb(text.split(/:\s+/)[1] ?? ''))

/** "By May you’ll run two jobs, and by the end of the year …" */
const NEXT_AIM =
  /,? and (?=(?:by|in|within|after) (?:(?:the|a|an|end|of|first|\d+|two|three|six|nine|twelve) )*(?:year|months?)\b)/iu

/** "You could become a lead, course budget £900": a sum behind a chance is one thing more. */
const CHANCE = /^you (?:can|could|may|might) /i
const SUM = /^(?:an? )?(?:[\p{L}-]+ ){1,3}(?:of )?£[\d,]+$/u

/** What begins a thing of its own in a line of this section. */
function beginOf(text: string, section: Section): Begins | undefined {
  if (WORK.includes(section)) {
    const isVerb = [isGerund, isImperative].find((begins) => begins(text))
    const [, ...later] = gather(text, isTask)
    const isMixed = isVerb === isGerund && later.some((part) => !isGerund(part))
    return (isMixed ? isTaskOrVerb : isVerb) ?? (isListOfTasks(text) ? isTask : undefined)
  }
  if (section === 'growth' && CHANCE.test(text)) return (part) => SUM.test(part)
  if (section !== 'benefits' || !BENEFIT.test(text)) return undefined
  return (part) => BENEFIT.test(part) && !isBankHolidays(part)
}

/**
 * The things that a line lists, each for a line of its own, where each can stand alone: duties that all begin with their verbs, and
 * benefits. The line itself where it is one thing, or one condition may bear on all of it.
 */
export function splitList(text: string, section: Section): string[] {
  const aims = section === 'firstYear' ? text.split(NEXT_AIM) : []
  if (aims.length > 1) return aims
  if (section === 'firstYear' && isTimed(text)) return text.split(/,\s+(?:and\s+)?/)
  if (section === 'responsibilities' && isNotes(text)) return text.split(/,\s+/)
  const isTied = TIED.test(text) || (text.includes(':') && !(WORK.includes(section) && isColonOfThings(text)))
  const begins = isTied ? undefined : beginOf(text, section)
  if (!begins) return [text]
  const parts = gather(text, begins)
  const items =
    section === 'benefits' && parts.length > 1 ? parts.flatMap((part) => gatherItems(part)) : parts
  const isFit = (part: string) =>
    countWords(part) <= PART_MAX && (section === 'benefits' || countWords(part) > 1)
  return items.every(isFit) ? items : [text]
}

/** "25 days plus bank holidays, rising to 28": it goes on with what stands before it. */
const GOES_ON =
  /^(?:rising|going|growing|increasing|up|going up|more|depending|subject|after|which|with|matched) /i

/** Short items between commas, of a line that is known to be a list of benefits. */
function gatherItems(part: string): string[] {
  const items = part.split(/,\s+(?:and\s+)?/)
  return items.slice(1).every((item) => isShortItem(item) && !GOES_ON.test(item)) ? items : [part]
}
