import { describe, expect, it } from 'vitest'
import { withoutBaseline, withoutDriver } from './baselines'

it('leaves what goes wrong today out of a duty, and no other figure', () => {
  const failure = 'Investigates customer complaints of seal failure, five a month now'
  expect(withoutBaseline(failure)).toBe('Investigates customer complaints of seal failure')
  expect(withoutBaseline('cut downtime from 14 hours to 5')).toBe('cut downtime to 5')
  const size = 'Look after the vans, five on the road now'
  expect(withoutBaseline(size)).toBe(size)
})

describe('withoutDriver', () => {
  it.each([
    ['from 6 % waste to 3 by the end of the year', 'waste is up at 6%', 'waste to 3 by the end of the year'],
    ['the 11 weeks have to come down to 5', 'we are at eleven weeks', 'the weeks have to come down to 5'],
    ['waste below 3', 'waste is up at 6%', 'waste below 3'],
    ['no more than 6 returns', 'we get 6 returns a month', 'no more than 6 returns'],
  ])('makes of %j, where %j is why there is a job, %j', (goal, driver, aim) => {
    expect(withoutDriver(goal, driver)).toBe(aim)
  })
})
