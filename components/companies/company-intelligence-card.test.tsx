import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Insights } from '@/lib/research/schema'
import { CompanyIntelligenceCard } from './company-intelligence-card'

const NOTHING: Insights = {
  companyOverview: null,
  cultureInsights: { values: [], workingStyle: null },
  careerOpportunities: { growthPath: null, learningDevelopment: null },
  employeeValue: { benefits: [], perks: [] },
  companyStrengths: [],
  missionVision: null,
}

describe('CompanyIntelligenceCard', () => {
  it('says of each of the nine entries that it was not found', () => {
    render(<CompanyIntelligenceCard id="card" insights={NOTHING} />)
    expect(screen.getAllByText('Not found on the website')).toHaveLength(9)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('shows each entry under its own heading', () => {
    render(
      <CompanyIntelligenceCard
        id="card"
        insights={{
          ...NOTHING,
          employeeValue: { benefits: ['Pension'], perks: ['Cycle store', 'Cycle store'] },
          missionVision: 'Bridges that last.',
        }}
      />,
    )
    const benefits = screen.getByText('Benefits').parentElement ?? document.body
    expect(within(benefits).getByRole('listitem').textContent).toBe('Pension')
    expect(screen.getAllByText('Cycle store')).toHaveLength(1)
    expect(screen.getByText('Bridges that last.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Company Intelligence' }).id).toBe('card')
  })
})
