import type { Evidence, Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { article } from '@/lib/specification/article'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { FILLER } from './filler'
import { asPlural, FIRM_VERBS, speakAsFirm } from './firm-voice'
import type { LineDraft } from './input'
import { isPlace, item, sentence, titleInSentence, worded } from './phrases'

/** "Repairs bridges" as "We repair bridges", and at the start "Pumps for farms" as "What we do: Pumps for farms". */
function withSubject(text: string, isStart: boolean): string {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/, 2)
  const isNamed = second === 'for' || second === 'of'
  if (FIRM_VERBS.has(first) && !isNamed) {
    const predicate = `${first}${text.slice(first.length)}`
    const plural = asPlural(predicate)
    return plural === null ? `The company ${predicate}` : `We ${plural}`
  }
  const isSentence = VERB.test(text) || DOES_INSIDE.test(text) || /^(?:an?|the)\s/i.test(text)
  if (!isStart || isSentence) return text
  const firm = asFirm(text)
  return firm === null ? `What we do: ${text}` : `We are ${firm}`
}

const FIRM =
  /^(?:manufacturers?|makers?|company|companies|firm|factory|consultancy|consultants|contractors?|suppliers?|practice|laboratory|business|workshop|foundry|designers?|installers?|agency|distributors?|builders?|producers?|specialists?|provider|group|dairy|bakery|hospital|clinic|charity|studio|plant|mill|merchants?|integrators?|engineers|surveyors|operators?|garage|brewery|school|college|nursery|care home|home|hotel|restaurant)$/i
const BEFORE_PLACE = /^(?<head>[^,;:]+?)(?= (?:in|for|of|with|on|at|near|outside|serving|based)\b|[,.]|$)/i

/** "Valve manufacturer in Halesowen" as "a valve manufacturer in Halesowen". Null where it doesn’t say what the firm is. */
function asFirm(text: string): string | null {
  const head = BEFORE_PLACE.exec(text)?.groups?.head ?? ''
  const last = head.split(' ').at(-1) ?? ''
  if (!FIRM.test(last)) return null
  const lowered = titleInSentence(text)
  return /s$/i.test(last) ? lowered : `${article(lowered)} ${lowered}`
}

const OVERVIEW_SENTENCES = 3

/** Words with which a description is a sentence of its own. */
const VERB =
  /\b(?:we|our|i|you|they|it|is|are|was|were|has|have|had|who|which|that|since|founded|established|company)\b|[’'](?:re|ve|s|ll)\b(?! )/i
const PHRASE_WORDS = 16
/** A verb of what companies do, behind somebody who does it: "Halyard builds pumps". */
const DOES_INSIDE = new RegExp(`^\\S+(?: \\S+){0,5} (?:${[...FIRM_VERBS.keys()].join('|')}) `, 'i')

/** "A dairy in Devon" as "a dairy in Devon": what the company is, without a verb. Null where the description does not start so. */
function asPhrase(description: string): { text: string; end: number } | null {
  const [first] = new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(description)
  const text = first?.segment.trim().replace(/\.$/, '') ?? ''
  const words = text.split(/\s+/)
  if (!first || words.length < 2 || words.length > PHRASE_WORDS || /[.:;!?()<>]/.test(text)) return null
  if (!/^(?:an?|the|one of)\s/i.test(text) || VERB.test(text)) return null
  if (findUnlawful(text).length > 0 || text.search(FILLER) >= 0) return null
  return { text: text.charAt(0).toLowerCase() + text.slice(1), end: first.segment.trimEnd().length }
}

/** The description from `start` on. */
function companyLine(
  description: string,
  { company, start, maxSentences }: { company: string; start: number; maxSentences: number },
): LineDraft[] {
  const sentences = [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(description)]
    .filter(
      ({ segment, index }) =>
        index >= start &&
        segment.trim() !== '' &&
        findUnlawful(segment).length === 0 &&
        segment.search(FILLER) < 0 &&
        !/<[^>]*>/.test(segment),
    )
    .slice(0, maxSentences)
  if (sentences.length === 0) return []
  const evidence = sentences.map(
    ({ segment, index }): Evidence => ({
      kind: 'companyForm',
      id: 'description',
      start: index + (segment.length - segment.trimStart().length),
      end: index + segment.trimEnd().length,
    }),
  )
  const text = sentences.map(({ segment, index }) => withSubject(sentence(segment), index === 0)).join(' ')
  return [{ section: 'overview', text: speakAsFirm(text, company), factIds: [], evidence }]
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

/**
 * The overview, of three sentences at most: who hires for what, on what terms and where, and what the company is.
 * Also gives the job title: the one corrected in conversation, else the company form's.
 */
export function overviewLines(
  input: SpecificationInput,
  facts: readonly Fact[],
  avoid: readonly string[],
): { jobTitle: string; lines: LineDraft[] } {
  const of = (topic: Fact['topic']) => facts.filter((fact) => fact.topic === topic)
  const formTitle = input.jobTitle?.trim() ?? ''
  const titleFact = of('title').findLast((fact) => formTitle === '' || !isOutdated(fact, formTitle))
  const said = titleFact === undefined ? formTitle : item(titleFact.value)
  const jobTitle = said.toLowerCase() === formTitle.toLowerCase() ? formTitle : said
  const name = input.company.name.trim()
  const description = input.company.description ?? ''
  const phrase = jobTitle === '' ? null : asPhrase(description)
  const hirer = phrase === null ? 'We are' : `We are ${phrase.text}, and we are`
  const placeFact = findTyped(facts, 'location')
  const place =
    placeFact?.slot?.kind === 'place' &&
    isPlace(placeFact.slot.name) &&
    !jobTitle.includes(placeFact.slot.name)
      ? placeFact.slot.name
      : null
  const placed = place === null || phrase?.text.includes(place) ? null : placeFact
  const phraseEvidence: Evidence[] =
    phrase === null ? [] : [{ kind: 'companyForm', id: 'description', start: 0, end: phrase.end }]
  const titleEvidence: Evidence = { kind: 'companyForm', id: 'jobTitle', start: 0, end: formTitle.length }
  const terms = readTerms(facts)
  const named = [terms.words, titleInSentence(jobTitle)].filter((part) => part !== '').join(' ')
  const opening: LineDraft[] =
    jobTitle === ''
      ? []
      : [
          {
            section: 'overview',
            text: `${hirer} ${worded(avoid, 'looking for', 'hiring')} ${article(named)} ${named}${placed ? ` in ${place}` : ''}.`,
            factIds: [titleFact, placed, ...terms.facts].flatMap((fact) => (fact ? [fact.id] : [])),
            evidence: [
              ...(titleFact?.evidence ?? [titleEvidence]),
              ...(placed?.evidence ?? []),
              ...terms.facts.flatMap(({ evidence }) => evidence),
              ...phraseEvidence,
            ],
          },
        ]
  return {
    jobTitle: jobTitle === '' ? 'Job title to be confirmed' : jobTitle,
    lines: [
      ...opening,
      ...companyLine(description, {
        company: name,
        start: phrase?.end ?? 0,
        maxSentences: OVERVIEW_SENTENCES - opening.length,
      }),
    ],
  }
}
