import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/built-in/extract'
import { EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import { disownedIn } from './preface'

function values(message: string): string[] {
  return extractOperations({
    message,
    brief: EMPTY_BRIEF,
    jobTitle: 'Stress Engineer',
    companyName: 'Halyard Controls',
  }).flatMap(({ op, value }) => (op === 'add' && value !== null ? [value] : []))
}

describe('disownedIn', () => {
  it.each([
    ["Here's the old ad, ignore the bit about weekend work:", ['weekend work']],
    ['Pasting what we ran. All of it still stands apart from the pension', ['pension']],
    ["Last year's spec, the salary is out of date", ['salary']],
    ['We need someone who can ignore the noise', []],
    ['SolidWorks is out of date', []],
  ])('%s', (preface, what) => {
    expect(disownedIn(preface)).toEqual(what)
  })
})

describe('a text pasted under a comment', () => {
  const advert = '\n\nBased in Crewe.\nTravel to Italy once a month.\nSalary: £41,000\nMust have: CATIA, GD&T'

  it('is read without what the comment disowns', () => {
    expect(values(`Below is our old advert, ignore the part about travel.${advert}`)).toEqual([
      'Crewe',
      '£41,000',
      'CATIA',
      'GD&T',
    ])
  })

  it('gives way to the figure of the comment', () => {
    expect(
      values(`Old spec, everything still holds except the salary, which is now £46,000.${advert}`),
    ).toEqual(expect.arrayContaining(['£46,000', 'CATIA']))
    expect(
      values(`Old spec, everything still holds except the salary, which is now £46,000.${advert}`),
    ).not.toContain('£41,000')
  })

  it('is read whole under a comment that disowns nothing', () => {
    expect(values(`Here is the advert.${advert}`)).toEqual([
      'Crewe',
      'Travel to Italy once a month',
      '£41,000',
      'CATIA',
      'GD&T',
    ])
  })
})
