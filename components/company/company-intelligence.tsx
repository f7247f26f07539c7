import type { ReactNode } from 'react'
import { callApi } from '@/lib/api/client'
import type { Research } from '@/lib/research/schema'
import { CompanyIntelligenceCard } from './company-intelligence-card'

export function renderFindings(research: Research, companyId: string): ReactNode {
  return (
    <CompanyIntelligenceCard
      key={`${research.readAt} ${research.items.length} ${research.sources.length}`}
      initialResearch={research}
      actions={{
        decide: async (itemId, body) => {
          const params = { companyId, itemId }
          await callApi('PUT /api/companies/{companyId}/research/items/{itemId}', { params, body })
        },
        removeDocument: async (runId) => {
          const params = { companyId, runId }
          await callApi('DELETE /api/companies/{companyId}/research/runs/{runId}', { params })
          return (await callApi('GET /api/companies/{companyId}', { params: { companyId } })).research
        },
      }}
    />
  )
}
