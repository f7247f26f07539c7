import { expect, it } from 'vitest'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { readGuides } from '@/lib/knowledge/guides/guides'
import { ANY_JOB_QUESTIONS } from './any-job'
import { KIND_QUESTIONS } from './by-kind'
import { VERB_QUESTIONS } from './by-verb'

const written = [...VERB_QUESTIONS, ...KIND_QUESTIONS]
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

it('asks only what the law screen lets through', () => {
  const texts = written.flatMap(({ question, probes, strong, weak }) => [question, ...probes, strong, weak])
  expect(texts.filter((text) => !isLawful(text.replace('{thing}', 'welding')))).toEqual([])
})

it('asks a question in each question and follow-up', () => {
  const asked = written.filter(({ question }) => !/\?|^(?:Tell|Take|Give|Think|Talk)\b/.test(question))
  expect(asked).toEqual([])
  expect(written.flatMap(({ probes }) => probes).filter((probe) => !probe.endsWith('?'))).toEqual([])
})

it('has no figure in what an answer should hold, and two different follow-ups', () => {
  expect(written.filter(({ strong, weak }) => /\d|£/.test(strong + weak) || strong === weak)).toEqual([])
  expect(written.filter(({ probes: [one, other] }) => one === other)).toEqual([])
})

it('has each question once, and none of a guide or for any job', () => {
  const others = [...readGuides().values()].flatMap(({ interview }) => interview)
  const questions = [...written, ...ANY_JOB_QUESTIONS, ...others].map(({ question }) => question)
  expect(repeated(questions)).toEqual([])
})
