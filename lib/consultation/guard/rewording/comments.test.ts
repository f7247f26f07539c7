import { describe, expect, it } from 'vitest'
import { checkRewording } from './check'
import { leaveOutComments } from './comments'

describe('leaveOutComments', () => {
  it.each([
    ['nights every other week, it’s alright once you’re used to it', 'nights every other week'],
    ['earlies and lates, you get used to it', 'earlies and lates'],
    ['free parking, which is a godsend round here', 'free parking'],
    ['a canteen, nothing fancy, and a shop', 'a canteen, and a shop'],
    ['strip the gearboxes, not as bad as it sounds', 'strip the gearboxes'],
    ['half one on a Friday if you can believe it', 'half one on a Friday'],
    ['run the press brake, it’s a lovely machine when it’s behaving', 'run the press brake'],
  ])('%j is %j', (said, plain) => {
    expect(leaveOutComments(said)).toBe(plain)
  })

  it.each([
    'a forklift licence, it’s fine if you get it here',
    'level 3, it’s OK if you have not finished it',
    'manual lathes, that’s fine',
    'a van, only for work though',
    'castings, they’re heavy',
    'it’s a laugh',
    'one week in five on call, unless you’ve a newborn',
    'it’s hard to get here without a car',
    'three days on site, it’s easy to reach by train',
    'overtime, it’s good if you want it',
    'there you go',
  ])('keeps every word of %j', (said) => {
    expect(leaveOutComments(said)).toBe(said)
  })
})

describe('a bonus that is not promised', () => {
  const context = { company: 'Castle Pumps', jobTitle: 'Welder' }
  const check = (before: string, after: string) => checkRewording({ before, after, ...context }).verdict

  it.each([
    ['a bonus of £1,500 last year, no promises', 'A bonus (£1,500 last year, not guaranteed)'],
    ['bonus was £900, can’t promise it', 'A bonus of £900 last time (not guaranteed)'],
    ['there might be a bonus, maybe 3%', 'A bonus of perhaps 3% (not guaranteed)'],
    ['there might be a bonus, maybe 3%', 'A bonus of 3% (not guaranteed)'],
    ['we paid a bonus of £1,200, depends on the orders', 'A bonus (we paid £1,200; not guaranteed)'],
  ])('has the caveat beside its figure: %j as %j', (before, after) => {
    expect(check(before, after)).not.toBe('changed')
  })

  it.each([
    ['a bonus of £1,500 last year, no promises', 'A bonus of £1,500 a year'],
    ['there might be a bonus of 3%', 'A bonus of 3%'],
    ['a bonus of £1,200, depends on the orders', 'A bonus of £1,200'],
  ])('is refused without it: %j as %j', (before, after) => {
    expect(check(before, after)).toBe('changed')
  })
})
