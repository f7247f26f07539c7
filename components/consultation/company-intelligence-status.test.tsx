import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Research } from '@/lib/research/schema'
import { IntelligenceCard } from './company-intelligence-status'

const renderItems = (research: Partial<Research> | null) => {
  render(<IntelligenceCard research={research as Research | null} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('IntelligenceCard', () => {
  it('shows culture in progress and the rest pending before any research', () => {
    expect(renderItems(null)).toEqual([
      'Industry analysisPending',
      'Competitor analysisPending',
      'Culture analysisIn progress',
      'Recruitment insightsPending',
    ])
  })

  it('shows an analysis as complete once something was found', () => {
    const research = {
      industryAnalysis: { sectors: ['Rail'], customers: [], standards: [] },
      competitorAnalysis: null,
      cultureAnalysis: { values: ['Care'], workingStyle: null, missionVision: null },
      researchData: { recruitmentInsights: null },
    }
    expect(renderItems(research)).toEqual([
      'Industry analysisComplete',
      'Competitor analysisPending',
      'Culture analysisComplete',
      'Recruitment insightsPending',
    ])
  })
})
