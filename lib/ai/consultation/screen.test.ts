import { describe, expect, it } from 'vitest'
import { operation } from '@/tests/support/briefs'
import { screened } from './screen'

const message = 'We want a young fitter with a driving licence.'
const at = (words: string) => ({ quote: words, at: message.indexOf(words) })
const age = operation({ op: 'challenge', reason: 'age', ...at('young') })
const licence = operation({
  op: 'add',
  topic: 'qualifications',
  value: 'driving licence',
  ...at('driving licence'),
})

describe('screened', () => {
  it('adds a challenge that the model missed, once', () => {
    expect(screened([licence], message, [age])).toEqual([licence, age])
    const own = operation({ op: 'challenge', reason: 'age' })
    expect(screened([own], message, [age])).toEqual([own])
  })

  it('drops a fact that repeats challenged words, and keeps one that only stands beside them', () => {
    const young = operation({ op: 'add', topic: 'softSkills', value: 'young', ...at('young') })
    const fitter = operation({ op: 'add', topic: 'experience', value: 'fitter', ...at('a young fitter') })
    expect(screened([young, fitter, licence], message, [age])).toEqual([fitter, licence, age])
  })

  it('drops a fact whose value is unlawful by itself', () => {
    const value = 'native English speaker'
    const native = operation({ op: 'add', topic: 'softSkills', value, quote: 'fitter', at: 16 })
    expect(screened([native, licence], message, [])).toEqual([licence])
  })

  it('leaves operations alone where nothing was challenged', () => {
    expect(screened([licence], message, [])).toEqual([licence])
  })
})
