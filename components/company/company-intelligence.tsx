import type { ReactNode } from 'react'
import { decideResearchItem, forgetResearch } from '@/lib/api/actions/research'
import type { Research } from '@/lib/research/schema'
import { CompanyIntelligenceCard } from './company-intelligence-card'

const failed = { ok: false } as const

/** The card of what is known of a company, whose decisions are kept on the server. */
export function renderFindings(research: Research, companyId: string): ReactNode {
  return (
    <CompanyIntelligenceCard
      key={`${research.readAt} ${research.items.length} ${research.sources.length}`}
      found={research}
      deeds={{
        decide: async (decision) => (await decideResearchItem(companyId, decision).catch(() => failed)).ok,
        forget: async (runId) => {
          const result = await forgetResearch(companyId, runId).catch(() => failed)
          return result.ok ? result.data : false
        },
      }}
    />
  )
}
