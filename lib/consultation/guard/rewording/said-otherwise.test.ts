import { describe, expect, it } from 'vitest'
import { checkRewording } from './check'

const check = (before: string, after: string) =>
  checkRewording({ before, after, company: 'Halyard', jobTitle: 'Fitter' })

describe('the same in another form', () => {
  it.each([
    [
      'They have run a fast line, fine if they come from paper or glass',
      'You have run a fast line (paper or glass is fine)',
    ],
    ['The chillers are looked after by a contractor', 'A contractor looks after the chillers'],
    ['A City and Guilds 3 or an NVQ 3', 'A City and Guilds Level 3 or an NVQ Level 3'],
    ['By 1 May or near', 'About 1 May'],
  ])('is for the judge: %j', (before, after) => {
    expect(check(before, after)).toEqual({ verdict: 'judge' })
  })

  it.each([
    ['You go home early if the line is down', 'You go home early', 'condition'],
    ['Fine if they come from paper, if they have a licence', 'Paper is fine', 'condition'],
    ['The team reports after the fitter', 'The fitter reports after the team', 'direction'],
    ['An NVQ 3', 'An NVQ Level 4', 'figure'],
    ['A City and Guilds 3', 'An NVQ Level 3', 'name'],
  ])('is not what says something else: %j', (before, after, reason) => {
    expect(check(before, after)).toEqual({ verdict: 'changed', reason })
  })
})
