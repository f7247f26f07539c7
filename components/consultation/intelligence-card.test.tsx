import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Research } from '@/lib/research/schema'
import { IntelligenceCard } from './intelligence-card'

const states = (research: Partial<Research> | null) => {
  render(<IntelligenceCard research={research as Research | null} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the Company Intelligence status', () => {
  it('is pending where nothing was read, and culture in progress', () => {
    expect(states(null)).toEqual([
      'Industry analysisPending',
      'Competitor analysisPending',
      'Culture analysisIn progress',
      'Recruitment insightsPending',
    ])
  })

  it('is complete where something was found', () => {
    const found = {
      industryAnalysis: { sectors: ['Rail'], customers: [], standards: [] },
      competitorAnalysis: null,
      cultureAnalysis: { values: ['Care'], workingStyle: null, missionVision: null },
      researchData: { recruitmentInsights: null },
    }
    expect(states(found)).toEqual([
      'Industry analysisComplete',
      'Competitor analysisPending',
      'Culture analysisComplete',
      'Recruitment insightsPending',
    ])
  })
})
