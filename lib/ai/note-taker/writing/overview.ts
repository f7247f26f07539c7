import type { Evidence, Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { FILLER } from './filler'
import type { LineDraft } from './input'
import { article, item, sentence, titleInSentence, worded } from './phrases'

/** What companies do, as the first word of a description that doesn't say who does it. */
const DOES = new Set(
  'advises assembles builds casts cleans delivers designs develops distributes engineers fabricates finishes forges grows installs inspects machines maintains makes manages manufactures moulds moves offers operates owns packs prints processes produces provides recycles refurbishes repairs restores runs sells services specialises supplies supports tests trains transports treats'.split(
    ' ',
  ),
)

/** "Repairs bridges" as "The company repairs bridges". "Designs for bridges" names things. */
function withSubject(text: string): string {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/, 2)
  if (!DOES.has(first) || second === 'for' || second === 'of') return text
  return `The company ${first}${text.slice(first.length)}`
}

/** Sentences of the company form that the overview takes over at most. */
const DESCRIPTION_SENTENCES = 2

function companyLine(description: string): LineDraft[] {
  const sentences = [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(description)]
    .filter(
      ({ segment }) =>
        segment.trim() !== '' &&
        findUnlawful(segment).length === 0 &&
        segment.search(FILLER) < 0 &&
        !/<[^>]*>/.test(segment),
    )
    .slice(0, DESCRIPTION_SENTENCES)
  if (sentences.length === 0) return []
  const evidence = sentences.map(
    ({ segment, index }): Evidence => ({
      kind: 'companyForm',
      id: 'description',
      start: index + (segment.length - segment.trimStart().length),
      end: index + segment.trimEnd().length,
    }),
  )
  const text = sentences.map(({ segment }) => withSubject(sentence(segment))).join(' ')
  return [{ section: 'overview', text, factIds: [], evidence }]
}

/** The company form took the Vacancy Builder's title over: where the two differ, the form was changed since. */
function isOutdated({ value, evidence }: Fact, formTitle: string): boolean {
  return evidence.every(({ kind }) => kind === 'vacancyBuilder') && value !== formTitle
}

/**
 * The overview, of three sentences at most: who hires for what, and what the company is.
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
  const hirer = input.company.name.trim() === '' ? 'We are' : `${input.company.name.trim()} is`
  const titleEvidence: Evidence = { kind: 'companyForm', id: 'jobTitle', start: 0, end: formTitle.length }
  const opening: LineDraft[] =
    jobTitle === ''
      ? []
      : [
          {
            section: 'overview',
            text: `${hirer} ${worded(avoid, 'looking for', 'hiring')} ${article(jobTitle)} ${titleInSentence(jobTitle)}.`,
            factIds: titleFact === undefined ? [] : [titleFact.id],
            evidence: titleFact?.evidence ?? [titleEvidence],
          },
        ]
  return {
    jobTitle: jobTitle === '' ? 'Job title to be confirmed' : jobTitle,
    lines: [...opening, ...companyLine(input.company.description ?? '')],
  }
}
