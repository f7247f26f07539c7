import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { answerQuestions } from './answer'
import { asksIfKept } from './kept'
import { findQuestions } from './question'

const BRIEF = briefOf(['driver', 'Ravi is going to a rival in May'], ['pay', '£38,000 to £42,000'])
const answer = (message: string, brief = BRIEF) =>
  answerQuestions({ message, brief, jobTitle: null, houseRules: [], challenged: [], replies: [] })?.text ?? ''

describe('a question whether a confidence is kept', () => {
  it.each([
    'I trust the rival business is between us',
    'You did hear that the Ravi part is confidential didn’t you',
    'have you noted the bit on Ravi being left out',
    'Is that bit still private?',
  ])('is heard in %j', (question) => {
    expect(asksIfKept(question)).toBe(true)
    expect(findQuestions(question).map(({ kind }) => kind)).toEqual(['kept'])
  })

  it.each([
    'Is the yard safe?',
    'They keep it safe',
    'I hope they are safe on ladders',
    'Is it a private site?',
  ])('is not heard in %j', (words) => {
    expect(asksIfKept(words)).toBe(false)
  })

  it('is answered with what is kept, and never offers to add it', () => {
    expect(answer('have you noted the bit on Ravi being left out')).toBe(
      'Yes. Candidates won’t see “Ravi is going to a rival in May”. Only the agency does.',
    )
    expect(answer('Is everything safe?')).toMatch(/^Yes\. Candidates won’t see what you’ve told me/)
    expect(answer('Is everything safe?', briefOf(['pay', '£38k']))).toMatch(/^Nothing in the brief/)
  })

  it('is heard behind speech without marks', () => {
    const said =
      'the pump hall is run by then and the second line is halfway there um and you did note that the rival thing is private'
    expect(findQuestions(said).map(({ text }) => text)).toEqual([
      'you did note that the rival thing is private',
    ])
  })
})

it('says that what is to be kept out is kept out', () => {
  expect(answer('No, don’t add it, keep the rival out of it')).toContain('Candidates won’t see “Ravi')
})
