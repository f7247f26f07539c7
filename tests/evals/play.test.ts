import { expect, it } from 'vitest'
import { readCases } from './cases'
import { playCase } from './play'
import { scoreCase } from './score'

const cases = await readCases()
const played = cases.map((evalCase) => playCase(evalCase).answer)
const scores = cases.map((evalCase, index) => scoreCase(evalCase, played[index], []))

const share = (
  hit: (score: (typeof scores)[number]) => number,
  all: (score: (typeof scores)[number]) => number,
) => scores.reduce((sum, score) => sum + hit(score), 0) / scores.reduce((sum, score) => sum + all(score), 0)

it('keeps 95 of 100 facts, 85 of 100 in the right place', () => {
  expect(
    share(
      (score) => score.factsAnywhere,
      (score) => score.factsTotal,
    ),
  ).toBeGreaterThanOrEqual(0.95)
  expect(
    share(
      (score) => score.placesHit,
      (score) => score.placesTotal,
    ),
  ).toBeGreaterThanOrEqual(0.85)
})

it('says nothing twice', () => {
  expect(scores.flatMap(({ repeats }) => repeats)).toEqual([])
})

it('gives the same specification every time', () => {
  const some = cases.flatMap((evalCase, index) => (index % 5 === 0 ? [{ evalCase, index }] : []))
  expect(some.map(({ evalCase }) => playCase(evalCase).answer)).toEqual(
    some.map(({ index }) => played[index]),
  )
})
