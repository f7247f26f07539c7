import { unlawfulIn } from '@/lib/ai/built-in/extraction/unlawful'
import type { Evidence, Fact } from '@/lib/consultations/schema'
import { FILLER } from './filler'
import type { LineDraft, SpecificationInput } from './input'
import {
  article,
  capitalised,
  dutyPhrase,
  holdsWord,
  isClause,
  item,
  lowered,
  sentence,
  series,
  tidy,
} from './phrases'

/** Sentences of the company form that the overview takes over at most. */
const DESCRIPTION_SENTENCES = 3

/** Duties in one sentence at most; more make a second one. */
const DUTIES_A_SENTENCE = 4

/** The first wording without an avoided word; the last one where all have one. */
function worded(avoid: readonly string[], ...wordings: string[]): string {
  return wordings.find((wording) => !holdsWord(wording, avoid)) ?? wordings.at(-1) ?? ''
}

function line(text: string, facts: readonly Fact[]): LineDraft {
  return {
    section: 'overview',
    text,
    factIds: facts.map((fact) => fact.id),
    evidence: facts.flatMap((fact) => fact.evidence),
  }
}

function companyLine(description: string): LineDraft[] {
  const sentences = [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(description)]
    .filter(
      ({ segment }) =>
        segment.trim() !== '' &&
        unlawfulIn(segment).length === 0 &&
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
  const text = sentences.map(({ segment }) => sentence(segment)).join(' ')
  return [{ section: 'overview', text, factIds: [], evidence }]
}

function driverLine(fact: Fact, isFirst: boolean, avoid: readonly string[]): LineDraft {
  const text = tidy(fact.value)
  if (/^(?:because|as|since|to)\b/i.test(text))
    return line(sentence(`${worded(avoid, 'we are hiring', 'this vacancy is open')} ${lowered(text)}`), [
      fact,
    ])
  if (isClause(text) || !isFirst) return line(sentence(text), [fact])
  return line(sentence(`${worded(avoid, 'Reason for the vacancy', 'Why now')}: ${lowered(text)}`), [fact])
}

/** Words that say by themselves what they are about. */
const OWN_LABEL =
  /^(?:success\b|(?:the |their )?first (?:\w+ )?(?:weeks|months|quarter|season|term)\b.{0,3}:|(?:in|by|within|after) .{2,30}:)/i

type Opening = { first: string; next: string; other: string }

/** Verb phrases together in one sentence or a few, then everything else as sentences of their own. */
function dutyLines(facts: readonly Fact[], opening: Opening): LineDraft[] {
  const duties = facts.map((fact) => ({ fact, phrase: dutyPhrase(fact.value) }))
  const phrases = duties.flatMap(({ fact, phrase }) => (phrase === null ? [] : [{ fact, phrase }]))
  const others = duties.flatMap(({ fact, phrase }) => (phrase === null ? [fact] : []))
  const lines: LineDraft[] = []
  for (let at = 0; at < phrases.length; at += DUTIES_A_SENTENCE) {
    const part = phrases.slice(at, at + DUTIES_A_SENTENCE)
    const text = `${at === 0 ? opening.first : opening.next} ${series(part.map(({ phrase }) => phrase))}`
    lines.push(
      line(
        sentence(text),
        part.map(({ fact }) => fact),
      ),
    )
  }
  for (const [index, fact] of others.entries()) {
    const alone = index > 0 || isClause(fact.value) || OWN_LABEL.test(fact.value)
    lines.push(line(sentence(alone ? fact.value : `${opening.other}: ${lowered(tidy(fact.value))}`), [fact]))
  }
  return lines
}

/** The time that the writer's own words about success name already. */
const IN_FIRST_YEAR =
  /^(?:(?:in|within|during|by the end of|after) )?(?:(?:the|their|its|your) )?(?:first year|year one|first (?:12|twelve) months)[,:]?\s+/i

/** Success with a time of its own, which the words "first year" would contradict. */
const TIMED =
  /\b(?:in|within|after) (?:a|one) year\b|\b(?:first|year one|twelve|12|six|6|three|3)[- ](?:years?|months?|weeks?)\b|\bby (?:the )?(?:end|next|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** The company form took the Vacancy Builder's title over: where the two differ, the form was changed since. */
function isOutdated({ value, evidence }: Fact, formTitle: string): boolean {
  return evidence.every(({ kind }) => kind === 'vacancyBuilder') && value !== formTitle
}

/**
 * The overview: who hires for what, what the company is, why now, the work, and what success is; each only where it was said.
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
            text: `${hirer} ${worded(avoid, 'looking for', 'hiring')} ${article(jobTitle)} ${jobTitle}.`,
            factIds: titleFact === undefined ? [] : [titleFact.id],
            evidence: titleFact?.evidence ?? [titleEvidence],
          },
        ]
  const success = of('success').map((fact) => ({ ...fact, value: fact.value.replace(IN_FIRST_YEAR, '') }))
  const timed = success.some((fact) => TIMED.test(fact.value))
  const aim = timed ? 'Success' : 'Success in the first year'
  return {
    jobTitle: jobTitle === '' ? 'Job title to be confirmed' : jobTitle,
    lines: [
      ...opening,
      ...companyLine(input.company.description ?? ''),
      ...of('driver').map((fact, index) => driverLine(fact, index === 0, avoid)),
      ...dutyLines(of('responsibilities'), {
        first: worded(avoid, 'The role is to', 'The job is to'),
        next: 'It is also to',
        other: worded(avoid, 'The work', 'The job'),
      }),
      ...dutyLines(success, { first: `${aim} is to`, next: 'It is also to', other: capitalised(aim) }),
      ...of('context').map((fact) => line(sentence(fact.value), [fact])),
    ],
  }
}
