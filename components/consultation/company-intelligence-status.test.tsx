import { render, screen } from '@testing-library/react'
import type { Route } from 'next'
import { describe, expect, it } from 'vitest'
import type { Research } from '@/lib/research/schema'
import { TestRouter } from '@/tests/support/app-router'
import { IntelligenceCard } from './company-intelligence-status'

const renderItems = (research: Partial<Research> | null, isOpen = true) => {
  render(
    <IntelligenceCard
      research={research as Research | null}
      findings={'/about#found' as Route}
      isOpen={isOpen}
    />,
    { wrapper: TestRouter },
  )
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

  it('shows nothing in progress while the consultation is not open', () => {
    expect(renderItems(null, false)[2]).toBe('Culture analysisPending')
  })

  it('shows an analysis as complete once something was found, and says what was not', () => {
    const research = {
      industryAnalysis: { sectors: ['Rail'], customers: [], standards: [] },
      competitorAnalysis: null,
      cultureAnalysis: { values: ['Care'], workingStyle: null, missionVision: null },
      researchData: { recruitmentInsights: null },
    }
    expect(renderItems(research)).toEqual([
      'Industry analysisComplete',
      'Competitor analysisNothing found',
      'Culture analysisComplete',
      'Recruitment insightsNothing found',
    ])
    const links = screen.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ textContent, hash }) => textContent + hash)).toEqual([
      'Industry analysis#found',
      'Culture analysis#found',
    ])
  })
})
