import { KIND_HEADS, KIND_QUESTIONS, type RequirementKind } from '@/lib/knowledge/interview/by-kind'
import { VERB_QUESTIONS } from '@/lib/knowledge/interview/by-verb'
import type { WrittenQuestion } from '@/lib/knowledge/interview/written-question'
import { readAttitude } from './bank/attitude'
import { toStems, toWords } from './bank/stems'
import { type Act, isOfTrait, isSkill, readActs, toSingular } from './lines/act'
import type { Heading } from './lines/heading'

/** A question for any trade that fits a line. */
export interface Candidate extends WrittenQuestion {
  /** The lower, the more it asks for what the line says. */
  tier: number
  /** How many words of the line it says. */
  shared: number
}

/** `named` is a question for any trade with the thing put in, and `loose` one about a verb alone, that says nothing of what it is done to. */
export const TIER = { object: 0, verb: 1, kind: 2, named: 3, loose: 4 } as const

const toHead = (text: string) => text.split(' ').map(toSingular).join(' ')
const VERB_OBJECTS = new Map(
  VERB_QUESTIONS.map((question) => [
    question,
    { objects: question.objects.map(toHead), unless: question.unless.map(toHead) },
  ]),
)

const endsWith = (head: string, object: string) => head === object || head.endsWith(` ${object}`)
const isAmong = (objects: readonly string[] = [], { heads }: Act) =>
  objects.some((object) => heads.some((head) => endsWith(head, object)))

const sharedWith = (text: string, stems: ReadonlySet<string>) =>
  toStems(text).filter((stem) => stems.has(stem)).length

const toCandidate = (written: WrittenQuestion, tier: number, text: string): Candidate => {
  const { question, probes, weak, fair, strong } = written
  const shared = sharedWith(question, new Set(toStems(text)))
  return { question, probes, weak, fair, strong, tier, shared }
}

/** "Attend meetings and put the options across" is not about meetings. */
const SLIGHT = /^(?:assist|attend|help|join|support|take part)\b/

/** A question about leading some of them is about leading any. */
const PEOPLE = ['crew', 'department', 'gang', 'people', 'shift', 'squad', 'staff', 'team']

/** Questions about an act of a line, those about what it is done to first. */
function byAct(acts: readonly Act[], text: string): Candidate[] {
  return acts.flatMap((act, at) => {
    const isGeneral = at === 0 && act.isLead
    const things = new Set(act.heads.flatMap(toStems))
    const tierOf = (question: string) =>
      isOfTrait(act) || sharedWith(question, things) > 0 ? TIER.verb : TIER.loose
    return VERB_QUESTIONS.filter(({ verbs }) => verbs.includes(act.verb)).flatMap((question) => {
      const { objects, unless } = VERB_OBJECTS.get(question) ?? { objects: [], unless: [] }
      if (isAmong(unless, act)) return []
      if (objects.length > 0) {
        if (!isAmong(objects, act)) return []
        const { question: asked } = question
        const isSaid = !SLIGHT.test(act.verb) && (isAmong(PEOPLE, act) || sharedWith(asked, things) > 0)
        return [toCandidate(question, isSaid ? TIER.object : TIER.verb, text)]
      }
      return isGeneral ? [toCandidate(question, tierOf(question.question), text)] : []
    })
  })
}

const HEADS: readonly (readonly [RequirementKind, string])[] = Object.entries(KIND_HEADS)
  .flatMap(([kind, heads]) => heads.map((head) => [kind as RequirementKind, toHead(head)] as const))
  .sort(([, one], [, other]) => other.length - one.length)

const PREPOSITION = / (?:in|on|to|for|of|with|at|up|under|by|from) /
/** What kind of thing a name or a noun phrase is, by how it or its first part ends, or null. "Design of pumps" is no plant. */
export function kindOfThing(thing: string): RequirementKind | null {
  const [first = thing] = thing.split(PREPOSITION)
  const [whole, front] = [thing, first].map((part) => toHead(part.replaceAll(',', '')))
  const found = HEADS.find(([, head]) => endsWith(whole ?? '', head) || endsWith(front ?? '', head))
  const isOfPlant = found?.[0] === 'plant' && !endsWith(front ?? '', found[1])
  return isOfPlant ? null : (found?.[0] ?? null)
}

/** Nothing that wants an article, as "process simulator" does, and nothing cut short. */
const COUNTLESS =
  /(?:s|ing|[st]ion|ment|ity|[ae]nce|ry|ware|ship|age|ism|logy|graphy|gear|plant|care|work|design|power|control|practice|safety|pay|steel|concrete|law|data|theory|layout|detail|management|leadership|patience|teamwork|tact|initiative|judgement|joinery|glass|equipment|finance|hygiene|food|drink|defence|nuclear|rail|aerospace|construction|\p{Lu}\S*|\d\S*)$/u
const VAGUE =
  /\b(?:use|knowledge|understanding|experience|practice|habit|work) of\b|\bskills?$|\b(?:how|and of|and the|practice in)\b|^\p{L}+ed (?:among|in|on|at|with|for|as|to) /iu
const DEGREE = /^(?:clear|accurate|strong|careful|sound|neat|tidy|detailed) (?=\p{L}+ \p{L})/iu

const isKnown = (thing: string, isName: boolean) =>
  isName || thing.includes(' ') || kindOfThing(thing) !== null
const isCountless = (thing: string) =>
  [thing, thing.split(PREPOSITION)[0] ?? thing].every(
    (part) => COUNTLESS.test(part) || /^(?:method|sector|peopleManagement)$/.test(kindOfThing(part) ?? ''),
  )

/** "Motors, drives" are no names. */
const toSmall = (thing: string, names: ReadonlySet<string>) =>
  /^\p{Lu}\p{Ll}+\b/u.test(thing) &&
  !names.has(/^\p{L}+/u.exec(thing)?.[0] ?? '') &&
  /^(?:plant|technique|analysis)$/.test(kindOfThing(thing) ?? '')
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing

/** With the article that the line has, or null where a sentence can’t name it. */
function toNamed({ text, heading, thing, isName, isRule, isAct, names }: WrittenLine): string | null {
  if (!heading || thing === null || heading.isOurs) return null
  const plain = toSmall(thing.replace(DEGREE, ''), names)
  if (VAGUE.test(plain) || !isKnown(plain, isName || isRule)) return null
  const at = text.toLowerCase().indexOf(plain.toLowerCase())
  const article = at < 0 ? null : /\b(?:the|an?) $/i.exec(text.slice(0, at))
  if (article) return `${article[0].toLowerCase()}${plain}`
  return isAct || isCountless(plain) ? plain : null
}

/** Nobody uses programming, or the alignment of shafts. */
const USED = /\bus(?:e|ed|ing) \{thing\}/
const DOING = /ing\b(?! (?:analysis|software))|(?:ment|tion|sis) of /

const byKind = (kinds: readonly RequirementKind[], thing: string | null, text: string): Candidate[] =>
  KIND_QUESTIONS.filter((written) => written.kinds.some((kind) => kinds.includes(kind)))
    .filter(({ question }) => (thing === null) !== question.includes('{thing}'))
    .filter(({ question }) => !(USED.test(question) && DOING.test(thing ?? '')))
    // "Which part of BS 7121 part 2"
    .filter(({ question }) => !(/\bpart of/.test(question) && /\bparts?\b/i.test(thing ?? '')))
    .map((written) =>
      toCandidate(
        { ...written, question: written.question.replace('{thing}', () => thing ?? '') },
        thing === null ? TIER.kind : TIER.named,
        text,
      ),
    )

/** Questions about what a line asks of how somebody works, those written for its words first. */
function byAttitude(text: string): Candidate[] {
  const stemsOf = (part: string) => toWords(part).map(({ stem }) => stem)
  const stems = new Set(stemsOf(text))
  return (readAttitude(text)?.questions ?? []).flatMap(({ when, ...written }) => {
    const isMeant = when.flatMap(stemsOf).some((stem) => stems.has(stem))
    return when.length === 0 || isMeant ? [toCandidate(written, isMeant ? TIER.object : TIER.kind, text)] : []
  })
}

export interface WrittenLine {
  text: string
  /** That any reader of the trade knows. */
  names: ReadonlySet<string>
  section: string
  isAmongActs: boolean
  heading: Heading | null
  /** The heading within a sentence, or null where it is too long to be said. */
  thing: string | null
  isAct: boolean
  isRule: boolean
  isName: boolean
}

/** `thing` as a sentence names it. */
function kindsOf(
  thing: string,
  { text, section, isAct, isRule, isName }: WrittenLine,
): readonly RequirementKind[] {
  const known = kindOfThing(thing)
  if (known === 'sector') return section === 'experience' ? ['sector'] : []
  // "Installing pumps" is no plant.
  if (isAct && known === 'plant') return []
  if (known) return [known]
  if (isRule) return ['rules']
  // "P1 and P8" are grades, not tools.
  if (isName && !/\p{L}{3}/u.test(thing.replace(/\b(?:and|or)\b/g, ''))) return []
  if (isName) return section === 'technical' && !/\b(?:act|regulations?)\b/i.test(text) ? ['namedTool'] : []
  return []
}

/** The questions for any trade that fit a line. */
export function findWritten(line: WrittenLine): Candidate[] {
  const { text, section, isAmongActs, names } = line
  const acts = readActs(text, isAmongActs, names)
  if (section === 'responsibilities') return byAct(acts, text)
  if (section === 'softSkills') return byAttitude(text)
  const thing = toNamed(line)
  const kinds = thing === null ? [] : kindsOf(thing, line)
  const isSkilled = acts[0] !== undefined && isSkill(acts[0])
  return [
    ...byAct(acts, text).filter(({ tier }) => tier === TIER.object || isSkilled),
    ...byKind(kinds, kinds.includes('peopleManagement') ? null : thing, text),
  ]
}
