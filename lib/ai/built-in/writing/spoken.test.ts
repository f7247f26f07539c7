import { describe, expect, it } from 'vitest'
import { inFull, withoutTalk } from './spoken'

describe('withoutTalk', () => {
  it.each([
    ['to be honest, a driving licence', 'a driving licence'],
    ['before I forget, they need a car', 'they need a car'],
    ['more work than people, that’s the long and short of it', 'more work than people'],
    ['two of us are leaving so that’s why', 'two of us are leaving'],
    ['what we want is somebody patient', 'somebody patient'],
    ['like somebody gentle and exact', 'somebody gentle and exact'],
    ['experience wise: three years in a lab', 'three years in a lab'],
    ['it is a job share really: mornings', 'it is a job share: mornings'],
    ['not really', 'not really'],
    ['put "any trade" if that\'s allowed', 'any trade'],
    ['i.e. 20 hours', '20 hours'],
    ['right first time assembly', 'right first time assembly'],
    ['well engineering', 'well engineering'],
    ['about £40k, I think', 'about £40k, I think'],
    ['obviously', 'obviously'],
  ])('makes %j %j', (said, left) => {
    expect(withoutTalk(said)).toBe(left)
  })
})

describe('inFull', () => {
  it.each([
    ["We've won it and they're stretched", 'We have won it and they are stretched'],
    ["it's been two years and it's time", 'it has been two years and it is time'],
    ["there's ten of us", 'there are ten of us'],
    ["There's 5% on top", 'There is 5% on top'],
    ['were growing and its a new post', 'we are growing and it is a new post'],
    ["the site's yard doesn't shut", "the site's yard doesn't shut"],
    ["they'd run it", "they'd run it"],
  ])('makes %j %j', (said, full) => {
    expect(inFull(said)).toBe(full)
  })
})
