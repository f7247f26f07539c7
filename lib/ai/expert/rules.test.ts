import { expect, it } from 'vitest'
import { INSTRUCTIONS } from './constant-prompt'

it.each([
  // What may be read at once, and what the clause is that is held.
  'marks canBeMisread',
  'of talk dictated without full stops the clause alone',
  // Figures that follow from others.
  'The text of a proposal may state without its working what follows from figures of the manager',
  'never tell the manager that you could not',
  // How it talks.
  'never “I hold nothing”',
  'nor of a phrase of it at the opening',
  'Give official pay only where they ask',
  'when it is said and never in the last reply',
  'ask whether you miss anything',
  // Why there is a job.
  '“the colleague who is retiring”, never “the one they replace”',
])('tells the model: %s', (rule) => {
  expect(INSTRUCTIONS).toContain(rule)
})

it('lets no note on pay read as a duty of every advert', () => {
  expect(INSTRUCTIONS).toContain('Where an agency advertises a job with a rate of pay')
  expect(INSTRUCTIONS).not.toContain('An advert that gives a rate of pay also has to')
})
