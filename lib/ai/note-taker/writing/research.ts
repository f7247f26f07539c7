import type { Evidence } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import type { ResearchField } from '@/lib/research/options'
import type { CompanyFact } from '@/lib/research/schema'
import { withoutFiller } from './filler'
import type { LineDraft } from './input'
import { item } from './phrases'

/** What the research may say in a specification: the value proposition alone. At most `max` lines of a field. */
const PLACES: Partial<Record<ResearchField, { section: 'culture' | 'growth' | 'benefits'; max: number }>> = {
  values: { section: 'culture', max: 4 },
  workingStyle: { section: 'culture', max: 2 },
  growthPath: { section: 'growth', max: 2 },
  learningDevelopment: { section: 'growth', max: 3 },
  benefits: { section: 'benefits', max: 10 },
  perks: { section: 'benefits', max: 5 },
}

/** If the conversation covers one of these, it overrides the website. */
const SUBJECTS: readonly RegExp[] = [
  /\b(?:holiday|annual leave|days off|urlaub|gwyliau)/i,
  /\bpension|altersvorsorge|pensiwn/i,
  /\b(?:health|medical|dental)/i,
  /\b(?:bonus|profit share|prämie|bonws)/i,
  /\b(?:hybrid|remote|home ?working|work(?:ing)? from home|homeoffice)/i,
  /\b(?:flexi|flexible)/i,
  /\b(?:four-day|4-day|days? (?:a|per) week|fortnight)/i,
  /\bsick pay|tâl salwch/i,
  /\b(?:car|van|vehicle)\b/i,
  /\bovertime|überstunden/i,
  /\b(?:life (?:cover|assurance|insurance)|death in service)/i,
  /\b(?:chartered|chartership)/i,
]

const TEXT_MAX = 240

/**
 * The lines that accepted items of the research give the value proposition, each with the sentence it rests on. What the conversation
 * or a house rule says of the same subject takes their place, in whatever section of the document it stands.
 */
export function researchLines(facts: readonly CompanyFact[], said: readonly LineDraft[]): LineDraft[] {
  const settled = SUBJECTS.filter((subject) => said.some(({ text }) => subject.test(text)))
  const counts = new Map<ResearchField, number>()
  return facts.flatMap((fact): LineDraft[] => {
    const place = PLACES[fact.field]
    const count = counts.get(fact.field) ?? 0
    if (!place || count >= place.max || fact.text.length > TEXT_MAX) return []
    const plain = withoutFiller(fact.text)
    if (
      plain === null ||
      findUnlawful(fact.text).length > 0 ||
      settled.some((subject) => subject.test(fact.text))
    )
      return []
    counts.set(fact.field, count + 1)
    const evidence: Evidence = { kind: fact.kind, id: fact.id, start: 0, end: fact.quote.length }
    return [{ section: place.section, text: item(plain), factIds: [], evidence: [evidence] }]
  })
}
