import { expect, it } from 'vitest'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { ANY_JOB_QUESTIONS } from './any-job'

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

it('asks only what the law screen lets through', () => {
  expect(ANY_JOB_QUESTIONS.map(({ question }) => question).filter((text) => !isLawful(text))).toEqual([])
})

it('has each question once, and none of a guide', () => {
  const ofGuides = [...readGuides().values()].flatMap(({ interview }) => interview)
  expect(repeated([...ANY_JOB_QUESTIONS, ...ofGuides].map(({ question }) => question))).toEqual([])
})

it('leads from each term to one question', () => {
  expect(repeated(ANY_JOB_QUESTIONS.flatMap(({ about }) => about))).toEqual([])
})
