import { isHeading, isNotice, makesNoDemand } from './lines/skip'
import { isServed, isTimeServed } from './lines/time'
import { countWords, splitList, unwrap } from './lines/words'

export interface RequirementLine {
  section: string
  text: string
}

/** What can be laid on the table, or looked up. */
const PAPER =
  /\b(?:cards?|tickets?|licen[cs]es?|certificates?|clearance|vetting|sc (?:required|needed|clear\w*)|bpss|dbs|(?:right|eligible|eligibility|entitled) to work|degrees?|diploma|nvq|svq|hnc|hnd|btec|city (?:&|and) guilds|gcses?|a[- ]levels?|b\.?eng|m\.?eng|bsc|msc|phd|cscs|ecs|cpcs|npors|smsts|sssts|ipaf|pasma|nebosh|iosh|gas safe|18th edition|2391|stcw|gwo|bosiet|sentinel|passport|face[- ]?fit|codings?|(?:site|work) references|prince2|pts|coss|ccnsg|compex|eusr|first aid(?! (?:box|kit|point|room|suppl)\p{L}*)|nptc|lantra|drugs? (?:and|&) alcohol (?:tests?|testing|screening)|apm p[mf]q|\p{L}+ practitioner|(?:offshore|seafarer['’]?s?|sea|eng1|ml5|rail|hgv|lgv|pcv|diving) medical)\b/iu
/** What a paper stands behind, unless the line is about the work: "2 yrs qualified and site based". */
const STANDING =
  /^coded (?:welder|to)\b|\b(?:certified|chartered|ceng|ieng|registration|registered|(?<!post-)qualifications?|qualified|apprenticeship|time[- ]served|membership|member of)\b|\bmedical$/i
/** In words. */
const STANDING_WORDS = 6
const OF_WORK =
  /\b(?:years?|yrs?|based|experience|background|working life|career|track record|attitude)\b|\btime[- ]served (?:in|on|with|at)\b/i
/** An act is asked about: "Managing degree apprentices". */
const DONE = /^(?:(?!driving|willing)\p{L}+ing|worked|managed|led|run|experience) /iu
/** "Pilot ticket, in date" */
const IN_DATE = /\b(?:in date|unexpired)$|, (?:current|valid)$/i
/** "You hold HACCP level 3" can be shown, whatever its name. */
const HELD = /^(?:you )?holds? (?:an? |the )?[\p{L}\d]/iu
const NAMED_LEVEL = /\blevel \d\b/i
/** "CIPS Level 4", "Level 3 Food Safety" */
const LEVELLED = /^(?:\p{Lu}{2,}\S* ){0,2}level \d\b/iu

/** "Seven years after the apprenticeship" */
const isTimeOnly = (text: string) =>
  isTimeServed(text) &&
  !PAPER.test(text) &&
  !STANDING.test(
    text.replace(
      /\b(?:post|after (?:the|an|their))[- ]apprenticeship|\b(?:since|after) (?:you |they )?(?:qualified|qualifying)\b|\bpost[- ]qualif\p{L}+|\b(?:yrs?|years?) (?:qualified|licensed|registered)\b/iu,
      '',
    ),
  )

const isStanding = (text: string) => {
  const [first = text] = text.split(/[,;]/)
  return (
    STANDING.test(first) && countWords(first.replace(/ or .*$/, '')) <= STANDING_WORDS && !OF_WORK.test(text)
  )
}

/** Whether what a line asks for is looked at on paper, and not asked about. */
export function isDocument({ section, text }: RequirementLine): boolean {
  if (isTimeOnly(text) || (isServed(text) && !PAPER.test(text))) return false
  if (section !== 'responsibilities' && IN_DATE.test(text)) return true
  if (section === 'education')
    return PAPER.test(text) || STANDING.test(text) || NAMED_LEVEL.test(text) || !OF_WORK.test(text)
  if (section === 'experience')
    return (
      (PAPER.test(text) && !DONE.test(text)) || isStanding(text) || HELD.test(text) || LEVELLED.test(text)
    )
  return section === 'technical' && isPaperAmongSkills(text)
}

/** A paper before anything else is said: "IOSH Managing Safely as a minimum". Work to a standard or with cards is a skill. */
function isPaperAmongSkills(text: string): boolean {
  const said = unwrap(text).split(/[:;–(]|, (?:and|but) /)[0] ?? text
  if (SURE_PAPER.test(said)) return true
  if (DONE.test(said) || OF_WORK.test(said)) return false
  return /\b(?:certificate|ticket|card|licen[cs]e)s?$/i.test(said) || isStanding(said) || HELD.test(said)
}
/** Whatever follows it, in any section. */
const SURE_PAPER =
  /^(?:an? |the |full |current |valid |clean |in[- ]date |uk |eu |gb |good |relevant |engineering |\p{L}+ or )*(?:(?:driving|flt|hgv|lgv) licen[cs]e|degree (?:in|or)\b|(?:hnc|hnd|nvq|svq|btec|city (?:&|and) guilds|gcses?|a[- ]levels?|b\.?eng|m\.?eng|bsc|msc|phd|cscs|cpcs|npors|smsts|sssts|ipaf|pasma|nebosh|iosh|gas safe|18th edition|2391|stcw|gwo|bosiet|f-?gas|nptc|lantra)\b|(?:[\p{L}&-]+ ){0,2}authorisation to\b)/iu

/** "The degree, five years, IES and Revit are musts": several things, of which other lines say more. */
const isRoundup = (text: string) =>
  /\b(?:is|are) (?:the |all )?musts?\b/i.test(text) ||
  (/\byears?\b/i.test(text) && splitList(text).length > 2)

/** Of a document: that it is neither a heading nor a sentence about something else. */
export const isPaper = (text: string): boolean =>
  !isNotice(text) &&
  !makesNoDemand(unwrap(text)) &&
  !isHeading(text) &&
  !isRoundup(text) &&
  (PAPER.test(text) || STANDING.test(text) || !/^(?:at|in|on|to) |\b(?:we|they)\b/i.test(text))
