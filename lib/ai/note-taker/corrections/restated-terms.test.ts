import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf } from '@/tests/support/briefs'
import { findRestatedTerms } from './restated-terms'

const restate = (topic: Topic, said: string, message: string) =>
  findRestatedTerms(message, briefOf([topic, said])).map(({ value }) => value)

describe('findRestatedTerms', () => {
  it.each([
    [
      'package',
      'a £4,200 car allowance and a bonus of up to 8%',
      'One correction, I’ve checked and the car allowance is £4,600.',
      'a £4,600 car allowance and a bonus of up to 8%',
    ],
    [
      'benefits',
      '25 days’ holiday plus bank holidays',
      'Sorry, the holiday is 27 days.',
      '27 days’ holiday plus bank holidays',
    ],
    ['benefits', 'Pension is 5%', 'Pension’s gone up to 7%, I looked', 'Pension is 7%'],
    ['onCall', '£120 standby for the week', 'Standby is £140 now.', '£140 standby for the week'],
  ] as const)('puts %s %j right after %j', (topic, said, message, expected) => {
    expect(restate(topic, said, message)).toEqual([expected])
  })

  it.each([
    ['benefits', 'Pension is 5%', 'Pension is 7% after five years'],
    ['benefits', '25 days’ holiday', 'Actually you can buy five more days'],
    ['benefits', '25 days’ holiday', 'Sorry, holiday is 22 shifts'],
    ['package', 'a £4,200 car allowance', 'Now, the bonus is 10%'],
  ] as const)('leaves %s %j alone after %j', (topic, said, message) => {
    expect(restate(topic, said, message)).toEqual([])
  })
})
