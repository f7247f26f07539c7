import { describe, expect, it } from 'vitest'
import { holdsUp, isInterruption } from './interruption'

describe('isInterruption', () => {
  it.each([
    'hang on the smoke alarm is going off',
    "sorry, somebody's at the door",
    "that's the tannoy",
    'the line went dead there',
    "bear with me the printer's jammed again",
    "hold on I'll just close the window",
    "they're testing the alarms today",
    'one sec, the auditors have arrived',
    'Dave shut that door will you',
    "right, I'm back",
  ])('is true for what happens in the room: %s', (text) => {
    expect(isInterruption(text)).toBe(true)
  })

  it.each([
    'sorry, they need to know fire alarm systems and BS 5839',
    'wait, they must also know CAN bus',
    'the alarm panels are going off every week, so we need somebody who can cure them',
    "hang on, they'd also look after the lifts",
    'two engineers have left',
    'the phone is part of the job',
    "hold on, it's Leeds",
    'sorry, the van is for work only',
    'the plant has gone down twice this year',
    'Chris leads the team',
    'the network is mostly Cisco',
    'wait, the office is in Ayr',
  ])('is false for what is said of the work: %s', (text) => {
    expect(isInterruption(text)).toBe(false)
  })

  it('takes what follows words that hold the talk up for part of it', () => {
    expect(holdsUp('Hang on')).toBe(true)
    expect(holdsUp('Hang on to our people')).toBe(false)
    expect(isInterruption("the ceiling's leaking", true)).toBe(false)
    expect(isInterruption('my taxi is outside', true)).toBe(true)
  })
})
