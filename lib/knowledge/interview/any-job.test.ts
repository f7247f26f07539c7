import { expect, it } from 'vitest'
import { ANY_JOB_QUESTIONS } from './any-job'
import { SUBJECT_QUESTIONS } from './subjects/subjects'

it.each([
  ['for any job', ANY_JOB_QUESTIONS],
  ['about a kind of work', SUBJECT_QUESTIONS],
])('leads from each term to one question %s', (_, questions) => {
  const terms = questions.flatMap(({ about }) => about)
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
})
