import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DeadlineBadge } from './deadline-badge'

const due = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 30_000).toISOString()

it('says what is due, and leaves to a list what its heading and icon say', () => {
  const { container, rerender } = render(<DeadlineBadge label="Reply" due={due(90)} />)
  expect(container.textContent).toBe('Reply: 1 h 30 min left')
  expect(container.querySelector('.sr-only')).toBeNull()
  rerender(<DeadlineBadge isShort label="Reply" due={due(90)} />)
  expect(container.textContent).toBe('1 h 30 min left')
  expect(container.querySelector('.sr-only')?.textContent).toBe(' left')
  rerender(<DeadlineBadge isShort label="Reply" due={due(-90)} />)
  expect(container.textContent).toBe('1 h 29 min overdue')
  expect(container.querySelector('.sr-only')?.textContent).toBe(' overdue')
})
