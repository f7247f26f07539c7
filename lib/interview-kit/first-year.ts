import type { Frame } from '@/lib/knowledge/interview/plain'
import { isStatement, leansOnAnother } from './lines/skip'
import { NOUN_VERBS, WORK_VERBS } from './lines/verbs'
import { countWords, toBaseVerb, unwrap } from './lines/words'

/** In words, of an aim. */
const GOAL_WORDS = 30
const GOAL_WORDS_MIN = 2

/** "Repair rate under 2%", "78 to 93": a figure, not a piece of work with one in it. */
const FIGURE =
  /\d\s?%|\b(?:from|under|below|above|down|up|to|by|(?<!\b(?:hands?|handed|handing|takes?|took|taking) )over)\b[^.]*(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)\b)|\b1 in \d|\b(?:halved?|halve|doubled?)\b|\bby (?:a |one )?(?:third|quarter|half|fifth)\b/i
/** "£750,000 of orders" */
const SUM = /£[\d,.]+\S* (?:of|in) \p{L}/u
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
  /\b(?:appoint(?:ed|ment)|authoris(?:ed|ation)|licen[cs]ed?|(?<!\b(?:of|close|closed|closing|resolve|answer|clear) )tickets?|certificate|certified|certification|diploma|degree|award|qualif\p{L}+|charter(?:ed|ship)|accredit\p{L}+|membership|member of|exams?|apprenticeship|competent person|nvq|svq|hnc|hnd|nebosh|iosh|cscs|smsts|level \d|cards?|promot\p{L}+|registration|registered|regist(?:er|ering) as|(?:become|becoming|made|step(?:ping|ped)? up|take over as|taking over as|acting|deputise|move into|moving into|grow into|growing into|lead role|team leader))\b/iu
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
  const isDated = isWithDate(goal)
  if ((FIGURE.test(withoutDates(goal)) || SUM.test(goal)) && !FINISHED.test(goal)) return 'aimFigure'
  return FINISHED.test(goal) || isDated ? 'aimProject' : 'aimOpen'
}

/** "Hands over the plots": what somebody does, which can’t follow "we want". */
const isThirdPerson = (goal: string) => {
  const [first = '', next = ''] = goal.split(' ')
  return (
    /^(?:has|have)$/i.test(first) ||
    (/[^s]s$/.test(first) &&
      toBaseVerb(first, isVerb) !== null &&
      !/^(?:of|for|at|in|on|to|is|are)$/i.test(next))
  )
}
const isVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)
const READ_OUT = 'The specification says this of the first year'
const quote = (lead: string, goal: string) => `${lead}: “${goal.charAt(0).toUpperCase()}${goal.slice(1)}”.`

/** An aim as it is written. */
export const readOut = (goal: string): string => quote(READ_OUT, goal)

export interface Aim {
  frame: Frame
  thing: string
}

/** Something to reach in the first year, or null where the line says nothing by itself. */
export function readAim(line: string): Aim | null {
  const goal = unwrap(line)
    .replace(LEAD, '')
    .replace(/ is the whole first year$/i, '')
  const words = countWords(goal)
  if (
    words < GOAL_WORDS_MIN ||
    words > GOAL_WORDS ||
    isStatement(goal.replace(/^(?:next|no|has|have) /i, '')) ||
    leansOnAnother(goal) ||
    /[=+]|[.?!;]\s/.test(goal)
  )
    return null
  const lead = isThirdPerson(goal)
    ? READ_OUT
    : !isWithDate(goal)
      ? 'We want this by the end of your first year'
      : 'One of your first aims would be this'
  return { frame: frameOf(goal), thing: quote(lead, goal) }
}
