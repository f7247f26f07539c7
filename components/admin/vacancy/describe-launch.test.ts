import { expect, it } from 'vitest'
import { describeLaunch } from './describe-launch'

const closesOn = '2026-11-30T00:00:00.000Z'

it('tells what the client sees from what candidates see', () => {
  expect(describeLaunch('awaiting', null)).toBe(
    'The client is waiting for the launch. The candidates’ page isn’t published.',
  )
  expect(describeLaunch('launched', null)).toBe('Live for the client. The candidates’ page isn’t published.')
  expect(describeLaunch('launched', { state: 'open', closesOn })).toBe(
    'Live for the client. The candidates’ page is open until 30 November 2026.',
  )
  expect(describeLaunch('onHold', { state: 'closed', closesOn })).toBe(
    'On hold for the client. The candidates’ page is closed.',
  )
})
