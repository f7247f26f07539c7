import { describe, expect, it } from 'vitest'
import { leaveOutAsides } from './leave-out'

describe('leaveOutAsides', () => {
  it.each([
    [
      'experience',
      'Eligible for security clearance, HR told me to say that',
      'Eligible for security clearance',
    ],
    ['technical', 'Allen-Bradley PLCs, I think', 'Allen-Bradley PLCs'],
    ['softSkills', 'Patient with customers, my boss insists on it', 'Patient with customers'],
    ['benefits', 'A pension, I think, and private health cover', 'A pension, and private health cover'],
  ])('%s: %s', (section, said, expected) => {
    expect(leaveOutAsides(said, section)).toBe(expected)
  })

  it.each([
    ['culture', 'A team of nine, quiet, friendly, and proud of the place'],
    ['benefits', '25 days’ holiday, rising to 30 after five years'],
    ['softSkills', 'I don’t want a prima donna'],
    ['growth', 'They could be associate in three years'],
    ['softSkills', 'I’m not after somebody who hides in the office'],
    ['experience', 'Two years in a kitchen, unless you’ve finished an apprenticeship'],
    ['responsibilities', 'Plan the jobs, order the parts and keep the customer informed'],
    ['softSkills', 'Somebody who turns up, is gentle, and keeps their head at three in the morning'],
    ['firstYear', 'A register of milestones upon which the finance director can rely'],
    ['pay', '£30,000, and I can’t go above £32,000'],
    [
      'responsibilities',
      'They’d do our social media, the e-newsletter, the website and the campaign in March',
    ],
    ['culture', 'They report to me, I’m the operations manager, and work next to two volunteers'],
    ['softSkills', 'They ring the customer first and they write it up so nobody is guessing in the morning'],
  ])('%s keeps every word of %j', (section, said) => {
    expect(leaveOutAsides(said, section)).toBe(said)
  })
})
