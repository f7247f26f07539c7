import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { listSources } from './sources'

const message =
  'the nights are four on four off but it is kept for the Thursday crowd, and it is 12 hours a shift'
const brief = briefOf([
  'workPattern',
  'four on four off',
  'must',
  { evidence: [said('four on four off'), said('12 hours a shift')] },
])

function said(words: string) {
  const start = message.indexOf(words)
  return { kind: 'message' as const, id: 'm', start, end: start + words.length }
}

function sourceOf(challenged: string[]) {
  const input = {
    brief,
    company: { name: 'Halyard', description: null, industry: null, size: null },
    jobTitle: 'Fitter',
    houseRules: [],
    challenged,
    messages: new Map([['m', message]]),
    asked: new Map([['m', 'Is it kept for the Thursday crowd, and what is the pattern?']]),
    newId: createIdCounter(),
  }
  return listSources(input, writeSpecification(input)).find(({ id }) => id === 'F1')
}

describe('the words around a fact', () => {
  it('show when it holds', () => {
    expect(sourceOf([])).toMatchObject({ saidIn: message, answers: ['12 hours a shift'] })
  })

  it('are left out where a reader challenged words of them', () => {
    expect(sourceOf(['but it is kept for the Thursday crowd'])).toMatchObject({ saidIn: '' })
    expect(sourceOf(['kept for the Thursday crowd'])).toMatchObject({ saidIn: '', asked: '' })
    expect(sourceOf(['12 hours a shift'])).toMatchObject({ answers: [] })
  })
})
