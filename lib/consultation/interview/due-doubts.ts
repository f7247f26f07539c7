import { activeFacts } from '@/lib/consultation/brief/facts'
import type { ChallengeGround, Doubt } from '@/lib/consultation/brief/options'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { asksForDegree, asksForYears } from './practices'

export interface DueDoubt {
  fact: Fact
  why: Doubt | 'vague'
}

/** Practices are asked about once in a consultation, the others once for each fact. */
const PRACTICE_OF: Partial<Record<DueDoubt['why'], ChallengeGround>> = {
  years: 'yearsWithoutReason',
  degree: 'degreeWithoutReason',
}

function reasonOf(fact: Fact): DueDoubt['why'] | null {
  if (fact.doubt !== null) return fact.doubt
  if (fact.vague) return 'vague'
  if (fact.strength !== 'must') return null
  if (fact.topic === 'experience' && asksForYears(fact.value)) return 'years'
  return fact.topic === 'qualifications' && asksForDegree(fact.value) ? 'degree' : null
}

/** What no reply has asked about yet. Facts that were made by hand, or locked, are settled. */
export function dueDoubts({ facts, agenda }: Pick<Brief, 'facts' | 'agenda'>): DueDoubt[] {
  return activeFacts({ facts }).flatMap((fact) => {
    const why = reasonOf(fact)
    if (why === null || fact.locked || agenda.tested.includes(fact.id)) return []
    const practice = PRACTICE_OF[why]
    return practice && agenda.challenged.includes(practice) ? [] : [{ fact, why }]
  })
}
