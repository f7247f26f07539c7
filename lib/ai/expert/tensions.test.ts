import { describe, expect, it } from 'vitest'
import { createReplyGate } from '@/lib/consultation/guard/reply'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf } from '@/tests/support/briefs'
import { arithmeticSources } from './arithmetic'
import { countTensions, isAskedAbout, weekTension } from './tensions'

const tensionOf = (...facts: [Topic, string][]) => weekTension(briefOf(...facts))

describe('a week that does not add up', () => {
  it('is told with its working, which a reply may say', () => {
    const brief = briefOf(
      ['hours', '39 hours a week'],
      ['workPattern', 'Monday to Friday, 7.30 to 4 with half an hour for lunch'],
    )
    const text =
      '5 days of 8.5 hours from start to finish less 30 minutes is 40 hours a week; the brief says 39.'
    expect(weekTension(brief)).toBe(text)
    const facts = arithmeticSources(brief).map((source) => source.text)
    const gate = createReplyGate({ texts: ['39 hours a week'], facts, challenged: [] })
    expect(gate.findRefusal('That makes 40 hours a week, so what’s the 39?')).toBeNull()
  })

  it.each([
    ['37.5 hours a week', 'four days, 8 to 5, half an hour off', '34 hours'],
    ['40 hours a week', 'nine till five', null],
    ['37.5 hours a week', 'eight till five', '45 hours'],
  ])('of %j and %j is %j', (hours, days, told) => {
    const tension = tensionOf(['hours', hours], ['workPattern', days])
    if (told === null) expect(tension).toBeNull()
    else expect(tension).toContain(told)
  })

  it.each([
    [['hours', '40 hours a week, 7.30 to 4 with half an hour off']],
    [
      ['hours', '37.5 hours a week'],
      ['workPattern', '9 to 5'],
    ],
    [
      ['hours', '40 hours a week'],
      ['workPattern', '8 to 4, lunch paid, 30 minutes'],
    ],
    [
      ['hours', '39 hours a week'],
      ['workPattern', 'earlies 6 to 2 and lates 2 to 10'],
    ],
    [
      ['hours', '37 hours a week'],
      ['workPattern', 'core hours 10 to 3'],
    ],
    [
      ['hours', '39 hours a week'],
      ['workPattern', 'half seven to four, Fridays finish at one'],
    ],
    [['hours', '39 hours a week']],
  ] as [Topic, string][][])('is not found in %j', (...facts) => {
    expect(tensionOf(...facts)).toBeNull()
  })
})

describe('two figures for one thing', () => {
  const listOf = (...values: [Topic, string][]) =>
    countTensions(briefOf(...values).facts.map((fact, at) => ({ id: `F${at + 1}`, fact })))

  it.each([
    [['culture', 'a team of two'], ['responsibilities', 'lead the team of three'], 'team of'],
    [['culture', 'you work with two fitters'], ['benefits', 'our three fitters each have a van'], 'fitters'],
    [
      ['culture', 'two works managers'],
      ['process', 'an hour with all three works managers'],
      'works managers',
    ],
  ] as [[Topic, string], [Topic, string], string][])('are found in %j and %j', (one, other, words) => {
    const [tension] = listOf(one, other)
    expect(tension).toContain('F1 says')
    expect(tension).toContain('F2 says')
    expect(tension).toContain(words)
  })

  it.each([
    [
      ['culture', 'a team of two'],
      ['growth', 'two lines of work'],
    ],
    [['responsibilities', 'visit four sites, two of them at night']],
    [
      ['experience', 'three years in steel'],
      ['experience', 'two years on your own'],
    ],
    [
      ['pay', '£30,000 a year'],
      ['package', '£2,000 bonuses'],
    ],
    [
      ['culture', 'a team of two'],
      ['posts', 'two fitters'],
    ],
    [
      ['culture', 'we have 14 works across the north'],
      ['culture', 'they deal with two works managers'],
    ],
    [
      ['culture', 'two night fitters'],
      ['culture', 'three day fitters'],
    ],
  ] as [Topic, string][][])('are not found in %j', (...values) => {
    expect(listOf(...values)).toEqual([])
  })
})

it('has been asked about where a reply asks with two of its figures', () => {
  const tension = 'F3 says 2 fitters and F7 says 3 fitters'
  const said = (content: string) => [{ role: 'assistant' as const, content }]
  expect(isAskedAbout(tension, said('Are there two fitters or three?'))).toBe(true)
  expect(isAskedAbout(tension, said('Two fitters it is. Where is the job?'))).toBe(false)
  expect(isAskedAbout(tension, said('There are two or three fitters.'))).toBe(false)
  expect(isAskedAbout(tension, said('Noted. Are the 3 fitters all in the shop?'))).toBe(true)
  expect(isAskedAbout(tension, said('Do the 3 vans come back each night?'))).toBe(false)
  expect(isAskedAbout(tension, [{ role: 'user', content: 'Two or three fitters?' }])).toBe(false)
})
