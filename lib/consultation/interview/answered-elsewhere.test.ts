import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { topicsToAsk } from './topics-to-ask'

describe('topicsToAsk', () => {
  it.each([
    ['pay', ['success', 'They should earn their £17.50 an hour by then']],
    ['pay', ['driver', 'We need another fitter, paying £38k']],
    ['location', ['responsibilities', 'They look after the presses at our Rotherham works']],
    ['contractType', ['driver', 'He left, and it’s a permanent job']],
    ['startDate', ['driver', 'We won an order, so I need somebody by June']],
    ['hours', ['driver', 'We run six till two, and need another pair of hands']],
    ['responsibilities', ['technical', 'They’ll set and run the mills']],
  ] as [Topic, FactSeed][])('leaves out %s that another answer gives: %j', (topic, seed) => {
    expect(topicsToAsk(briefOf(seed))).not.toContain(topic)
  })

  it.each([
    ['pay', ['driver', 'The last one was on £38k a year']],
    ['pay', ['success', 'Save £40k on the contract']],
    ['location', ['driver', 'We opened the plant in March']],
    ['location', ['responsibilities', 'They visit customers at their site in Leeds sometimes']],
    ['contractType', ['driver', 'We won a big contract']],
    ['startDate', ['driver', 'Our setter retires in June']],
    ['hours', ['growth', 'A 40 hours training course']],
    ['responsibilities', ['technical', 'They’ll need to know Fanuc']],
  ] as [Topic, FactSeed][])('asks for %s where an answer is about something else: %j', (topic, seed) => {
    expect(topicsToAsk(briefOf(seed))).toContain(topic)
  })

  it('asks no more for pay that stands in a sentence, but for pay that is left open', () => {
    expect(topicsToAsk(briefOf(['pay', 'We’re paying 38 grand for that by the way']))).not.toContain('pay')
    expect(topicsToAsk(briefOf(['pay', '38 or 40 grand if they’re good']))).toContain('pay')
  })
})
