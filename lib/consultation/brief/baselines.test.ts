import { describe, expect, it } from 'vitest'
import { withoutBaseline, withoutDriver } from './baselines'

describe('withoutBaseline', () => {
  it.each([
    ['9 of 10 reports out on time, its 7 of 10 now', '9 of 10 reports out on time, of 10 now'],
    [
      'stoppages under six hours a month. It was eleven last year',
      'stoppages under six hours a month. It last year',
    ],
    ['OEE is 71 and should be 78 in twelve months', 'OEE and should be 78 in twelve months'],
    ['We see about 9 leaks a month and want them halved', 'We see leaks a month and want them halved'],
    ['Quotes out in 2 days, takes us 6 right now', 'Quotes out in 2 days, right now'],
    ['OEE is 71 and I want 78 in twelve months', 'OEE and I want 78 in twelve months'],
    [
      'The tool change takes 96 minutes on average, and should take 60',
      'The tool change minutes on average, and should take 60',
    ],
    ['Scrap is now 4.8%, and must be 3.2% by December', 'Scrap, and must be 3.2% by December'],
    [
      'Turnaround: it is 11 working days on average now and the aim is 8',
      'Turnaround: it working days on average now and the aim is 8',
    ],
    ['get OEE from 71 to 78', 'get OEE to 78'],
    ['cut the tool change from 96 minutes to 60', 'cut the tool change to 60'],
    ['12 boards a week, up from 8', '12 boards a week'],
    ['absence at 3% by June, from 6 % now', 'absence at 3% by June'],
    ['halve the waste, it’s at 6 %', 'halve the waste'],
  ])('leaves the start of %j out', (text, aim) => {
    expect(withoutBaseline(text, { isGoal: true })).toBe(aim)
  })

  it.each([
    'Scrap is 3% by June',
    'OEE is 71 now',
    'run an L4 test alone by month nine',
    'machines from 300 kW to 1.6 MW signed off alone',
    'two lines on site in July, and full rate in October 2027',
  ])('keeps %j', (text) => {
    expect(withoutBaseline(text, { isGoal: true })).toBe(text)
  })

  it('leaves what goes wrong today out of a duty, and no other figure', () => {
    const failure = 'Investigates customer complaints of seal failure, five a month now'
    expect(withoutBaseline(failure, { isGoal: false })).toBe(
      'Investigates customer complaints of seal failure',
    )
    const size = 'Look after the vans, five on the road now'
    expect(withoutBaseline(size, { isGoal: false })).toBe(size)
  })
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
