import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { panelProps, type WorkplaceTab, WorkplaceTabs } from './workplace-tabs'

function Workplace({ changes }: { changes: number }) {
  const [shown, setShown] = useState<WorkplaceTab>('talk')
  return (
    <>
      <WorkplaceTabs shown={shown} changes={changes} onShow={setShown} />
      <div {...panelProps('talk', { shown, isSideBySide: false })}>Conversation</div>
      <div {...panelProps('brief', { shown, isSideBySide: false })}>Entries</div>
    </>
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
  expect(screen.getByRole('tabpanel', { name: 'Talk' }).hasAttribute('data-hidden')).toBe(true)
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(talk)
})

it('says how many entries of the brief changed', () => {
  const { rerender } = render(<Workplace changes={1} />)
  expect(screen.getByRole('tab', { name: 'Brief 1 change' })).toBeTruthy()
  rerender(<Workplace changes={3} />)
  expect(screen.getByRole('tab', { name: 'Brief 3 changes' })).toBeTruthy()
})

it('shows no tab panels side by side', () => {
  expect(panelProps('brief', { shown: 'talk', isSideBySide: true })).not.toHaveProperty('role')
})
