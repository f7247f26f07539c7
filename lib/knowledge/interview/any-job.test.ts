import { expect, it } from 'vitest'
import { ANY_JOB_QUESTIONS } from './any-job'

it('leads from each term to one question', () => {
  const terms = ANY_JOB_QUESTIONS.flatMap(({ about }) => about)
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
})
