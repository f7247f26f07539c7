import { describe, expect, it } from 'vitest'
import { findUnlawful } from './screen'

describe('findUnlawful', () => {
  it.each([
    ['We want a young guy, native English speaker', ['age', 'race', 'sex']],
    ['nobody over 50 please', ['age']],
    ['a recent graduate, digital native', ['age', 'age']],
    ['someone 25 to 35', ['age']],
    ['somebody in their twenties', ['age']],
    ['a mature, stable person', ['age']],
    ['need a bloke really, no women', ['sex', 'sex']],
    ['British born only', ['race']],
    ['no foreign accents', ['race']],
    ['must be a Christian', ['religion']],
    ['nobody with health problems', ['disability']],
    ['must be in good health', ['disability']],
    ["no use to us if they're slow or deaf", ['disability']],
    ['cant send anyone who is hard of hearing', ['disability']],
    ["not someone who's about to get pregnant", ['pregnancy']],
    ['only people without kids', ['pregnancy']],
    ['a single man with no ties', ['marriage']],
    ['must be straight men only', ['orientation', 'sex']],
    ['no transgender people', ['genderReassignment']],
  ])('finds every ground in %j', (text, grounds) => {
    expect(new Set(findUnlawful(text).map(({ ground }) => ground))).toEqual(new Set(grounds))
  })

  it.each([
    'A young person',
    'young',
    'a man',
    'a strong man',
    'female',
    'British',
    'white',
    'Under 40',
    'A barmaid',
  ])('holds %j, said alone', (text) => {
    expect(findUnlawful(text)).not.toEqual([])
  })

  it.each([
    'between 48 and 55 depending on experience',
    'around 36 to 40 thousand',
    'we are a young company with a mature product',
    'two graduate engineers to mentor',
    'male and female connectors, about 300 man hours',
    "disabled access, a master's and black box testing",
    'the last chap was promoted',
    'our old hand Dave retires in June',
    'Senior Engineer, over 10 years in design',
    'she is on maternity leave',
    '25 to 30 hours a week',
    'over 30 sites, under 40 people',
    'BS EN 61508 and British Standards',
    'somebody the kiln men will talk to',
    'black belt or green belt',
    'eligible for SC clearance',
    'fluent spoken English',
    'most of our customers are elderly',
    'no foreign travel',
    'the pay is mid forties to early fifties',
    'our fitter who is about to retire',
    'a constructor of bridges, hasOwnProperty, toString, valueOf and __proto__',
  ])('finds nothing in %j', (text) => {
    expect(findUnlawful(text)).toEqual([])
  })

  it.each([
    ['nobody with a stammer', 'disability'],
    ['no one on medication', 'disability'],
    ["I'd avoid anyone gay", 'orientation'],
    ['I would rather not have a Romanian', 'race'],
    ['someone keen, late twenties or so', 'age'],
    ['nobody about to retire', 'age'],
    ['a strapping chap', 'sex'],
  ])('finds in %j the ground %s', (text, ground) => {
    expect(findUnlawful(text).map((span) => span.ground)).toContain(ground)
  })

  it('holds of dictated words the clauses with the wish, not the pay and the tickets beside them', () => {
    const text =
      'the next ones are all within forty minutes of the office we want someone hungry with first aid and a black card for the scheme i want a bloke really the lads can be rough and nobody whos going to be off having kids halfway through pay is fifty to fifty five'
    expect(findUnlawful(text).map(({ ground, start, end }) => [ground, text.slice(start, end)])).toEqual([
      ['sex', 'i want a bloke really the lads can be rough'],
      ['pregnancy', 'and nobody whos going to be off having kids halfway through'],
    ])
  })

  it('does not hold what agrees with a challenge, and reads what is meant instead', () => {
    expect(findUnlawful('Fair enough on the bloke thing, what I mean is somebody who stands firm.')).toEqual(
      [],
    )
    expect(
      findUnlawful('ok fair enough on the bloke thing what i mean is a man who stands firm'),
    ).not.toEqual([])
    expect(findUnlawful('Fair enough on the bloke thing, but I still want a bloke.')).not.toEqual([])
  })

  it('does not hold what declines part-time work, and reads the reason', () => {
    expect(findUnlawful('No part time, it’s the weeks away.')).toEqual([])
    expect(findUnlawful('No job share, it’s one machine from start to finish.')).toEqual([])
    expect(findUnlawful('No part time, and no women, it’s the weeks away.')).not.toEqual([])
  })
})
