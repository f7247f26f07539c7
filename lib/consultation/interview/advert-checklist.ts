import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import type { ChecklistItem } from './schema'

const CHECKLIST: readonly { key: string; label: string; topics: readonly Topic[] }[] = [
  { key: 'startAndDuration', label: 'Start and duration', topics: ['startDate', 'duration'] },
  { key: 'work', label: 'The work', topics: ['responsibilities', 'success'] },
  { key: 'location', label: 'Location', topics: ['location'] },
  { key: 'hours', label: 'Hours', topics: ['hours', 'workPattern'] },
  { key: 'pay', label: 'Pay and benefits', topics: ['pay', 'package', 'benefits'] },
  { key: 'notice', label: 'Notice', topics: ['notice'] },
  { key: 'risks', label: 'Risks to health and safety', topics: ['healthSafety'] },
  {
    key: 'qualifications',
    label: 'Required experience and qualifications',
    topics: ['technical', 'experience', 'qualifications'],
  },
  { key: 'expenses', label: 'Expenses', topics: ['expenses'] },
]

function checklistState(key: string, facts: readonly Fact[], permanent: boolean): 'known' | 'open' {
  const has = (topic: Topic) => facts.some((fact) => fact.topic === topic)
  if (key === 'startAndDuration') return has('startDate') && (has('duration') || permanent) ? 'known' : 'open'
  if (key === 'pay') return has('pay') ? 'known' : 'open'
  if (key === 'hours') return has('hours') ? 'known' : 'open'
  return facts.length > 0 ? 'known' : 'open'
}

/**
 * What UK practice wants known before an agency advertises: the ten items of regulation 18 of the Conduct of Employment
 * Agencies and Employment Businesses Regulations 2003 (S.I. 2003/3319). A permanent post needs no duration.
 */
export function advertChecklist(
  brief: Brief,
  company: { name: string; description: string | null },
): ChecklistItem[] {
  const described = company.name.trim() !== '' && (company.description ?? '').trim() !== ''
  const permanent = activeFacts(brief, 'contractType').some((fact) => /\bperm/i.test(fact.value))
  const items = CHECKLIST.map(({ key, label, topics }): ChecklistItem => {
    const facts = activeFacts(brief).filter((fact) => topics.includes(fact.topic))
    return { key, label, state: checklistState(key, facts, permanent), factIds: facts.map((fact) => fact.id) }
  })
  return [
    {
      key: 'hirer',
      label: 'Hirer and nature of business',
      state: described ? 'known' : 'open',
      factIds: [],
    },
    ...items,
  ]
}
