import { asFirmSentence } from '@/lib/advert/firm-sentence'
import type { Evidence, Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { findLineReason } from '@/lib/consultation/guard/line'
import { article } from '@/lib/specification/article'
import { audienceOf } from '@/lib/specification/content'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { isImperative } from './duty-verbs'
import { FILLER } from './filler'
import { asPlural, FIRM_VERBS, speakAsFirm } from './firm-voice'
import type { LineDraft } from './input'
import { isPlace, item, lowered, sentence, titleInSentence, worded } from './phrases'

/** Words that are verbs of companies and no nouns: "Build and repair pumps". */
const PLAIN_VERB =
  /^(?:assemble|build|deliver|develop|distribute|employ|fabricate|install|inspect|maintain|make|manage|manufacture|operate|produce|provide|recycle|refurbish|repair|restore|sell|serve|specialise|treat)\b/i

/** "Repairs bridges" as "We repair bridges", and at the start "Pumps for farms" as "Our business is pumps for farms". */
function withSubject(text: string, isStart: boolean): string {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/, 2)
  const isNamed = second === 'for' || second === 'of'
  if (FIRM_VERBS.has(first) && !isNamed) {
    const predicate = `${first}${text.slice(first.length)}`
    const plural = asPlural(predicate)
    return plural === null ? `The company ${predicate}` : `We ${plural}`
  }
  if (PLAIN_VERB.test(text)) return `We ${lowered(text)}`
  if (VERB.test(text)) return text
  const told = asFirmSentence(text)
  if (told !== text) return told
  const firm = isStart ? asFirm(text) : null
  if (firm !== null) return `We are ${firm}`
  if (!isStart || DOES_INSIDE.test(text)) return text
  if (/[:;]/.test(text) || /^(?:an?|the)\s/i.test(text)) return `What we do: ${text}`
  return `Our business ${/\bsince \d{4}\b/.test(text) ? 'has been' : 'is'} ${lowered(text)}`
}

const FIRM =
  /^(?:manufacturers?|makers?|company|companies|firm|factory|consultancy|consultants?|contractors?|suppliers?|practice|laboratory|lab|business|workshop|foundry|designers?|design house|installers?|agency|distributors?|(?:house)?builders?|producers?|specialists?|provider|group|dairy|bakery|hospital|clinic|charity|studio|plant|mill|merchants?|integrators?|engineers|architects|planners|surveyors|operators?|owners?|managers?|depot|house|trust|college|garage|brewery|school|nursery|home|hotel|restaurant|start-?up|team)$/i
const BEFORE_PLACE =
  /^(?<head>[^,;:]+?)(?= (?:in|for|of|to|with|on|at|near|outside|across|throughout|serving|based|making|building|designing|supplying|providing|working|specialising|covering|since|that|which)\b|[,.]|$)/i

/** "Valve manufacturer in Halesowen" as "a valve manufacturer in Halesowen". Null where it doesn’t say what the firm is. */
function asFirm(text: string): string | null {
  const head = BEFORE_PLACE.exec(text)?.groups?.head ?? ''
  const last = head.split(' ').at(-1) ?? ''
  if (!FIRM.test(last)) return null
  const determiner = /^(?:an?|the|one of)\s/i.exec(text)?.[0]
  if (determiner) return `${determiner.toLowerCase()}${text.slice(determiner.length)}`
  const plain = lowered(text)
  return /s$/i.test(last) ? plain : `${article(plain)} ${plain}`
}

/** The third sentence of the overview tells of the job. */
const FIRM_SENTENCES = 2

/** Words with which a description is a sentence of its own. */
const VERB =
  /\b(?:we|i|you|they|it|is|are|was|were|has|have|had)\b|(?<!\b(?:that|which|who)\b.*)[’'](?:re|ve|ll)\b/i
/** A verb of what companies do, behind somebody who does it: "Halyard builds pumps". */
const DOES_INSIDE = new RegExp(`^\\S+(?: \\S+){0,5} (?:${[...FIRM_VERBS.keys()].join('|')}) `, 'i')

const splitSentences = (text: string) => [
  ...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text),
]

/** What the company says of itself. */
function companyLine(description: string, company: string): LineDraft[] {
  const sentences = splitSentences(description)
    .filter(
      ({ segment }) =>
        segment.trim() !== '' &&
        findUnlawful(segment).length === 0 &&
        segment.search(FILLER) < 0 &&
        !/<[^>]*>/.test(segment),
    )
    .slice(0, FIRM_SENTENCES)
  if (sentences.length === 0) return []
  const evidence = sentences.map(
    ({ segment, index }): Evidence => ({
      kind: 'companyForm',
      id: 'description',
      start: index + (segment.length - segment.trimStart().length),
      end: index + segment.trimEnd().length,
    }),
  )
  const said = speakAsFirm(sentences.map(({ segment }) => sentence(segment)).join(' '), company)
  const text = splitSentences(said)
    .map(({ segment }, at) => withSubject(segment.trim(), at === 0 && sentences[0]?.index === 0))
    .join(' ')
  return [{ section: 'overview', text, factIds: [], evidence }]
}

/** The company form took the Vacancy Builder's title over: where the two differ, the form was changed since. */
function isOutdated({ value, evidence }: Fact, formTitle: string): boolean {
  return evidence.every(({ kind }) => kind === 'vacancyBuilder') && value !== formTitle
}

const CONTRACTS = {
  permanent: 'permanent',
  fixedTerm: 'fixed-term',
  contract: 'contract',
  temporary: 'temporary',
  apprenticeship: null,
} as const
const PATTERNS = { onSite: 'on-site', hybrid: 'hybrid', remote: 'remote' } as const

/** The only fact of a topic that candidates may read, if it has a typed value. */
function findTyped(facts: readonly Fact[], topic: Fact['topic']): Fact | null {
  const [fact, ...others] = facts.filter((candidate) => candidate.topic === topic)
  return fact?.slot && fact.audience === 'candidate' && others.length === 0 ? fact : null
}

/** What stands before the title: "permanent, hybrid". */
function readTerms(facts: readonly Fact[]): { words: string; facts: Fact[] } {
  const terms = [findTyped(facts, 'contractType'), findTyped(facts, 'workPattern')].flatMap((fact) => {
    const word =
      fact?.slot?.kind === 'contract'
        ? CONTRACTS[fact.slot.type]
        : fact?.slot?.kind === 'pattern'
          ? PATTERNS[fact.slot.where]
          : null
    return fact && word ? [{ fact, word }] : []
  })
  return { words: terms.map(({ word }) => word).join(', '), facts: terms.map(({ fact }) => fact) }
}

/** In words. */
const DUTY_MAX = 16

/** The first duty as the aim of the job: "to run the trials". Null where it isn’t plainly one. */
function findAim(lines: readonly LineDraft[], company: string): LineDraft | null {
  const duty = lines.find(({ section }) => section === 'responsibilities')
  if (!duty || audienceOf(duty) !== 'candidate' || duty.text.split(' ').length > DUTY_MAX) return null
  if (!isImperative(duty.text) || /[.;:?!(]|\byour?\b/i.test(duty.text)) return null
  return findLineReason(duty.text, { company, spokenIn: duty.section }) === null ? duty : null
}

/**
 * The overview, of three sentences at most: what the company is, and who it hires for what, on what terms and where. Also gives the job
 * title: the one corrected in conversation, else the company form's. `lines` are those of the rest of the document.
 */
export function overviewLines(
  input: SpecificationInput,
  { facts, lines, avoid }: { facts: readonly Fact[]; lines: readonly LineDraft[]; avoid: readonly string[] },
): LineDraft[] {
  const { titleFact, jobTitle } = findTitle(input, facts)
  const { name, description } = input.company
  const firm = companyLine(description ?? '', name.trim())
  if (jobTitle === '') return firm
  const place = findTyped(facts, 'location')
  const town = place?.slot?.kind === 'place' && isPlace(place.slot.name) ? place.slot.name : null
  const isTold =
    town === null || [jobTitle, ...firm.map(({ text }) => text)].some((text) => text.includes(town))
  const terms = readTerms(facts)
  const named = [terms.words, titleInSentence(jobTitle)].filter((part) => part !== '').join(' ')
  const aim = findAim(lines, name)
  const form: Evidence = {
    kind: 'companyForm',
    id: 'jobTitle',
    start: 0,
    end: input.jobTitle?.trim().length ?? 0,
  }
  const sources = [...(isTold || !place ? [] : [place]), ...terms.facts]
  return [
    ...firm,
    {
      section: 'overview',
      text: [
        `We are ${worded(avoid, 'looking for', 'hiring')} ${article(named)} ${named}`,
        isTold ? '' : ` in ${town}`,
        aim === null ? '' : ` to ${lowered(aim.text)}`,
        '.',
      ].join(''),
      factIds: [
        ...[titleFact, ...sources].flatMap((fact) => (fact ? [fact.id] : [])),
        ...(aim?.factIds ?? []),
      ],
      evidence: [
        ...(titleFact?.evidence ?? [form]),
        ...sources.flatMap(({ evidence }) => evidence),
        ...(aim?.evidence ?? []),
      ],
    },
  ]
}

/** The job title of the conversation, else the company form's, and the fact that gives it. Empty where neither does. */
export function findTitle(
  input: SpecificationInput,
  facts: readonly Fact[],
): { jobTitle: string; titleFact: Fact | undefined } {
  const formTitle = input.jobTitle?.trim() ?? ''
  const titleFact = facts
    .filter(({ topic }) => topic === 'title')
    .findLast((fact) => formTitle === '' || !isOutdated(fact, formTitle))
  const said = titleFact === undefined ? formTitle : item(titleFact.value)
  return { titleFact, jobTitle: said.toLowerCase() === formTitle.toLowerCase() ? formTitle : said }
}
