import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from '@/components/ui/tabs'
import { WorkplacePanel, type WorkplaceTab, WorkplaceTabs } from './workplace-tabs'

function Workplace({
  changes,
  conflicts = 0,
  isSideBySide = false,
}: {
  changes: number
  conflicts?: number
  isSideBySide?: boolean
}) {
  const [shown, setShown] = useState<WorkplaceTab>('talk')
  return (
    <Tabs value={shown} onValueChange={setShown}>
      <WorkplaceTabs changes={changes} conflicts={conflicts} />
      <WorkplacePanel value="talk" isSideBySide={isSideBySide}>
        Conversation
      </WorkplacePanel>
      <WorkplacePanel value="brief" isSideBySide={isSideBySide}>
        Entries
      </WorkplacePanel>
    </Tabs>
  )
}

it('moves between the tabs with the arrow keys, and the focus with them', async () => {
  render(<Workplace changes={0} />)
  const [talk, brief] = screen.getAllByRole('tab')
  await userEvent.tab()
  expect(document.activeElement).toBe(talk)
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(brief)
  expect(brief?.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'Talk' }).dataset.state).toBe('inactive')
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(talk)
})

it('says how many entries of the brief changed', () => {
  const { rerender } = render(<Workplace changes={1} />)
  expect(screen.getByRole('tab', { name: 'Brief 1 change' })).toBeTruthy()
  rerender(<Workplace changes={3} />)
  expect(screen.getByRole('tab', { name: 'Brief 3 changes' })).toBeTruthy()
})

it('says first what conflicts', () => {
  render(<Workplace changes={2} conflicts={1} />)
  expect(screen.getByRole('tab', { name: 'Brief 1 conflict' })).toBeTruthy()
})

it('shows no tab panels side by side', () => {
  render(<Workplace changes={0} isSideBySide />)
  expect(screen.queryByRole('tabpanel')).toBeNull()
  expect(screen.getByText('Entries')).toBeTruthy()
})
