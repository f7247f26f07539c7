import type { ReactNode } from 'react'
import { decideResearchItem, forgetResearch } from '@/lib/api/actions/research'
import type { Research } from '@/lib/research/schema'
import { CompanyIntelligenceCard } from './company-intelligence-card'

const FAILED = { ok: false } as const

export function renderFindings(research: Research, companyId: string): ReactNode {
  return (
    <CompanyIntelligenceCard
      key={`${research.readAt} ${research.items.length} ${research.sources.length}`}
      initialResearch={research}
      actions={{
        decide: async (decision) => (await decideResearchItem(companyId, decision).catch(() => FAILED)).ok,
        removeDocument: async (runId) => {
          const result = await forgetResearch(companyId, runId).catch(() => FAILED)
          return result.ok ? result.data : false
        },
      }}
    />
  )
}
