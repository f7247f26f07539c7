import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Approval } from '@/lib/specification/queries'
import { LaunchState } from './launch-state'

const approval = (changes: Partial<Approval>): Approval => ({
  approverName: 'Jo Barrow',
  approvedAt: new Date('2026-11-20T09:00:00Z'),
  termsVersion: '2026-11',
  contentHash: 'a'.repeat(64),
  launchStatus: 'awaiting',
  launchChangedAt: null,
  ...changes,
})
const changedAt = new Date('2026-11-20T10:30:00Z')

it('says what the agency has done, and since when', () => {
  const { rerender } = render(<LaunchState approval={approval({})} />)
  expect(screen.getByText('Waiting to go live')).toBeTruthy()
  rerender(<LaunchState approval={approval({ launchStatus: 'launched', launchChangedAt: changedAt })} />)
  expect(
    screen.getByText(
      'It has been live since 20 November 2026 at 10:30, UK time, 90 minutes after the approval.',
    ),
  ).toBeTruthy()
  rerender(<LaunchState approval={approval({ launchStatus: 'onHold', launchChangedAt: changedAt })} />)
  expect(screen.getByText(/^It has been on hold since 20 November 2026 at 10:30, UK time\./)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
})
