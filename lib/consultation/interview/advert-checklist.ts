import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import type { ChecklistItem } from './schema'

const CHECKLIST_ITEMS: readonly { key: string; label: string; topics: readonly Topic[] }[] = [
  { key: 'startAndDuration', label: 'Start and duration', topics: ['startDate', 'duration'] },
  { key: 'work', label: 'The work', topics: ['responsibilities', 'success'] },
  { key: 'location', label: 'Location', topics: ['location'] },
  { key: 'hours', label: 'Hours', topics: ['hours', 'workPattern'] },
  { key: 'pay', label: 'Pay and benefits', topics: ['pay', 'package', 'benefits'] },
  { key: 'notice', label: 'Notice', topics: ['notice'] },
  { key: 'risks', label: 'Health and safety risks', topics: ['healthSafety'] },
  {
    key: 'qualifications',
    label: 'Required experience and qualifications',
    topics: ['technical', 'experience', 'qualifications'],
  },
  { key: 'expenses', label: 'Expenses', topics: ['expenses'] },
]

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
  const items = CHECKLIST_ITEMS.map(({ key, label, topics }): ChecklistItem => {
    const facts = activeFacts(brief).filter((fact) => topics.includes(fact.topic))
    return { key, label, state: stateOf(key, facts, isPermanent), factIds: facts.map((fact) => fact.id) }
  })
  return [
    { key: 'hirer', label: 'Your business', state: hasCompany ? 'known' : 'open', factIds: [] },
    ...items,
  ]
}
