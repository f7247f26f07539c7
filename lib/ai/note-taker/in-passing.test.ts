import { expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { extractOperations } from './extract'

const placesIn = (message: string) =>
  extractOperations({ message, brief: briefOf(), jobTitle: 'Veterinary Nurse', companyName: 'Acme' }).flatMap(
    ({ topic, value }) => (topic === 'location' ? [value] : []),
  )

it.each([
  ['We’re a four vet practice in Kendal and we need a nurse.', ['Kendal']],
  ['hi its for our garage in stockport', ['stockport']],
  ['We’re a bakery near Bishop Auckland.', ['Bishop Auckland']],
  ['Our toolroom is in Stevenage and there’s nine of us.', ['Stevenage']],
  ['It’s down by the harbour at Whitby and you can smell the sea.', ['Whitby']],
])('takes the place from %j', (message, places) => {
  expect(placesIn(message).join()).toContain(places.join())
})

it.each([
  'Our last nurse has moved to Australia.',
  'We’ve lost two nurses to a practice in Ireland.',
  'They’d travel to customers in Leeds and Hull.',
  'We won the hospital contract in March.',
  'It’s all in SolidWorks these days.',
])('takes none from %j', (message) => {
  expect(placesIn(message)).toEqual([])
})

it.each([
  [
    'She retires in May so we need a nurse, 38 hours a week, £31,000, and soon.',
    { hours: '38 hours a week', pay: '£31,000' },
  ],
  [
    'We’re a clinic in Hexham after a nurse, four on four off, because trade has doubled.',
    { location: 'Hexham', hours: 'four on four off' },
  ],
])('takes the terms between the marks of %j', (message, terms) => {
  const found = extractOperations({ message, brief: briefOf(), jobTitle: null, companyName: 'Acme' })
  for (const [topic, value] of Object.entries(terms))
    expect(
      found
        .filter((one) => one.topic === topic)
        .map((one) => one.value)
        .join('|'),
    ).toContain(value)
})

it('takes no terms that are of somebody else', () => {
  const message = 'He left for a rival in Hull, £60,000 contracts and all, so we are short.'
  const found = extractOperations({ message, brief: briefOf(), jobTitle: null, companyName: 'Acme' })
  expect(found.filter(({ topic }) => topic === 'pay')).toEqual([])
})

const ADVERT = `Maintenance Engineer - Nights, Penmoor Bakeries, Wrexham LL13, £44,800 a year, permanent

About us
Penmoor Bakeries has baked crumpets since 1958 and supplies all of the major supermarkets.

What you’ll do
- Respond to breakdowns on four production lines
- Carry out planned maintenance`

it('takes place, pay and contract from the header of an advert', () => {
  const found = extractOperations({
    message: ADVERT,
    brief: briefOf(),
    jobTitle: 'Maintenance Engineer',
    companyName: 'Penmoor Bakeries',
  })
  const said = (topic: string) => found.filter((one) => one.topic === topic).map(({ value }) => value)
  expect(said('location').join()).toContain('Wrexham')
  expect(said('pay').join()).toContain('£44,800')
  expect(said('contractType').join()).toContain('permanent')
})
