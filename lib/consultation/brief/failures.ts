import type { Topic } from '@/lib/consultation/topics'

/** What goes wrong at a firm. */
const WRONG =
  '(?:scrap|rework|rejects?|rejections?|defects?|complaints?|(?:customer )?returns|warranty claims?|callbacks?|call-backs|penalt(?:y|ies)|fines|downtime|backlog|non-?conformances?|ncrs?|accidents?|injur(?:y|ies)|near misses|incidents|late (?:deliver(?:y|ies)|orders?|jobs?)|missed (?:deadlines?|deliver(?:y|ies))|overspend|(?:error|failure|fault) rates?|failed (?:audits?|inspections?)|leavers|(?:staff|labour) turnover|sickness|absence|turnover of staff)'
const FIGURE =
  '(?:£ ?)?(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)(?: ?(?:%|per ?cent|k\\b))?'
const ABOUT = '(?:(?:about|around|nearly|almost|over|some|roughly|more than) )?'
/** A figure behind these is what is aimed at, or a limit. */
const AIMED =
  '(?<!\\b(?:to|below|under|by|within|than|zero|up to|no) )(?<!\\b(?:to|below|under|by|within) (?:about|around) )'
const IS =
  "(?:['’]s|['’]re| is| are| was| were| has been| runs?| stands?| sits?)?(?: (?:running|up|down|sitting|currently|still|now|at|around))*"
const BEHIND = '(?:late|overdue|behind(?: schedule| plan)?)'
const LEFT =
  "(?:(?:have |has |had |['’]ve |['’]s )?(?:all |both )?(?:left|walked(?: out)?|quit|resigned|packed it in|gone|jacked it in)|(?:was|were|got) (?:sacked|fired|let go))"
const WHO =
  '(?:one|person|man|woman|chap|engineer|manager|operator|fitter|welder|people|starters?|hires?|recruits?|members? of staff|of (?:them|us|the team))'

const FAILURES: readonly RegExp[] = [
  new RegExp(
    `\\b${WRONG}(?: rates?| levels?)?${IS} (?:at|of|is|are|was|to) ${ABOUT}(?<!\\bto )${FIGURE}`,
    'i',
  ),
  new RegExp(
    `\\b${WRONG}(?: rates?| levels?)?(?:['’]s| is| are| was| runs?)(?: (?:at|running at|still|up))* ${ABOUT}${FIGURE}`,
    'i',
  ),
  new RegExp(`${AIMED}\\b${FIGURE} (?:of )?${WRONG}\\b`, 'i'),
  new RegExp(`${AIMED}\\b${FIGURE} (?:days?|weeks?|months?|hours?) ${BEHIND}\\b`, 'i'),
  new RegExp(`\\b(?:last|previous) (?:${FIGURE}|few|couple)?(?: ?${WHO})? ${LEFT}`, 'i'),
  new RegExp(`\\b(?:${FIGURE}|several|half) (?:of )?(?:the |our )?${WHO} ${LEFT}`, 'i'),
  new RegExp(
    `\\b(?:we|we['’]ve|have) lost ${ABOUT}(?:${FIGURE}|several) (?:people|staff|engineers|customers|clients|contracts)\\b`,
    'i',
  ),
]
const IS_WRONG = new RegExp(`\\b(?:${WRONG}|${BEHIND}|delays?)\\b`, 'i')
const NUMBER =
  '(?:\\d[\\d.,]*\\d|\\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)'
/** "From 6.8% to 3%". */
const START = new RegExp(
  `\\s+from ${ABOUT}${NUMBER}(?<unit> ?%| per ?cent|(?: [\\p{L}]+){0,3}?)(?<to>(?: down)? (?:to|below|under)(?: (?:under|below|about|around|at most))*) (?<aim>${NUMBER})(?![\\d.,]*\\d)(?<own> ?%| [\\p{L}]+)?`,
  'iu',
)

/** "Under 4% from 7%". */
const START_BEHIND = new RegExp(
  `(?<=\\b(?:to|under|below|at) ${ABOUT}${NUMBER}(?: ?%| per ?cent)?),? (?:down |up )?from ${ABOUT}${NUMBER}(?: ?%| per ?cent)?(?![\\d.,]*\\d)(?! to\\b)`,
  'iu',
)

/** "4" of "from 6.2 per cent to 4" is 4 per cent. */
function toAim(groups: Record<string, string | undefined>): string {
  const { unit = '', to = '', aim = '', own = '' } = groups
  const [word = ''] = unit.trim().split(' ')
  const isSaid = unit === '' || UNIT.test(own.trim()) || own.trim().slice(0, 3) === word.slice(0, 3)
  return `${to} ${aim}${isSaid ? '' : unit}${own}`
}

const UNIT = /^(?:%|(?:minute|hour|day|week|month|year)s?$)/i

/** The figure that an aim starts from is left out: "get scrap from 6.8% to 3%" is "get scrap to 3%". */
export const withoutStart = (text: string): string =>
  IS_WRONG.test(text)
    ? text
        .replace(START, (...match) => toAim(match.at(-1) as Record<string, string | undefined>))
        .replace(START_BEHIND, '')
    : text

/** Whether a text speaks of what goes wrong at a firm, with a figure or without. */
export const isAboutFailure = (text: string): boolean => IS_WRONG.test(text)

/** Whether a text gives a figure of what goes wrong at the firm, or of those who left. What is aimed at is none. */
export const tellsFailure = (text: string): boolean =>
  withoutStart(text) !== text || FAILURES.some((failure) => failure.test(text))

/** The same, but for the figure that an aim starts from: it tells the size of the job. */
export const tellsFailureOnly = (text: string): boolean =>
  FAILURES.some((failure) => failure.test(withoutStart(text)))

/** What the firm says of itself. Of a duty, a requirement or a goal the work may need such a figure. */
const OF_FIRM: readonly Topic[] = ['culture', 'growth', 'motivation', 'benefits', 'healthSafety']

/** How colleagues or predecessors behaved, in the words of somebody who is tired of it. */
const GRIEVANCE =
  /\b(?:sulk\w*|moan(?:ing|s|ed|ers?)?|whing\w+|whin(?:e[sd]?|ing)|skiv\w+|slack(?:ers?|ing off)|strops?|stroppy|tantrums?|prima donnas?|jobsworths?|drama queens?|backbit\w+|bunk(?:s|ing)? off|clear(?:s|ing)? off (?:at|early|before)|hung ?over|workshy|lazy|dead wood|toxic|mardy|back-?stabb\w+)\b/i

/** A danger that nobody has dealt with, or a rule that is broken. */
const UNSAFE =
  /\b(?:no|without(?: any)?) (?:guards?|guarding|interlocks?|extraction|harness(?:es)?|ppe)\b|\bguards? (?:\w+ ){0,3}(?:off|missing|broken)\b|\b(?:lose|lost|losing|take|takes|took|cost) (?:\w+ )?(?:a|your|his|her|their|an) (?:finger|hand|arm|eye|leg|head|life)s?\b|\b(?:kills?|killed|maims?) (?:you|somebody|someone|anyone|people|a man)\b|\bdeath ?traps?\b|\b(?:not|n['’]t) (?:strictly |really )?(?:meant|supposed|allowed) to\b|\bagainst the (?:rules|regs|regulations|law)\b|\bby-?pass(?:es|ed|ing)? (?:the |an? )?(?:guards?|interlocks?|trips?|alarms?)\b|\bcut(?:s|ting)? corners\b|\bblind eye\b|\bhealth and safety (?:nonsense|rubbish|gone mad)\b/i
/** "We never bypass an interlock": what is denied is no danger. */
const DENIED =
  /\b(?:never|nobody|no one|not|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|must ?n['’]?t|isn['’]?t|aren['’]?t)\b[^,;.]*$/i

const OF_PEOPLE: readonly Topic[] = ['softSkills', ...OF_FIRM]

/** How somebody behaved, in the words of one who is tired of it. */
export const tellsGrievance = (text: string): boolean => GRIEVANCE.test(text)
const tellsDanger = (text: string): boolean => {
  const found = UNSAFE.exec(text)
  return found !== null && !DENIED.test(text.slice(0, found.index))
}

/** Why there is a job, a grievance or a danger, rather than what draws people to it: for the agency, unless the manager wants candidates to read it. */
export const isForAgency = (topic: Topic, value: string): boolean =>
  (OF_FIRM.includes(topic) && (tellsFailure(value) || tellsDanger(value))) ||
  (OF_PEOPLE.includes(topic) && tellsGrievance(value))
