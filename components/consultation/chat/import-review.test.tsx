import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Import } from '@/lib/consultation/messages/schema'
import { chooseOption } from '@/tests/support/choose-option'
import ImportReview from './import-review'

const line = (id: string, topic: 'technical' | 'location', text: string): Import['lines'][number] => ({
  id,
  topic,
  section: topic,
  text,
  strength: 'must',
  start: 0,
  end: 1,
})
const LINES = [
  line('1', 'location', 'Leeds'),
  line('2', 'technical', 'Tekla'),
  line('3', 'technical', 'Revit'),
]

it('lists the lines by section, and sends what was chosen for each', async () => {
  const onUse = vi.fn(async () => null)
  render(<ImportReview lines={LINES} onUse={onUse} />)
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Technical skills',
    'Location',
  ])
  const place = screen.getByLabelText('What to do with: Leeds')
  await chooseOption(screen.getByLabelText('What to do with: Revit'), 'Nice to have')
  await userEvent.click(place)
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Use',
    'Leave out',
  ])
  await userEvent.click(screen.getByRole('option', { name: 'Leave out' }))
  expect(screen.getByRole('status').textContent).toBe('2 of 3 lines')
  await userEvent.click(screen.getByRole('button', { name: 'Use these' }))
  expect(onUse).toHaveBeenCalledWith([
    { id: '1', use: 'leave' },
    { id: '2', use: 'must' },
    { id: '3', use: 'nice' },
  ])
})

it('leaves a whole section out at once, and then has nothing to use', async () => {
  render(<ImportReview lines={LINES.slice(1)} onUse={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: /^Leave all out/ }))
  expect(screen.getByRole('button', { name: 'Use these' })).toHaveProperty('disabled', true)
})

it('keeps the choices and says why where they could not be used', async () => {
  render(<ImportReview lines={LINES} onUse={async () => 'The brief is full.'} />)
  await chooseOption(screen.getByLabelText('What to do with: Leeds'), 'Leave out')
  await userEvent.click(screen.getByRole('button', { name: 'Use these' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The brief is full.')
  expect(screen.getByLabelText('What to do with: Leeds').textContent).toBe('Leave out')
})
