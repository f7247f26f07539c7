/** A line whose work is to read or judge what others have made. */
const JUDGES =
  /^(?:(?:able to|can|experience of|experience in) )?(?:approv|audit|challeng|check|evaluat|inspect|interpret|prov(?:e|ing) |read|reject|review|verif|vet)\p{L}*\b(?! (?:list|sheet)s?\b)/iu
/** A line whose work is to make something. */
const MAKES =
  /^(?:(?:able to|can|experience of|experience in) )?(?:build|creat|design|detail|develop|draft|draw|fabricat|manufactur|model|prepar|produc|program|writ)\p{L}*\b/iu

const MADE =
  /\byou(?:’d| had|’ve)? (?:built|designed|detailed|drafted|drew|drawn|made|modelled|prepared|produced|programmed|put on|sized|wrote|written)\b/iu
const JUDGED =
  /\byou(?:’d| had|’ve)? (?:approved|audited|caught|challenged|checked|disagreed|doubted|found|held back|inspected|noticed|questioned|read|refused|rejected|reviewed|saw|sent back|spotted|stopped|turned down)\b|\bor (?:checked|reviewed)\b/iu
/** Somebody else judged the candidate’s own work. */
const WAS_JUDGED =
  /\b(?:an?|the|your) (?:approver|assessor|auditor|client|customer|engineer|examiner|inspector|planner|reviewer)\b.{0,25}\b(?:failed|queried|questioned|refused|rejected|returned|sent back|turned down)\b|\b(?:was|were|wasn’t|weren’t) (?:accepted|approved|refused|rejected|returned|sent back)\b|\bof yours (?:that )?(?:was|came back)\b|\byou (?:had to defend|defended)\b/iu

const SERVICED = /\byou(?:’d| had|’ve)? (?:maintain|mended|repaired|service|serviced)\b/iu
const NEW = /\bfrom concept\b|\bnew products?\b/i

const STAFF =
  '(?:people|staff|team|crew|gang|juniors?|graduates?|apprentices?|trainees?|\\p{L}*(?:assistants?|clerks?|designers?|engineers?|fitters?|managers?|modellers?|operators?|operatives?|seniors|supervisors?|technicians?|welders?|workers?))'
/** A line whose work is to lead somebody: "Manage one accounts assistant", "Train two commis and an apprentice". */
const LEADS = new RegExp(
  `^(?:coach|develop|lead|line[- ]manage|look after|manage|mentor|supervise|train)\\p{L}* (?:up to |about )?(?:[\\p{L}\\d-]+ ){0,4}?${STAFF}\\b(?! (?:to|who|meeting|file))`,
  'iu',
)
const OF_PEOPLE =
  /\b(?:anyone|apprentices?|colleagues?|crew|gang|graduates?|juniors?|people|person|shift|somebody|someone|staff|teams?|trainees?|who|working for you)\b/i

/** Whether a line about leading somebody meets a question about something else. */
export const isAboutOtherThanPeople = (line: string, question: string): boolean =>
  LEADS.test(line) && !OF_PEOPLE.test(question)

/** Whether a question puts the candidate on the other side of the work that a line asks for: who reviews drawings is not asked about those they drew. */
export function isOtherSide(line: string, question: string): boolean {
  if (SERVICED.test(question) && (MAKES.test(line) || NEW.test(line))) return true
  if (JUDGES.test(line)) return (MADE.test(question) && !JUDGED.test(question)) || WAS_JUDGED.test(question)
  return (
    MAKES.test(line) &&
    JUDGED.test(question) &&
    !MADE.test(question) &&
    /\b(?:rejected|reviewed|approved|audited|sent back|turned down)\b/i.test(question)
  )
}
