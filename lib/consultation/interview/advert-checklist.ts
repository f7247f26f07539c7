import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { CHECKLIST, type Topic, topicsOfChecklist } from '@/lib/consultation/topics'
import type { ChecklistItem } from './schema'

const CHECKLIST_KEYS = Object.keys(CHECKLIST) as (keyof typeof CHECKLIST)[]

function stateOf(key: string, facts: readonly Fact[], isPermanent: boolean): ChecklistItem['state'] {
  const has = (topic: Topic) => facts.some((fact) => fact.topic === topic)
  if (key === 'startAndDuration')
    return has('startDate') && (has('duration') || isPermanent) ? 'known' : 'open'
  if (key === 'pay') return has('pay') ? 'known' : 'open'
  if (key === 'hours') return has('hours') ? 'known' : 'open'
  return facts.length > 0 ? 'known' : 'open'
}

/** Regulation 18 of the Conduct of Employment Agencies and Employment Businesses Regulations 2003 (S.I. 2003/3319). */
export function buildAdvertChecklist(
  brief: Brief,
  company: { name: string; description: string | null },
): ChecklistItem[] {
  const hasCompany = company.name.trim() !== '' && (company.description ?? '').trim() !== ''
  const isPermanent = activeFacts(brief, 'contractType').some((fact) => /\bperm/i.test(fact.value))
  const items = CHECKLIST_KEYS.map((key): ChecklistItem => {
    const topics = topicsOfChecklist(key)
    const facts = activeFacts(brief).filter((fact) => topics.includes(fact.topic))
    const state = stateOf(key, facts, isPermanent)
    return { key, label: CHECKLIST[key], state, factIds: facts.map((fact) => fact.id) }
  })
  return [
    { key: 'hirer', label: 'Your business', state: hasCompany ? 'known' : 'open', factIds: [] },
    ...items,
  ]
}
