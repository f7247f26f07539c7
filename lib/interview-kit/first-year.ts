import type { Frame } from '@/lib/knowledge/interview/plain'
import { toImperative } from './lines/imperative'
import { isSentence, isStatement, leansOnAnother } from './lines/skip'
import { NOUN_VERBS, WORK_VERBS } from './lines/verbs'
import { countWords, lowerFirst, unwrap } from './lines/words'

/** In words, of an aim. A longer one can’t be kept in mind. */
const GOAL_WORDS = 32
const GOAL_WORDS_MIN = 2

const NUMBER = '(?:\\d|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b|twenty\\b)'
const OVER = '(?<!\\b(?:hands?|handed|handing|takes?|took|taking) )over'
/** "Repair rate under 2%", "78 to 93": a figure, not a piece of work with one in it. */
const FIGURE = new RegExp(
  [
    '\\d\\s?(?:%|per ?cent\\b)',
    `\\b(?:under|below|above|down|up)\\b[^.]*${NUMBER}`,
    // "Lead time to ten days", but not "a lamp to three harbours".
    `\\b(?:from|to|by|${OVER}) (?:[\\p{L}’']+ ){0,2}?£?${NUMBER}\\S*(?: and a half)?(?:$| (?:or (?:less|more|better)|points?|minutes?|hours?|days?|weeks?|months?|years?|tonnes?|an?|per)\\b)`,
    `\\b(?:boost|bring|drop|get|grow|improve|increase|lift|lower|raise|reduce|shrink)\\p{L}*\\b[^.]* (?:from|to|by|${OVER}) (?:[\\p{L}’']+ ){0,2}?£?${NUMBER}`,
    '\\b1 in \\d',
    '\\b(?:halved?|halve|doubled?)\\b',
    '\\bby (?:a |one )?(?:third|quarter|half|fifth)\\b',
  ].join('|'),
  'iu',
)
/** "From 78 to 90 per cent", whatever it is. */
const FROM_TO = /\bfrom \S*\d[^,;]*? to (?:\S+ )?(?:\S*\d|nil\b|zero\b|none\b)/i
/** "£750,000 of orders", "£120k on castings" */
const SUM = /£[\d,.]+\S* (?:of|in|on|off|from) \p{L}/u
/** "Every claim over £50k", "lines worth over £600k each": which of them, and no target. */
const WHICH =
  /\b(?:(?:every|each|any|all) (?:[\p{L}-]+ ){1,3}|(?:costing|of|priced|rated|valued|worth) (?:at )?)(?:over|above|under|below|up to) \S+/giu
/** "By moving tests into the model": the way is given, so nobody is asked for one. */
const BY_DOING = /\bby (?:\p{L}+ly )?\p{L}{3,}ing\b/iu
const DATE =
  /\bby (?:the end of )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|easter|spring|summer|autumn|winter|q\d)\p{L}*\b(?: \d{4})?/giu
/** When it has to be reached is no figure. */
const OWN_DATE =
  /\b(?:by|at|before|until|from) (?:the )?(?:end of |middle of |start of )?(?:(?:month|week|year|quarter|day) \p{L}*\d*|(?:the )?(?:first|second|third|next|\d\p{L}*) (?:month|week|year|quarter)|\d{4}|next \p{L}+)\b|\b(?:with)?in (?:your |the )?(?:first |next )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty\S*)(?: and a half)? (?:days?|weeks?|months?|years?)\b|\b(?:month|week) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)\b|\b(?:in|by) (?:the )?(?:spring|summer|autumn|winter|jan\p{L}*|feb\p{L}*|march|april|may|june|july|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*) \d{4}\b/giu
/** "ISO 3834", "the S7-300", "Grade 4" and what stands in brackets are no figures. */
const CODE =
  /\b(?:ISO|EN|BS|IEC|AS|API|BRC)(?:[ -](?:ISO|EN))?[ -]?\d[\d-]*|\b\p{Lu}[\p{L}/-]*\d[\p{L}\d/.-]*(?!\s?%)|(?<=\S )\p{Lu}\p{L}+ \d[\d.]*\b(?!\s?(?:%|per ?cent))|\([^)]*\)|, up to [^,]*/gu
const withoutDates = (goal: string) => goal.replace(DATE, '').replace(OWN_DATE, '')

const FINISHED =
  /\b(?:finish\p{L}*|done|complete\p{L}*|deliver\p{L}*|releas\p{L}+|built|moved?|signed off|written|drawn|install\p{L}*|(?:up and|be|line|plant|bay|cell) running|handed over|commission\p{L}*|launch\p{L}*|live|topped out|roll(?:ed)? out|set up|introduce\p{L}*|replace\p{L}*|migrat\p{L}+)\b/iu

/** What must not happen. */
const PREVENTED =
  /^(?:have |had |see |with |keep to )?(?:no|zero|nil|not (?:a|one)(?: single)?)\b|\b(?:free of|without (?:an?|any|one)) (?:\p{L}+ ){0,2}(?:accidents?|claims?|complaints?|escapes?|faults?|finding|incidents?|injur(?:y|ies)|late|loss|lost|major|overruns?|recalls?|reportable|strikes?|stoppages?)\b/iu

const LEARNERS =
  '(?:apprentices?|foremen|foreman|assistants?|buyers?|cadets?|designers?|engineers?|fitters?|graduates?|inspectors?|juniors?|leaders?|learners?|managers?|operators?|operatives?|people|planners?|programmers?|setters?|shifts?|staff|starters?|supervisors?|teams?|technicians?|trainees?|welders?)'
/** "Every engineer signed off on two more lines", "Two graduates ready to sit the exam" */
const PEOPLE_GROWN = new RegExp(
  `^(?:the |our |your |all |both |each |every |at least |\\S*\\d+ |one |two |three |four |five |six |(?:[\\p{L}-]+ ){0,2}?)*${LEARNERS}\\b.{0,40}\\b(?:able|approved|authorised|chartered|competent|confident|cross-?(?:skilled|trained)|multi-?skilled|passed|promoted|qualified|ready|signed off|through|trained|working (?:alone|unsupervised))\\b`,
  'iu',
)
const PEOPLE_TAUGHT = new RegExp(
  `^(?:bring(?:ing)?(?: on|(?= .* (?:on|up to (?!(?:about )?\\d))\\b))|coach\\p{L}*|cross-?train\\p{L}*|develop\\p{L}*|get(?:ting)?|mentor\\p{L}*|train\\p{L}*|upskill\\p{L}*) (?:(?:up )?(?:the|our|your|all|both|each|every|a|an|\\d+|one|two|three|four|five|six) )?(?:[\\p{L}-]+ ){0,3}?${LEARNERS}\\b`,
  'iu',
)

/** A ticket, a qualification, a role or an appointment of the candidate’s own. */
const GAINED =
  /\b(?:appoint(?:ed|ment)|authoris(?:ed|ation)|licen[cs]ed?|(?<!\b(?:of|close|closed|closing|resolve|answer|clear) )tickets?(?! \p{L})|certificate|certified|(?<=^(?:achieve|attain|earn|gain|get|hold|obtain|pass)\b.*)(?:category|status)|(?<!\bto )certification|diploma|degree|award|qualif\p{L}+|charter(?:ed|ship)|accredit\p{L}+|membership|member of|exams?|apprenticeship|coded|competent person|nvq|svq|hnc|hnd|nebosh|iosh|cscs|smsts|level \d|cards?|promot\p{L}+|signed off (?:on|as|for)|registration|registered|regist(?:er|ering) as|(?:become|becoming|made|step(?:ping|ped)? up|take over as|taking over as|acting|deputise|move into|moving into|grow into|growing into|lead role|team leader))\b/iu
/** Of a firm's certificate, not a person's. */
const OF_THE_FIRM =
  /\b(?:keep|retain|maintain|renew|hold on to|achieve|gain|win) (?:the |our )?(?:iso|iatf|as ?9100|brc\p{L}*|\p{Lu}+ ?\d{3,})\b|\baudit\b|\bproduct\b/iu
/** To be relied on. */
const RELIED_ON =
  /\b(?:known|trusted|relied on|go-to|the person to ask|the one (?:who|people)|alone|on (?:your|their) own|unsupervised|without (?:supervision|help|being|the (?:manager|supervisor)|me|us)|independent(?:ly)?|settled in(?:to)?\b(?! time)|confident|competent (?:in|at|on|with)|knows? (?:the|our|your|every|all)|up to speed|fully trained|part of the (?:team|rota)|on the (?:rota|call-out)|covering)\b/i

/** "The team from 12 to 20 people" is no figure that somebody answers for, but a piece of work. */
const SIZE = new RegExp(
  `\\b(?:crew|department|gang|headcount|team)\\b.*\\bfrom \\S*\\d+ to \\S*\\d+(?!\\s?(?:%|per cent))|\\bto \\S*\\d+ ${LEARNERS}\\b`,
  'iu',
)

const isFigure = (said: string): boolean => {
  const goal = said.replace(CODE, '')
  if (SIZE.test(goal)) return false
  if (FROM_TO.test(goal)) return true
  const target = withoutDates(goal).replace(WHICH, '')
  return (FIGURE.test(target) || SUM.test(target)) && !FINISHED.test(goal)
}

/** What is asked of an aim: what could stop a piece of work is not what could stop an appointment. */
function frameOf(goal: string): Frame {
  if (PREVENTED.test(goal)) return 'aimPrevent'
  if (PEOPLE_GROWN.test(goal) || PEOPLE_TAUGHT.test(goal)) return 'aimPeople'
  if (GAINED.test(goal) && !OF_THE_FIRM.test(goal)) return 'aimGain'
  if (RELIED_ON.test(goal)) return 'aimStanding'
  return isFigure(goal) && !BY_DOING.test(goal) ? 'aimFigure' : 'aimDeliver'
}

export interface Aim {
  frame: Frame
  /** A sentence without its full stop: "In the first year we’d want you to clear the backlog". */
  thing: string
}

/** How something to reach in the first year is asked about, or null where the line says nothing by itself. */
export function readAim(line: string, names: ReadonlySet<string>, isAmongActs = false): Aim | null {
  const goal = unwrap(line)
  const words = countWords(goal)
  const isAlone = !isStatement(goal.replace(/^(?:next|no|not|has|have) /i, '')) && !leansOnAnother(goal)
  if (words < GOAL_WORDS_MIN || words > GOAL_WORDS || !isAlone) return null
  const frame = frameOf(goal)
  return { frame, thing: wordAim(goal, { names, isAmongActs, isFigure: frame === 'aimFigure' }) }
}

/** What somebody is to be by then: "trusted to run the boat alone". */
const STATE =
  /^(?:able|accepted|appointed|approved|authorised|certified|chartered|coded|comfortable|competent|confident|fully|independent|known|licensed|part of|promoted|qualified|ready|recognised|registered|relied|respected|seen|settled|signed off|the (?:go-to|first|person)|trained|trusted|up to speed|working)\b/i
/** Nouns as often, that begin an aim as verbs. */
const BEGINS = /^(?:build|cut|drive|lead|run|set|test|train|halve|double|grow|win)$/i
/** What a figure is done to, whether or not duties use it. */
const CHANGES =
  /^(?:boost|bring|close|drop|ease|hit|increase|lift|lower|move|nudge|push|quicken|raise|reach|reduce|restore|shorten|shrink|slash|slow|speed|stretch|tighten|trim|turn|widen)$/i
const PARTICLE = /^(?:up|down|out|off|over|round|around|back|in|on|through)$/i
/** "Output up 5%", "cost down by a third" */
const AFTER_PARTICLE = /^(?:\d|\p{Ll}+ing$|(?:at|by|for|from|in|of|on|to|under|with)$)/iu
/** "Rework below 1%" */
const IS_AT = /^(?:above|at|below|rate|time|under)$/i
const AFTER_NOUN = /^(?:above|at|below|by|down|for|from|in|of|on|over|rate|time|times|to|under|up)$/i

const own = (text: string) => text.replace(/\btheir\b/gi, 'your').replace(/\bthemselves\b/gi, 'yourself')
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** "By Christmas, two lines moved" */
const DATED = /^(?<date>(?:by|before|within|in) [^,]{3,30}), (?<goal>.+)$/i

/** What can be left out of an act: in brackets, after a semicolon, or why it is wanted. */
const ASIDE = / \([^)]*\)|;.*$|,? so (?:that )?(?:we|you)\b.*$/gi

/** "Rework down from 4%" */
const IS_MOVED = /\b(?:cut|up|down|over|brought|taken|\p{L}{3,}ed) from\b/iu

/** "Change notes turned round in five days": what such a word names has had something done to it. */
const IS_DONE_TO = /^\p{L}+ (?:\p{L}+ )?\p{L}+s \p{L}{2,}ed\b/u
/** "Lead process engineer on two schemes" */
const IS_ROLE =
  /^lead (?:[\p{L}-]+ ){0,2}(?:analyst|architect|buyer|designer|developer|engineer|estimator|fitter|inspector|manager|planner|technician|tester)\b/iu

/** Whether an aim begins with a verb, and not with a noun that may be one elsewhere. */
function beginsAsAct(goal: string, isAmongActs: boolean): boolean {
  const [first = '', next = '', third = ''] = goal.toLowerCase().replace(/,/g, '').split(' ')
  // "Put at least three dishes on the menu"
  const isOfMany = next === 'at' && /^(?:least|most)$/.test(third) && WORK_VERBS.has(first)
  if (next === '' || (IS_AT.test(next) && !isOfMany) || IS_ROLE.test(goal)) return false
  if (NOUN_VERBS.has(first) && IS_DONE_TO.test(goal)) return false
  if (toImperative(goal.replace(ASIDE, ''), false) !== null) return true
  if (BEGINS.test(first)) return !AFTER_NOUN.test(next)
  const mayBeAct = WORK_VERBS.has(first) || NOUN_VERBS.has(first) || CHANGES.test(first)
  // "Turn round at least 25 tenders"
  const isBound = /^\p{L}+ \p{L}+ at (?:least|most) /iu.test(goal)
  if (mayBeAct && PARTICLE.test(next)) return isBound || !(third === '' || AFTER_PARTICLE.test(third))
  if (!mayBeAct || AFTER_NOUN.test(next) || IS_MOVED.test(goal)) return false
  return isAmongActs
}

/** What a figure is in, and where it is to go: "changeover from 7 hours to 5". */
const MOVES =
  /(?<!\b(?:brought|cut|down|held|kept|moved|reduced|taken|up|\p{L}{3,}ed)) (?=from \S*\d|to (?:zero|nil|none)\b)/iu
const MOVES_BARE = /(?<=\p{L}) (?=\S*\d\S* to \S*\d)/u
/** With the verb that a note leaves out. */
function brought(goal: string): string {
  if (/ from /.test(goal) || / to (?:zero|nil|none)\b/i.test(goal)) return goal.replace(MOVES, ' brought ')
  return goal.replace(MOVES_BARE, ' brought from ')
}

interface AimReading {
  names: ReadonlySet<string>
  isAmongActs: boolean
  isFigure: boolean
}

function wordAim(said: string, { names, isAmongActs, isFigure }: AimReading): string {
  const dated = DATED.exec(said)?.groups
  const goal = dated ? `${dated.goal} ${lower(dated.date ?? '')}` : said
  // A day of its own and "in the first year" would be two.
  const wish = withoutDates(goal) === goal ? 'In the first year we’d want you to' : 'We’d want you to'
  const past = /^has (?<done>\p{L}+(?:ed|en|t|un|ut) .*)$/iu.exec(goal)?.groups?.done
  if (past) return `${wish} have ${own(past)}`
  if (STATE.test(goal) && !isSentence(goal)) return `${wish} be ${own(lower(goal))}`
  if (/^(?:be|become|get|have|hold|join|know|understand) /i.test(goal)) return `${wish} ${own(lower(goal))}`
  const [first = ''] = goal.split(' ')
  const act = beginsAsAct(goal, isAmongActs) ? toImperative(goal.replace(ASIDE, ''), true) : null
  if (act) return `${wish} ${act}`
  const plain = goal.replace(/ \([^)]*\)|;.*$/g, '')
  const small = names.has(first) ? plain : lowerFirst(plain)
  return isFigure
    ? `${wish.replace(/ you to$/, ' to')} see ${brought(small)}`
    : `Here’s one of the aims for the first year: ${small}`
}
