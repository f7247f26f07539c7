import { type Heading, headingOf } from './heading'
import { toDoingOf, toImperative } from './imperative'
import { doingOf, isBroadAct, isWhole } from './slot'
import { countWords, lowerFirst } from './words'

export interface LineToAsk {
  text: string
  section: string
  /** Among duties that are written as acts. */
  isAmongActs?: boolean
  /** Of a job for a graduate, an apprentice or a trainee. */
  isForLearner?: boolean
}

/** "Building Regulations" is no act. */
const isAct = (head: string) => /^\p{Lu}\p{Ll}+ing(?:,|$| \p{Ll}| \p{Lu}(?!\p{Ll}))/u.test(head)
/** "Casting defects" may be an act or not. */
export const isSurelyAct = (head: string): boolean =>
  isAct(head) &&
  doingOf(head) !== null &&
  !isBroadAct(head) &&
  !TRADE_NOUN.test(head) &&
  !/^\S+(?: and \S+)? of /.test(head)
const TRADE_NOUN =
  /^(?:accounting|bearing|bending|boring|building|cabling|casting|catering|cladding|cleaning|coating|cooling|cutting|drawing|drilling|engineering|filling|fitting|forging|glazing|grinding|handling|heating|lifting|lighting|machining|manufacturing|marketing|metering|milling|mining|monitoring|moulding|networking|nursing|packing|painting|piping|planning|plating|plumbing|printing|processing|programming|purchasing|rigging|roofing|scaffolding|shipping|signalling|surveying|switching|testing|tooling|training|tubing|tunnelling|turning|welding|wiring)\b/i

const RULE_CODE =
  /\b(?:BS|EN|ISO|IEC|HTM|HSG|PAS|DIN|ASME|API|IPC|J-STD|ACOP|CDM|PSSR|LOLER|PUWER|COSHH|RIDDOR|JCT|NEC\d?|HACCP|DSEAR|ATEX|DO-\d\S*|UN \d\S*|CS-?\d\S*|GMP|MDR|DMRB|CIBSE|REACH|CLP|MCS|MIS|GAMP|BRCGS?|GDP|eurocodes?|annex|guidance|directives?|approved documents?|regulations?|regs|standards?|codes?|act|specifications?|series|classes)\b/i

export const namesRule = (text: string): boolean =>
  RULE_CODE.test(text) && /\d|\b(?:regulations?|act)\b/i.test(text)

/** "Seal design to API 682" and "ISO 9001 audits" are work. */
export const isRule = (said: string): boolean => {
  const head = said.replace(/ of practice$/i, '')
  return (
    RULE_CODE.test(head) &&
    !isAct(head) &&
    !/ (?:to|under|of|with|for|against|in|by) /.test(head) &&
    /(?:\d[\w.-]*|guidance|directives?|eurocodes?|regulations?|regs|standards?|codes?|acts?|specifications?|\b\p{Lu}{2,})$/iu.test(
      head,
    )
  )
}

/** In words, at most, and without what can’t be said in the middle of a sentence. */
export const isSayable = (text: string, most: number): boolean =>
  countWords(text) <= most && !/[;:()“”"/]|\b(?:our|your|my|their)\b|^\d/i.test(text)

/** Somebody has one of these, and has no experience of it. */
const LIFE =
  /\b(?:working life|track record|career|background|history|pedigree|apprentice(?:ship)?|time served)\b/i
/** Says something only together with what it is compared with. */
const COMPARED =
  /\b(?:similar|comparable|equivalent|relevant|related|other|different|such|same)\b(?= (?:\p{L}+ )?(?:roles?|positions?|posts?|jobs?|work|environments?|settings?|sectors?|industr(?:y|ies)|places?|compan(?:y|ies)|firms?|fields?)\b)/iu
export const isVague = (thing: string): boolean => LIFE.test(thing) || COMPARED.test(thing)

/** Within a sentence. */
function toThing(head: string, names: ReadonlySet<string>): string {
  const isPair = /^(?<first>\p{Lu}\p{Ll}+) (?:or|and|&) \p{Ll}/u.exec(head)
  const [first = ''] = head.split(' ')
  const isDoing = isAct(head) || (/^\p{Lu}\p{Ll}+ing$/u.test(first) && !names.has(first) && !isRule(head))
  return isDoing || (isPair && !names.has(isPair.groups?.first ?? ''))
    ? head.charAt(0).toLowerCase() + head.slice(1)
    : names.has(first)
      ? head
      : lowerFirst(head)
}

/** As an act where the duties around it are acts: "Brief slingers" as "Briefing slingers". */
export function readHeading(
  { text, isAmongActs = false }: LineToAsk,
  names: ReadonlySet<string>,
): Heading | null {
  const heading = headingOf(text, names)
  if (!isAmongActs || (heading && isAct(heading.text))) return heading
  const imperative = toImperative(text, isAmongActs)
  return imperative ? headingOf(toDoingOf(imperative), names) : heading
}

/** Within a sentence, or null where it is no whole thing, or an act of any sense: "running the bay". */
export function wholeOf(
  { section, isAmongActs }: LineToAsk,
  head: string,
  names: ReadonlySet<string>,
): string | null {
  const thing = toThing(head, names)
  if (isVague(thing) || (section === 'responsibilities' && isBroadAct(thing))) return null
  if (!isWhole(thing, isAmongActs)) return null
  return TITLE.test(thing) ? `the ${thing}` : thing
}
/** "ISM Code", which a sentence names with an article. */
const TITLE = /^(?:\p{Lu}[\p{L}\d&-]* )+(?:Acts?|Codes?|Convention|Directives?|Regulations|Rules)\b/u
