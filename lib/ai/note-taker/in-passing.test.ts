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
])('takes the place from %j', (message, places) => {
  expect(placesIn(message).join()).toContain(places.join())
})

it.each([
  'Our last nurse has moved to Australia.',
  'They’d travel to customers in Leeds and Hull.',
  'We won the hospital contract in March.',
])('takes none from %j', (message) => {
  expect(placesIn(message)).toEqual([])
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
