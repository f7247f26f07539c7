import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestRouter } from '@/tests/support/app-router'
import { MakeKit } from './kit-lengths'
import { MoreQuestions } from './more-questions'

const show = (counts: { 45: number; 60: number }, isDraft = true) =>
  render(
    <TestRouter>
      <MakeKit
        specificationId="s1"
        more={<MoreQuestions specificationId="s1" isDraft={isDraft} />}
        counts={counts}
      />
    </TestRouter>,
  )
const isMain = (minutes: number) =>
  screen.getByRole('button', { name: `Make a ${minutes}-minute kit` }).className.includes('bg-primary')

it('leads to the specification where it has too few lines for a full kit', () => {
  show({ 45: 2, 60: 2 })
  expect(screen.getAllByText(/^2 rated questions/).map(({ textContent }) => textContent)).toEqual([
    '2 rated questions. There’s room for 6.',
    '2 rated questions. There’s room for 8.',
  ])
  const link = screen.getByRole('link', { name: 'Add lines like these to the specification' })
  expect(link.getAttribute('href')).toBe('/job-specification/s1#row-technical')
  expect([isMain(45), isMain(60)]).toEqual([true, false])
})

it('asks for a new version where the specification is closed', () => {
  show({ 45: 5, 60: 6 }, false)
  expect(screen.getByRole('link').textContent).toBe('add them in a new version')
})

it('says nothing of more lines where both kits are full', () => {
  show({ 45: 6, 60: 8 })
  expect(screen.queryByRole('link')).toBeNull()
  expect([isMain(45), isMain(60)]).toEqual([false, true])
})
