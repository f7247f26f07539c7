import type { Fact } from '@/lib/consultation/brief/schema'
import type { Section } from '@/lib/specification/options'
import { driverText } from './driver'
import { reportingText } from './duties'
import type { LineDraft } from './input'
import { capitalised, dutyPhrase, sentence, tidy } from './phrases'
import { successText } from './success'

const GOES_ON = /^be (?=\w+ing\b)/i

/** What candidates may read of what is otherwise for the agency stands with the company's own account. */
const placeOf = ({ audience }: Fact): Section => (audience === 'candidate' ? 'culture' : 'internalNotes')

const line = (section: Section, text: string, fact: Fact): LineDraft => ({
  section,
  text,
  factIds: [fact.id],
  evidence: fact.evidence,
  audience: section === 'internalNotes' ? 'agency' : fact.audience,
})

/** "They will run the trials" gives "Run the trials". */
function dutyText(value: string): string {
  const reporting = reportingText(value)
  if (reporting !== null) return sentence(reporting)
  return capitalised((dutyPhrase(value) ?? tidy(value)).replace(GOES_ON, ''))
}

/** One line a fact: the duties, the aims of the first year, and what is for the agency. */
export function workLines(facts: readonly Fact[], jobTitle: string, avoid: readonly string[]): LineDraft[] {
  const of = (topic: Fact['topic']) => facts.filter((fact) => fact.topic === topic)
  const others = of('alsoSaid').map((fact) => ({ fact, reporting: reportingText(fact.value) }))
  return [
    ...of('responsibilities').map((fact) => line('responsibilities', dutyText(fact.value), fact)),
    ...others.flatMap(({ fact, reporting }) =>
      reporting === null ? [] : [line('responsibilities', sentence(reporting), fact)],
    ),
    ...of('success').map((fact) => line('firstYear', successText(fact.value), fact)),
    ...of('driver').map((fact, index) =>
      line(placeOf(fact), sentence(driverText(fact.value, index === 0, jobTitle, avoid)), fact),
    ),
    ...others.flatMap(({ fact, reporting }) =>
      reporting === null ? [line('internalNotes', sentence(fact.value), fact)] : [],
    ),
  ]
}
