import { describe, expect, it } from 'vitest'
import { findLineFault } from './line'

const reasonOf = (text: string) => findLineFault(text, { company: 'Castle Pumps' })

describe('a line that ends in a preposition', () => {
  it.each([
    'You can explain where the uncertainty of a measurement comes from',
    'You know which customers the pumps were built for',
    'You find out what the client is asking for',
    'You know whom you report to',
    'You tell the team what the change is about',
    'Work you can be proud of',
    'The people they report to',
    'A workshop you’d look forward to',
    'Machines they’ve never worked with',
    'A team to learn from',
    'A job to be proud of',
    'Two days in Cork each quarter, where the factory is',
    'Enhanced leave, whichever parent you are',
    'Someone who rings back the day they said they would',
    'Adjustments looked at',
    'Two sites to begin with',
  ])('is a whole sentence: %j', (text) => {
    expect(reasonOf(text)).toBeNull()
  })

  it.each([
    'You work with the fitters and report to',
    'Somebody who reports to',
    'Experience of',
    'You calibrate gauges for',
    'Check what the team is and for',
    'A certificate from',
    'Drawings you send to',
    'Jobs we do for',
    'You work with',
    'You want to learn from',
    'The factory is',
    'You will run what the team is and are',
    'Our people are',
    'They said they would run the line, and you would',
  ])('is cut off: %j', (text) => {
    expect(reasonOf(text)).toBe('fragment')
  })
})
