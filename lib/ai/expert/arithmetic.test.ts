import { expect, it } from 'vitest'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { createReplyGate } from '@/lib/consultation/guard/reply'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { arithmeticSources } from './arithmetic'

const sourcesOf = (...facts: [Topic, string][]) =>
  arithmeticSources(
    briefOf(
      ...facts.map(([topic, value]): FactSeed => [topic, value, 'must', { slot: parseSlot(topic, value) }]),
    ),
  )

it('works out what hourly pay comes to in a year, once the hours are known', () => {
  const pay: [Topic, string] = ['pay', '£17.50 to £19 an hour']
  const [source] = sourcesOf(pay, ['hours', '39 hours a week'])
  expect(source?.text).toBe(
    '£17.50 to £19 an hour × 39 hours a week × 52 = £35,490 to £38,532 a year, about £35,500 to £38,500, before overtime and extras.',
  )
  const gate = createReplyGate({ texts: [''], facts: [source?.text ?? ''], challenged: [] })
  expect(gate.findRefusal('Yours comes to about £35,500 to £38,500 a year.')).toBeNull()
  expect(gate.findRefusal('Yours comes to about £36,500 a year.')).toBe('figure')
})

it.each([
  ['£17.50-19/h', '39h'],
  ['£17.50 to £19 p/h', '39h, half seven to four'],
  ['17.50 to 19 an hour, time and a half after 39', 'thirty nine hours, Monday to Thursday'],
  ['£17.50–£19 ph plus shift premium', '39 hrs/wk'],
])('finds the pay of %j and the hours of %j', (pay, hours) => {
  expect(sourcesOf(['pay', pay], ['hours', hours])[0]?.text).toContain(
    'an hour × 39 hours a week × 52 = £35,490 to £38,532 a year',
  )
})

it.each(['42 and a half hours a week', 'forty-two and a half hours a week', '42½ hours, Monday to Friday'])(
  'lets a reply state the year of hourly pay for %j',
  (hours) => {
    const facts = sourcesOf(['pay', '£21.40 an hour'], ['hours', hours]).map(({ text }) => text)
    const gate = createReplyGate({ texts: [hours], facts, challenged: [] })
    expect(facts[0]).toContain('× 42.5 hours a week × 52')
    expect(
      gate.findRefusal('Your £21.40 an hour over 42 and a half hours a week comes to about £47,300 a year.'),
    ).toBeNull()
  },
)

it('says which hours it assumes where the brief gives none', () => {
  const [source, ...others] = sourcesOf(['pay', '£18 an hour'])
  expect(source?.text).toBe(
    '£18 an hour × 37.5 hours a week (assumed: a usual full-time week) × 52 = £35,100 a year, about £35,100, before overtime and extras.',
  )
  expect(others).toEqual([])
  const gate = createReplyGate({ texts: [''], facts: [source?.text ?? ''], challenged: [] })
  expect(
    gate.findRefusal('At 37.5 hours a week, which I’ve assumed, that’s about £35,100 a year.'),
  ).toBeNull()
})

it('holds part-time pay against a full week too, and two hours that conflict from the lowest to the highest', () => {
  const pay: [Topic, string] = ['pay', '£15 an hour']
  expect(
    sourcesOf(pay, ['hours', '20 hours a week']).map(({ id, text }) => [
      id,
      /about £\d+,\d+/.exec(text)?.[0],
    ]),
  ).toEqual([
    ['X1', 'about £15,600'],
    ['X2', 'about £29,300'],
  ])
  expect(sourcesOf(pay, ['hours', '37.5 hours a week'], ['hours', '40 hours a week'])[0]?.text).toContain(
    '× 37.5 to 40 hours a week ×',
  )
})

it.each([
  '£44 to 52',
  '£44 to £52 depending on experience and tickets',
  'we’d pay £38 to 41 for the right person',
])('reads no hourly rate into a salary that was said in thousands: %s', (value) => {
  expect(sourcesOf(['pay', value], ['hours', '39 hours a week'])).toEqual([])
})

it('leaves yearly pay as it is', () => {
  expect(sourcesOf(['pay', '£40,000 a year'], ['hours', '39 hours a week'])).toEqual([])
})
