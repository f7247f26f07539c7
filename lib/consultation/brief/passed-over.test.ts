import { describe, expect, it } from 'vitest'
import { addOperation, briefOf, newOperation, withAgenda } from '@/tests/support/briefs'
import { closePassedOver } from './passed-over'

const brief = withAgenda(briefOf(), { asked: { topic: 'culture', followUp: false } })
const pay = addOperation('pay', '£45,000')
const closedBy = (message: string, operations = [pay]) =>
  closePassedOver(operations, message, brief).flatMap(({ op, topic, reason }) =>
    op === 'close' ? [`${topic} ${reason}`] : [],
  )

describe('closePassedOver', () => {
  it.each([
    ['no idea on that, skip it, and the pay is 45', 'skipped'],
    ['Next. It’s 45 grand and they start in May', 'skipped'],
    ['Let’s move on, the pay is £45,000', 'skipped'],
    ['pay’s 45k. I’d rather not say', 'skipped'],
    ['Honestly I don’t know, but we pay 45', 'unknown'],
    ['Not sure about the team yet - pay is 45', 'unknown'],
    ['haven’t a clue and it’s 45 by the way', 'unknown'],
  ])('closes the topic that was asked about: %s', (message, how) => {
    expect(closedBy(message)).toEqual([`culture ${how}`])
  })

  it.each([
    'The pay is 45 and they pass the gas test every five years',
    'No idea about the start date, but the pay is 45',
    'The next site is in Derby',
    'They never skip a check, and the pay is 45',
    'We move on to the second line in June',
    'Not sure they’d need Revit, the pay is 45',
  ])('closes nothing that is not passed over: %s', (message) => {
    expect(closedBy(message)).toEqual([])
  })

  it('closes nothing that is answered, closed or finished in the same message', () => {
    expect(closedBy('Skip it. We are nine', [addOperation('culture', 'We are nine')])).toEqual([])
    expect(closedBy('Skip it, write it up', [newOperation({ op: 'finish' })])).toEqual([])
    const closed = newOperation({ op: 'close', topic: 'culture', reason: 'unknown' })
    expect(closedBy('Skip it', [closed])).toEqual(['culture unknown'])
  })
})
