import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildAdvertChecklist } from '@/lib/consultation/interview/advert-checklist'
import { TestRouter } from '@/tests/support/app-router'
import { briefOf, type FactSeed, withAgenda } from '@/tests/support/briefs'
import { OpenTopicsList } from './open-topics-list'

const COMPANY = { name: 'Span Ltd', description: 'Bridges.' }

function show(seeds: FactSeed[], { company = COMPANY, agenda = {} } = {}) {
  const brief = withAgenda(briefOf(...seeds), agenda)
  const onAnswer = vi.fn()
  render(
    <TestRouter>
      <OpenTopicsList view={{ brief, checklist: buildAdvertChecklist(brief, company) }} onAnswer={onAnswer} />
    </TestRouter>,
  )
  return onAnswer
}

const row = (label: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(label))

it('lists what nobody has said, marks what the law needs, and starts an answer', async () => {
  const onAnswer = show([['pay', '£50,000']])
  expect(row('Pay')).toBeUndefined()
  expect(row('Location')?.textContent).toContain('needed by law')
  const needed = within(screen.getByRole('region', { name: /^Needed to approve/ }))
  expect(needed.getAllByRole('listitem').map((item) => item.textContent)).toContain(
    row('Location')?.textContent,
  )
  expect(needed.queryByText(/^Hours/)).toBeNull()
  expect(row('Soft skills')?.textContent).not.toContain('needed by law')
  expect(row('Notice')?.textContent).toContain('needed by law')
  await userEvent.click(within(row('Location') as HTMLElement).getByRole('button'))
  expect(onAnswer).toHaveBeenCalledWith('Location')
})

it('asks for a duration only where the contract is not permanent', () => {
  show([
    ['startDate', 'In May'],
    ['contractType', 'Fixed term'],
  ])
  expect(row('Start and duration')).toBeTruthy()
})

it('says what will read "To be confirmed"', () => {
  show([], { agenda: { closed: [{ topic: 'growth', how: 'unknown' }] } })
  expect(row('Progression')?.textContent).toContain('To be confirmed')
  expect(row('Location')?.textContent).not.toContain('To be confirmed')
})

it('leads to the company details where the business is not described', () => {
  show([], { company: { name: 'Span Ltd', description: '' } })
  expect(
    within(row('Your business') as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/about')
})
