import { QUALIFICATION_WORDS } from '@/lib/consultation/interview/answered-nearby'
import type { Section } from './options'
import type { SpecificationLine } from './schema'

/** Other rows whose lines may say what a row is for: a row that is answered in part, or elsewhere, is not open. */
const SAID_ELSEWHERE: Partial<Record<Section, { in: readonly Section[]; as: RegExp }>> = {
  package: {
    in: ['compensation', 'benefits', 'onCall'],
    as: /\b(?:plus|bonus|commission|overtime|allowance|premium|profit share|time and a half|double|pension|life cover|healthcare|standby)\b/i,
  },
  // A model puts what somebody can and knows into one list with what they have done.
  technical: { in: ['experience'], as: /\byou(?:’ll)? (?:can|know|are able to)\b/i },
  education: { in: ['experience', 'technical', 'softSkills', 'culture'], as: QUALIFICATION_WORDS },
  workPattern: { in: ['location'], as: /\b(?:on[ -]site|remote|hybrid|from home)\b/i },
  travel: {
    in: ['location', 'workPattern'],
    as: /\b(?:travel|patch|visits?|customers['’]? sites?)\b/i,
  },
  onCall: {
    in: ['compensation', 'hours', 'workPattern', 'package'],
    as: /\b(?:on[ -]call|standby|call[ -]?outs?)\b/i,
  },
  notice: { in: ['startDate', 'contractType', 'process'], as: /\bnotice\b/i },
  expenses: {
    in: ['compensation', 'package', 'travel', 'benefits'],
    as: /\b(?:expenses|mileage|(?:a|per|each) night|fuel card|lodging|subsistence|travel (?:is|after that is) paid)\b/i,
  },
}

/** Rows that are left out where they are empty and other lines answer them. */
export const MAY_BE_SAID_ELSEWHERE: ReadonlySet<string> = new Set(Object.keys(SAID_ELSEWHERE))

export function isSaidElsewhere(
  { lines }: { lines: readonly Pick<SpecificationLine, 'section' | 'text'>[] },
  section: Section,
): boolean {
  const elsewhere = SAID_ELSEWHERE[section]
  return lines.some((line) => elsewhere?.in.includes(line.section) === true && elsewhere.as.test(line.text))
}
