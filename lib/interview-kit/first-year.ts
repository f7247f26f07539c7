import type { Frame } from '@/lib/knowledge/interview/plain'
import { toImperative } from './lines/imperative'
import { isStatement, leansOnAnother } from './lines/skip'
import { countWords, lowerFirst, unwrap } from './lines/words'

/** In words, of an aim. */
const GOAL_WORDS = 20
const GOAL_WORDS_MIN = 2

/** "Repair rate under 2%", "78 to 93": a figure, not a piece of work with one in it. */
const FIGURE =
  /\d\s?(?:%|per ?cent\b)|\b(?:from|under|below|above|down|up|to|by|(?<!\b(?:hands?|handed|handing|takes?|took|taking) )over)\b[^.]*(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)\b)|\b1 in \d|\b(?:halved?|halve|doubled?)\b|\bby (?:a |one )?(?:third|quarter|half|fifth)\b/i
/** "From 78 to 90 per cent", whatever it is. */
const FROM_TO = /\bfrom \S*\d[^,;]*? to (?:\S*\d|nil\b|zero\b|none\b)/i
/** "£750,000 of orders", "£120k on castings" */
const SUM = /£[\d,.]+\S* (?:of|in|on|off|from) \p{L}/u
const DATE =
  /\bby (?:the end of )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|easter|spring|summer|autumn|winter|q\d)\p{L}*\b/iu
/** When it has to be reached: said in the aim itself, and no figure. */
const OWN_DATE =
  /\b(?:by|at|before|until|from) (?:the )?(?:end of |middle of |start of )?(?:(?:month|week|year|quarter|day) \p{L}+|(?:the )?(?:first|second|third|next|\d\p{L}*) (?:month|week|year|quarter)|\d{4}|next \p{L}+)\b|\b(?:with)?in (?:your |the )?(?:first |next )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty\S*)(?: and a half)? (?:days?|weeks?|months?|years?)\b|\b(?:month|week) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)\b|\b(?:in|by) (?:the )?(?:spring|summer|autumn|winter|jan\p{L}*|feb\p{L}*|march|april|may|june|july|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*) \d{4}\b/giu
const DATED = new RegExp(`${DATE.source}(?: \\d{4})?`, 'giu')
/** "ISO 3834" is no figure. */
const RULE = /\b(?:ISO|EN|BS|IEC|AS|API|BRC)(?:[ -](?:ISO|EN))?[ -]?\d[\d-]*/g
const withoutDates = (goal: string) => goal.replace(RULE, '').replace(DATED, '').replace(OWN_DATE, '')

const isWithDate = (goal: string) => goal.replace(DATED, '').replace(OWN_DATE, '') !== goal

const FINISHED =
  /\b(?:finish\p{L}*|done|complete\p{L}*|deliver\p{L}*|releas\p{L}+|built|moved?|signed off|written|drawn|install\p{L}*|(?:up and|be|line|plant|bay|cell) running|handed over|commission\p{L}*|launch\p{L}*|live|topped out|roll(?:ed)? out|set up|introduce\p{L}*|replace\p{L}*|migrat\p{L}+)\b/iu

/** A ticket, a qualification, a role or an appointment. */
const GAINED =
  /\b(?:appoint(?:ed|ment)|authoris(?:ed|ation)|licen[cs]ed?|(?<!\b(?:of|close|closed|closing|resolve|answer|clear) )tickets?|certificate|certified|(?<!\bto )certification|diploma|degree|award|qualif\p{L}+|charter(?:ed|ship)|accredit\p{L}+|membership|member of|exams?|apprenticeship|competent person|nvq|svq|hnc|hnd|nebosh|iosh|cscs|smsts|level \d|cards?|promot\p{L}+|signed off (?:on|as|for)|registration|registered|regist(?:er|ering) as|(?:become|becoming|made|step(?:ping|ped)? up|take over as|taking over as|acting|deputise|move into|moving into|grow into|growing into|lead role|team leader))\b/iu
/** Of a firm's certificate, not a person's. */
const OF_THE_FIRM =
  /\b(?:keep|retain|maintain|renew|hold on to|achieve|gain|win) (?:the |our )?(?:iso|iatf|as ?9100|brc\p{L}*|\p{Lu}+ ?\d{3,})\b|\baudit\b|\bproduct\b/iu
/** To be relied on. */
const RELIED_ON =
  /\b(?:known|trusted|relied on|go-to|the person to ask|the one (?:who|people)|alone|on (?:your|their) own|unsupervised|without (?:supervision|help|being|the (?:manager|supervisor)|me|us)|independent(?:ly)?|settled|confident|competent (?:in|at|on|with)|knows? (?:the|our|your|every|all)|up to speed|fully trained|part of the (?:team|rota)|on the (?:rota|call-out)|covering)\b/i

const LEAD = /^(?:success|the (?:first|main) (?:thing|job)|first (?:thing|job)) (?:is|means) /i

/** What is asked of an aim of the first year: what could stop a piece of work is not what could stop an appointment. */
function frameOf(goal: string): Frame {
  if (GAINED.test(goal) && !OF_THE_FIRM.test(goal)) return 'aimGain'
  if (RELIED_ON.test(goal)) return 'aimStanding'
  if (FROM_TO.test(goal)) return 'aimFigure'
  return (FIGURE.test(withoutDates(goal)) || SUM.test(goal)) && !FINISHED.test(goal)
    ? 'aimFigure'
    : 'aimDeliver'
}

/** "By month three: your first survey issued" */
const WHEN = /^(?<when>(?:by|within|in|before|from) [^,:]{2,40})[,:] (?<goal>.+)$/i
/** "Become", "has learned": what somebody is or has. */
const STATE_VERB = /^(?:be|become|have|has|hold|holds|know|knows|get|gets)\b/i
/** "Appointed as pilot", "trusted to sail alone": what is said of somebody, not of a thing. */
const OF_PERSON =
  /^(?:able|added|appointed|authorised|certified|chartered|competent|confident|fully|independent|known|licensed|on the|part of|promoted|qualified|registered|relied|settled|signed off|trained|trusted|up to speed|\p{L}{2,}ing (?:the|an?|all|our|your|both|each)|running|covering|deputising)\b/iu
const THIRD_PERSON =
  /^(?<verb>\p{L}{2,})s (?=(?:the|a|an|all|our|your|their|every|each|both|over|up|out|off)\b)/iu

const COUNTED =
  /^(?:[\d£]|(?:no|all|both|every|each|the|an?|our|your|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|a third|fewer|less|more|zero|nil|monthly|weekly|month-end)\b)/i
/** Where what is measured or made ends, and what becomes of it begins. */
const CHANGE =
  / (?:(?:back )?(?:from|down|up|to|under|below|above|over|by|at|within|in place|into|in|on|for|through|without|out|off|live|running|ready|done|built|won|met|halved|doubled|set|written|drawn|moved|not)|\p{L}{3,}ed)\b/iu
/** After a verb of getting: "the scrap down to 4 per cent", "two pumps installed". */
const BECOMES =
  / (?:(?:from|down|up|under|below|above|over|into|through|in place|live|running|ready|done|built|won|met|halved|doubled|set up|written|drawn|moved)|\p{L}{3,}ed)\b/iu

const SEVERAL = /^(?!\p{L}*ss\b)\p{Ll}+s (?:\p{L}{3,}ed|ready)\b/u
const withArticle = (goal: string) => {
  const plain = lowerFirst(goal)
  const [, next = ''] = goal.split(' ')
  const isMeasure = CHANGE.test(` ${next}`) && !/\p{L}{3,}(?:ed|y)$/u.test(next)
  const isBare =
    COUNTED.test(goal) || isMeasure || /^[\p{Lu}\d]/u.test(next) || next === '' || SEVERAL.test(plain)
  return isBare ? plain : `the ${plain}`
}

export interface Aim {
  frame: Frame
  thing: string
}

/** Words that are nouns as often, but begin an aim as verbs: "Cut waste by half", not "Lead time down to ten days". */
const AIM_VERB = /^(?:cover|cut|hold|lead|run)\b(?! (?:times?|rates?|costs?|hours|from|to|down|up)\b)/i

/** An aim of the first year as the rest of a sentence of ours that begins with "we’d want". */
function wordGoal(goal: string): string {
  const base = goal.replace(THIRD_PERSON, '$<verb> ')
  const act = STATE_VERB.test(goal)
    ? base.replace(/^has\b/i, 'have')
    : toImperative(base, base !== goal || AIM_VERB.test(base))
  if (act) return `you to ${act.charAt(0).toLowerCase()}${act.slice(1)}`
  if (OF_PERSON.test(goal)) return `you to be ${goal.charAt(0).toLowerCase()}${goal.slice(1)}`
  return `${BECOMES.test(goal) ? 'to get' : 'to see'} ${withArticle(goal)}`
}

/** Something to reach in the first year, or null where the line says nothing by itself or can’t be said in a sentence. */
export function readAim(line: string): Aim | null {
  const whole = unwrap(line)
    .replace(LEAD, '')
    .replace(/ is the whole first year$/i, '')
  const { when = '', goal = whole } = WHEN.exec(whole)?.groups ?? {}
  const words = countWords(goal)
  if (
    words < GOAL_WORDS_MIN ||
    words > GOAL_WORDS ||
    isStatement(goal.replace(/^(?:next|no|has|have) /i, '')) ||
    leansOnAnother(goal) ||
    /[=+:;?!“”"]|\.\s/.test(goal)
  )
    return null
  const lead =
    when === '' ? (isWithDate(whole) ? 'We’d want' : 'In your first year we’d want') : `${when} we’d want`
  return { frame: frameOf(goal), thing: `${lead.charAt(0).toUpperCase()}${lead.slice(1)} ${wordGoal(goal)}` }
}
