import { audienceOf } from '@/lib/specification/content'
import type { Section } from '@/lib/specification/options'
import { isCompoundNoun } from './compound-nouns'
import { baseOf, dutyVerbs, isImperative, NOUNS, withBaseVerbs } from './duty-verbs'
import { REQUIREMENTS, WORK } from './edits/edit'
import type { LineDraft } from './input'
import { asReaderThroughout, asYou, asYouByPart, countThird } from './person'
import { listed, lowered } from './phrases'

/** What work is called by its noun: "principal inspections" are carried out. */
const ACTIVITY =
  /^(?:assessments?|audits?|calibrations?|checks|commissioning|fault[- ]?finding|installations?|inspections?|investigations?|maintenance|overhauls?|repairs|servicing|site visits|stud(?:y|ies)|surveys?|testing|tests|trials)$/i
/** The words before the first preposition. */
const HEAD =
  /^(?<head>(?:[\p{L}&'’-]+ ){0,4}?[\p{L}-]+)(?= (?:to|of|on|for|in|at|with|across|under|from)\b|$)/u

const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|must|should|we|they|you|i)\b|['’](?:re|ll|d|ve)\b/i
/** Where a clause begins that only says when or why. */
const SUBORDINATE = /\b(?:before|after|when|whenever|while|where|until|once|if|so that|because|as)\b/i
const GERUND =
  /(?<=^|[,;] (?:and |then )?|\b(?:and|or|then) )(?<word>\p{L}{2,}ing)\b(?! of\b|(?:,| and| or) (?!\p{L}+ing\b))/giu
const DOUBLED = /(?<=[aeiou])(?<last>[bdglmnprt])\k<last>$/
/** How plain verbs end that no list has: "shuttering", but "sluicing" and "dredging" have lost an e. */
const WHOLE = /(?:[eo]r|en|[aeo]y|ow|sh|ch|ck|ll|ss|[nslrfcp]t|[nlr]d|r[kmn]|mp|x)$/i
const CUT_SHORT = /(?:[cvz]|[^n]g|[^aeiourlw]l|[^aeiou]at|\p{L}{3}at)$/iu

/** "Running" as "run". `isVerb`: it is one for certain, whatever verb it is. */
export function fromGerund(word: string, isVerb: boolean): string | undefined {
  const stem = word.toLowerCase().slice(0, -'ing'.length)
  const known = [stem, `${stem}e`, stem.replace(DOUBLED, '$<last>')].find((verb) => dutyVerbs().has(verb))
  if (known || !isVerb) return known
  return WHOLE.test(stem) ? stem : CUT_SHORT.test(stem) ? `${stem}e` : undefined
}

/** "Running the shift and keeping the log" as "run the shift and keep the log"; null where one of them may be a noun. */
function asImperative(text: string, isVerb = false): string | null {
  const [main = ''] = text.split(SUBORDINATE, 1)
  if (FINITE.test(main) || !/^\p{L}+ing\b/iu.test(text)) return null
  let isSure = true
  const changed = text.replace(GERUND, (word: string, ...match) => {
    const at = match.at(-3) as number
    // "Doing tolerance stacks and drawing packs": what is done, and nothing that is done to it.
    if (at > 0 && isCompoundNoun(text.slice(at))) return word
    const verb = isCompoundNoun(text.slice(at)) ? undefined : fromGerund(word, isVerb)
    if (!verb) isSure = false
    return verb ?? word
  })
  return isSure && changed !== text ? changed : null
}

/** "General and principal inspections", but not "quotes and inspections". */
export function isActivity(text: string): boolean {
  const words = (HEAD.exec(text)?.groups?.head ?? '').split(' ')
  const beforeAnd = words[words.indexOf('and') - 1] ?? ''
  return (
    (ACTIVITY.test(words.at(-1) ?? '') || ACTIVITY.test(words.slice(-2).join(' '))) &&
    (!/s$/.test(beforeAnd) || ACTIVITY.test(beforeAnd)) &&
    !/^(?:no|not|some|any|the|our|their)$/i.test(words[0] ?? '') &&
    !FINITE.test(text)
  )
}

/** Duties begin with their plain verbs. */
function asDuty(text: string): string {
  if (isImperative(text)) return text
  const imperative = asImperative(text)
  if (imperative !== null) return imperative
  const [first = '', rest = ''] = splitFirst(text)
  const verb = baseOf(first, rest)
  const isVerb = verb !== null && (!NOUNS.has(verb.toLowerCase()) || /^works with\b/i.test(text))
  if (isVerb && countThird(rest) === 0) return `${verb} ${withBaseVerbs(rest)}`
  return isActivity(text) ? `Carry out ${lowered(text)}` : text
}

/** The duties of one list in the form that all of them can have: "designing", where one of them cannot be "design". */
export function inOneForm(texts: readonly string[], section: Section): string[] {
  const formed = texts.map((text) => inOneKind(text, section))
  const isGerund = (text: string) => /^\p{L}+ing\b/iu.test(text)
  const isMixed = WORK.includes(section) && texts.every(isGerund) && formed.some(isGerund)
  if (!isMixed) return formed
  // Beside other verbs it is one too.
  const guessed = formed.every(isGerund)
    ? texts
    : formed.map((text) => (isGerund(text) ? asImperative(text, true) : text))
  return guessed.every((text) => text !== null) ? [...guessed] : [...texts]
}

const splitFirst = (text: string) => {
  const at = text.search(/\s/)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
/** Of people, in lower case. */
const ADJECTIVES = new Set(
  `able accurate adaptable ambitious approachable articulate assertive attentive calm capable careful caring cheerful clean clear comfortable committed
  confident conscientious considerate consistent courteous curious decisive dependable determined diligent diplomatic disciplined discreet
  down-to-earth easygoing easy-going efficient empathetic enthusiastic even-tempered fair firm flexible focused friendly gentle good great
  hands-on happy hard-working hardworking helpful honest humble independent inquisitive keen kind level-headed logical loyal meticulous
  methodical motivated neat numerate observant open open-minded organised patient persistent personable polite positive practical precise
  proactive professional punctual quick quiet relaxed reliable resilient resourceful respectful responsible rigorous safety-conscious
  self-motivated sensible sensitive smart sociable steady straight straightforward supportive sympathetic systematic tactful tenacious
  thick-skinned thorough tidy tolerant trustworthy unflappable versatile warm welcoming well-organised well-spoken willing`.split(
    /\s+/,
  ),
)
const DEGREE = /^(?:(?:very|really|quite|always|genuinely|equally|naturally) )+/i
/** What an adjective stands before when no noun of its own follows. */
const AFTER_ADJECTIVE =
  /^(?:$|(?:with|at|on|under|in|to|about|when|while|where|around|enough|but|and|even|from|towards?)\b)/i

function isAdjective(part: string): boolean {
  const [word = '', rest = ''] = splitFirst(part.replace(DEGREE, ''))
  return (ADJECTIVES.has(word.toLowerCase()) && AFTER_ADJECTIVE.test(rest)) || /^on time$/i.test(part)
}

/** "Calm, patient with customers and tidy", each part an adjective with what belongs to it. */
export const isTrait = (text: string): boolean =>
  !/[.;:?!()]/.test(text) && text.split(/,\s*(?:and |but )?|\s+(?:and|but)\s+/).every(isAdjective)

const WHO =
  /^(?:(?:a |some)(?:one|body|person)|an? (?:person|engineer|technician)|people)(?: (?<trait>[^.;:?!()]{3,60}?),?)?? (?:who|that)(?=['’ ])/i
/** "…, and who tells us early" */
const WHO_AGAIN = /(?<=,? (?:and|but) )(?:who|that) (?=\p{Ll}+(?:s|n['’]t) )/gu
const WHO_WILL = /(?<=,? (?:and|but) )(?:who|that)(?:['’]ll| will) /gu
const AUXILIARIES: readonly [RegExp, string][] = [
  [/^is\b/i, '’re'],
  [/^(?:isn['’]t|is not)\b/i, ' aren’t'],
  // "Doesn’t matter if they’re quiet" says nothing of them.
  [/^(?:doesn['’]t|don['’]t)\b(?! (?:really )?(?:matter|bother|have to be|need to be))/i, ' don’t'],
  [/^(?:hasn['’]t)\b/i, ' haven’t'],
  [/^['’]s(?= (?:not|an?|the|\p{L}+ing)\b)/iu, '’re'],
  [/^(?:['’]s got|has)\b/i, ' have'],
  [/^(?:['’]ll|will)(?= )/i, '’ll'],
  [/^(?=(?:can|can['’]t|cannot|could|won['’]t|wouldn['’]t|never|always)\b)/i, ' '],
]
/** Verbs of how somebody works, besides those of duties. */
const WAYS = new Set(
  `admit argue ask believe care cope enjoy enquire explain finish follow give know lead learn like listen live love mind notice own pay phone
  pick respect respond ring say see show sleep speak spot stand start stay stick stop talk teach tell think thrive treat trust try turn
  understand wait want wonder`.split(/\s+/),
)
const thirdToBase = (word: string): string | null => {
  const base = baseOf(word, 'the')
  if (base !== null) return base
  const plain = word.toLowerCase().replace(/(?<=ch|sh|ss|x)es$|s$/, '')
  return /[^s]s$/i.test(word) && WAYS.has(plain) ? plain : null
}
/** What may be a second verb of the person, which would have to change too. */
const LATER =
  /(?<=(?:,|\b(?:and|but|or|then|rather than)) (?:(?:also|always|never|then) )?)(?<word>\p{Ll}+s)\b(?<after> \S+)?/gu
const OBJECT = /^ (?:it|them|the|an?|all|every|our|up|out|on|off|for|with|to|at|in)\b/i

/** Later in the sentence. */
const NEGATED: readonly [RegExp, string][] = [
  [/(?<=(?:,|\b(?:and|but|or)) )doesn(?=['’]t\b)/g, 'don'],
  [/(?<=(?:,|\b(?:and|but|or)) )isn(?=['’]t\b)/g, 'aren'],
  [/(?<=(?:,|\b(?:and|but|or)) )hasn(?=['’]t\b)/g, 'haven'],
]

/** "Turns up and says so" after "you"; null where a word may be a verb or not. */
function afterYou(predicate: string): string | null {
  const auxiliary = AUXILIARIES.find(([pattern]) => pattern.test(predicate))
  const [first = '', rest = ''] = splitFirst(predicate)
  const verb = auxiliary ? null : thirdToBase(first)
  if (!auxiliary && verb === null) return null
  let isSure = true
  const tail = (auxiliary ? predicate.replace(auxiliary[0], '') : ` ${rest}`).replace(
    LATER,
    (word: string, ...match) => {
      const { after = '' } = match.at(-1) as { after?: string }
      const plain = word.slice(0, word.length - after.length)
      if (plain === 'is') return `are${after}`
      if (plain === 'has') return `have${after}`
      const base = thirdToBase(plain)
      if (base === null && OBJECT.test(after)) isSure = false
      return base === null ? word : `${base}${after}`
    },
  )
  const said = asYouByPart(NEGATED.reduce((words, [pattern, plain]) => words.replace(pattern, plain), tail))
  const isMixed = countThird(said) > 0 || /\b(?:he|she|his|her|him|someone|somebody)\b/i.test(said)
  return isSure && !isMixed ? `You${auxiliary ? auxiliary[1] : ` ${verb}`}${said.trimEnd()}` : null
}

/** "Someone careful who writes things down" as "You’re careful and write things down"; null where its grammar isn’t certain. */
function asPerson(text: string): string | null {
  const { 0: who, groups } = WHO.exec(text) ?? { 0: '' }
  const said = afterYou(text.slice(who.length).trimStart().replace(WHO_AGAIN, '').replace(WHO_WILL, 'will '))
  const trait = groups?.trait
  if (trait === undefined || said === null) return said
  if (!isTrait(trait)) return null
  const predicate = said.replace(/^You(?:(['’]\p{L}+)| )/u, (_, verb?: string) =>
    verb === '’re' ? 'are' : verb === '’ll' ? 'will' : '',
  )
  return `You’re ${lowered(trait)}${/,| and /.test(`${trait} ${predicate}`) ? ', ' : ' and '}${predicate}`
}

/** "Willing to travel" */
const AT_EASE =
  /^(?:willing|happy|prepared|comfortable|confident|at ease) (?:to|with|in|on|about|at|\p{Ll}+ing) (?!.*\bbut\b)\S/iu

/** What somebody can do. */
const READS = /^(?:read|write|speak|explain|drive)(?= \S)/i
/** Verbs that say what somebody brings: "know EC5", "be able to drive". */
const BRINGS = /^(?:be|have|hold|know|understand|speak|read|write|explain|drive)(?= \S)/i

/** Not "level 2" or "lead auditor". */
const PLAIN_OBJECT = /^\S+ (?:the|an?|our|your|all|any|each|every|up|out|to)\b/i

/** What is asked of somebody is a thing, or what "you" are, have or do. */
function asRequirement(text: string, section: Section): string {
  if (section === 'softSkills' && isTrait(text) && !/^able to/i.test(text)) {
    const said = asYouByPart(text)
    return countThird(said) === 0 ? `You’re ${lowered(said)}` : text
  }
  if (WHO.test(text)) return asPerson(text) ?? text
  if (/^able to \p{Ll}/iu.test(text) && countThird(text) === 0) return `You’ll be ${lowered(text)}`
  if (BRINGS.test(text) && !/^(?:read|write|drive)(?:[- ]?(?:write|only)|\b.{0,3}$)/i.test(text)) {
    const said = asYou(text)
    // A verb, though "Read" is a village too.
    if (countThird(said) === 0)
      return `You’ll ${READS.test(said) ? 'be able to ' : ''}${said.charAt(0).toLowerCase()}${said.slice(1)}`
  }
  if (AT_EASE.test(text) && countThird(text) === 0) return `You’re ${lowered(text)}`
  const isPromise = section === 'softSkills' || section === 'experience'
  if (isPromise && isImperative(text) && PLAIN_OBJECT.test(text) && countThird(text) === 0)
    return `You’ll ${lowered(text)}`
  const isOfPerson =
    section === 'softSkills' || /^(?:can|can['’]t|cannot|won['’]t|doesn['’]t|isn['’]t)\b/i.test(text)
  return (isOfPerson ? afterYou(lowered(text)) : null) ?? text
}

/** "Could become a lead", of the person. */
const BARE_CHANCE = /^(?:could|can|may|might|will)(?= (?!(?:you|they|we)\b)\p{Ll})/iu

/**
 * A line in the form that the lines of its section share: duties begin with a verb, and what is asked is a thing or begins with "you". A
 * line whose grammar isn’t certain keeps its words.
 */
export function inOneKind(text: string, section: Section): string {
  if (WORK.includes(section)) return asDuty(text)
  if (section === 'growth') return text.replace(BARE_CHANCE, (word) => `You ${word.toLowerCase()}`)
  if (!REQUIREMENTS.includes(section) || section === 'niceToHave') return text
  return asReaderThroughout(asRequirement(text, section))
}

/** In words. Longer ones stay lines of their own. */
const TRAIT_MAX = 5
const TRAIT = /^You’re (?<trait>\S.*)$/u

/** The adjectives of a short line about the person, without its "You’re". */
function traitOf({ section, text }: LineDraft): string | null {
  const trait = section === 'softSkills' ? (TRAIT.exec(text)?.groups?.trait ?? '') : ''
  return isTrait(trait) && trait.split(' ').length <= TRAIT_MAX ? trait : null
}

/** Short adjectives of the person as one line: "You’re calm, organised and good with customers". */
export function joinTraits(lines: readonly LineDraft[]): LineDraft[] {
  const traits = lines.filter((line) => traitOf(line) !== null && audienceOf(line) === 'candidate')
  const [first] = traits
  if (!first || traits.length < 2) return [...lines]
  const words = traits.flatMap((line) => traitOf(line)?.split(/,\s*(?:and )?|\s+and\s+/) ?? [])
  const joined: LineDraft = {
    ...first,
    text: `You’re ${listed([...new Set(words)].map(lowered))}`,
    factIds: [...new Set(traits.flatMap(({ factIds }) => factIds))],
    evidence: traits.flatMap(({ evidence }) => evidence),
    reworded: {
      said: traits.map(({ text, reworded }) => reworded?.said ?? text).join('. '),
      edits: ['short lines about the person joined'],
    },
  }
  return lines.flatMap((line) => (line === first ? [joined] : traits.includes(line) ? [] : [line]))
}
