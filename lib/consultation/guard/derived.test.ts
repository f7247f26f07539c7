import { describe, expect, it } from 'vitest'
import { createReplyGate } from './reply'

const said = [
  '36 to 45 thousand for the full 37.5 hours, or three days, 22.5 hours',
  'twelve hour shifts, averages forty two hours, thirty three days holiday',
  '£6,000 for the standby',
]
const gate = createReplyGate({ texts: said, stated: said, challenged: [] })

describe('what follows from what was said', () => {
  it.each([
    '£21,600 to £27,000 a year for three days',
    '£42,000 to £51,000 a year with the standby',
    'Holiday of 23 shifts',
  ])('may be proposed: %j', (text) => {
    expect(gate.findRefusal(text)).toBeNull()
  })

  it.each(['£22,600 a year for three days', '£48,000 a year', 'Holiday of 30 shifts', '9 days’ holiday'])(
    'says nothing else: %j',
    (text) => {
      expect(gate.findRefusal(text)).not.toBeNull()
    },
  )

  it('needs its working in a reply', () => {
    const reply = createReplyGate({ texts: said, challenged: [] })
    expect(reply.findRefusal('Three days pay £21,600 a year.')).toBe('figure')
  })
})
