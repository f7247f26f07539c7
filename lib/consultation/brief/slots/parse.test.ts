import { describe, expect, it } from 'vitest'
import type { Topic } from '@/lib/consultation/topics'
import { describePay } from './describe'
import { parseSlot, readPay } from './parse'
import { parsePay, parseShortPay } from './pay'
import { slotSchema } from './schema'

const PAY = { kind: 'pay', unit: 'year', currency: 'GBP', extras: null, inAdvert: true }

describe('parsePay', () => {
  it.each([
    ['£48,000 to £56,000 a year', { min: 48000, max: 56000 }],
    ['46-52k', { min: 46000, max: 52000 }],
    ['£46k - £52k', { min: 46000, max: 52000 }],
    ['between 40 and 45k', { min: 40000, max: 45000 }],
    ['about £38k', { min: 38000, max: 38000 }],
    ['up to 60k', { min: null, max: 60000 }],
    ['from £35,000 pa', { min: 35000, max: null }],
    ['£450 a day', { min: 450, max: 450, unit: 'day' }],
    ['£18.50 an hour', { min: 18.5, max: 18.5, unit: 'hour' }],
    ['£17.50-19/h', { min: 17.5, max: 19, unit: 'hour' }],
    ['£17.50 p/h', { min: 17.5, max: 17.5, unit: 'hour' }],
    ['€60,000 per annum', { min: 60000, max: 60000, currency: 'EUR' }],
    ['forty-six to fifty-two thousand', { min: 46000, max: 52000 }],
    ['sixty one thousand five hundred', { min: 61500, max: 61500 }],
    ['four hundred and twenty five pounds a day', { min: 425, max: 425, unit: 'day' }],
    ['fourteen pounds five an hour', { min: 14.05, max: 14.05, unit: 'hour' }],
    ['Sorry, it’s £14.10', { min: 14.1, max: 14.1, unit: 'hour' }],
    ['We’re offering £30k now', { min: 30000, max: 30000 }],
    ['make the pay £52k to £60k, I’ve checked with my director', { min: 52000, max: 60000 }],
    ['£52k to £60k, we’ve agreed that', { min: 52000, max: 60000 }],
    ['£31 and a half k', { min: 31500, max: 31500 }],
    ['£52,500 now since the last review', { min: 52500, max: 52500 }],
    ['49k inc shift allowance', { min: 49000, max: 49000, extras: 'including shift allowance' }],
    ['£45,000 incl. car allowance', { min: 45000, max: 45000, extras: 'including car allowance' }],
    [
      'We have in mind £30,000 to £35,000, depending on experience',
      { min: 30000, max: 35000, extras: 'depending on experience' },
    ],
    [
      '£46,200 to £50,100, spine points 41 to 44',
      { min: 46200, max: 50100, extras: 'spine points 41 to 44' },
    ],
    ['£31,067 grade 6', { min: 31067, max: 31067, extras: 'grade 6' }],
    ['fifty two to fifty eight thousand basic', { min: 52000, max: 58000 }],
    [
      '£43,000 rising to £48,000 after probation',
      { min: 43000, max: 43000, extras: 'rising to £48,000 after probation' },
    ],
    ['52k plus a car', { min: 52000, max: 52000, extras: 'a car' }],
    ['£60,000 a year (not in the advert)', { min: 60000, max: 60000, inAdvert: false }],
  ])('reads %j', (value, pay) => {
    expect(parsePay(value)).toEqual({ ...PAY, ...pay })
  })

  it.each([
    'competitive',
    'depends on experience',
    '450',
    'forty six to fifty two',
    'thirty of them a day',
    'depending on experience',
    '56k to 48k',
    'between 40k',
    '40k, or 50k for a chartered engineer',
    '£40k in year one and £45,000 after that',
    '5 days a week',
    '9'.repeat(400),
  ])('reads no pay in %j', (value) => {
    expect(parsePay(value)).toBeNull()
  })

  it('is said back in words that read the same', () => {
    for (const value of [
      '£48,000 to £56,000 a year',
      '£18.50 an hour',
      'up to £60,000 a year',
      'from £35,000 a year',
      '£30,000 to £35,000 a year, depending on experience',
      '£43,000 a year, rising to £48,000 after probation',
      'from £35,000 a year, plus a car (not in the advert)',
    ])
      expect(describePay({ ...PAY, ...parsePay(value) } as Parameters<typeof describePay>[0])).toBe(value)
  })
})

describe('parseSlot', () => {
  it.each<[Topic, string, object]>([
    ['hours', '37.5 hours a week', { kind: 'hours', min: 37.5, max: 37.5 }],
    ['hours', '35 to 40 hours', { kind: 'hours', min: 35, max: 40 }],
    ['hours', 'forty hours', { kind: 'hours', min: 40, max: 40 }],
    ['hours', 'a thirty seven and a half hour week', { kind: 'hours', min: 37.5, max: 37.5 }],
    ['hours', '42 and a half hours a week', { kind: 'hours', min: 42.5, max: 42.5 }],
    ['hours', '37½ hrs', { kind: 'hours', min: 37.5, max: 37.5 }],
    ['hours', 'thirty-seven and a half', { kind: 'hours', min: 37.5, max: 37.5 }],
    ['hours', '36/wk', { kind: 'hours', min: 36, max: 36 }],
    ['hours', '37.5', { kind: 'hours', min: 37.5, max: 37.5 }],
    ['duration', 'two and a half years', { kind: 'duration', amount: 2.5, unit: 'year' }],
    ['location', 'The office is in Nottingham', { kind: 'place', name: 'Nottingham' }],
    ['location', 'location is Bristol', { kind: 'place', name: 'Bristol' }],
    ['location', 'We are based in Derby', { kind: 'place', name: 'Derby' }],
    ['hours', 'They work 40 hours a week', { kind: 'hours', min: 40, max: 40 }],
    ['posts', 'project engineers x2', { kind: 'posts', count: 2 }],
    ['posts', '3 x welders', { kind: 'posts', count: 3 }],
    ['notice', 'Notice is one month', { kind: 'notice', amount: 1, unit: 'month' }],
    ['duration', 'This is a twelve-month contract', { kind: 'duration', amount: 12, unit: 'month' }],
    ['startDate', 'They start in April', { kind: 'start', when: 'date', day: null, month: 4, year: null }],
    ['location', 'Depot’s in Felixstowe', { kind: 'place', name: 'Felixstowe' }],
    ['location', 'Leeds', { kind: 'place', name: 'Leeds' }],
    ['location', 'Ouseburn, Newcastle upon Tyne', { kind: 'place', name: 'Ouseburn, Newcastle upon Tyne' }],
    ['workPattern', 'on site', { kind: 'pattern', where: 'onSite', daysOnSite: null }],
    ['workPattern', 'three days a week in the office', { kind: 'pattern', where: 'hybrid', daysOnSite: 3 }],
    ['workPattern', 'Hybrid', { kind: 'pattern', where: 'hybrid', daysOnSite: null }],
    ['contractType', 'Permanent', { kind: 'contract', type: 'permanent' }],
    ['contractType', 'fixed term', { kind: 'contract', type: 'fixedTerm' }],
    ['duration', '12 months', { kind: 'duration', amount: 12, unit: 'month' }],
    ['notice', 'four weeks’ notice', { kind: 'notice', amount: 4, unit: 'week' }],
    ['posts', 'two engineers', { kind: 'posts', count: 2 }],
    ['posts', 'Just the one', { kind: 'posts', count: 1 }],
    ['posts', 'Sorry, only one person', { kind: 'posts', count: 1 }],
    ['posts', 'half a dozen senior test engineers', { kind: 'posts', count: 6 }],
    ['startDate', 'As soon as possible', { kind: 'start', when: 'asap', day: null, month: null, year: null }],
    ['startDate', '1 March', { kind: 'start', when: 'date', day: 1, month: 3, year: null }],
    ['startDate', 'by September 2027', { kind: 'start', when: 'date', day: null, month: 9, year: 2027 }],
  ])('reads %s %j', (topic, value, slot) => {
    expect(parseSlot(topic, value)).toEqual(slot)
    expect(slotSchema.parse(slot)).toEqual(slot)
  })

  it.each<[Topic, string]>([
    ['hours', '48 to 54'],
    ['hours', 'nights and weekends'],
    ['hours', '9 to 5'],
    ['hours', 'two hours on a Friday, otherwise 37'],
    ['location', 'our site or theirs, it varies'],
    ['location', 'wherever the client is'],
    ['workPattern', 'on site at first and then hybrid'],
    ['contractType', 'permanent or contract, we are open'],
    ['duration', 'until the bridge is open'],
    ['startDate', '31 February'],
    ['startDate', 'not before April'],
    ['posts', 'an engineer'],
    ['posts', 'two years of experience'],
    ['technical', '12 months'],
  ])('leaves %s %j as it was said', (topic, value) => {
    expect(parseSlot(topic, value)).toBeNull()
  })
})

it.each([
  ['nineteen fifty to twenty one an hour', 19.5, 21],
  ['eighteen an hour', 18, 18],
  ['twenty one twenty five an hour', 21.25, 21.25],
])('reads %j as it is said', (value, min, max) => {
  expect(parsePay(value)).toMatchObject({ min, max, unit: 'hour' })
})

describe('a sum that is the only one', () => {
  it.each([
    '43 flat',
    '43 flat, same for all of them, no range',
    '43k flat',
    '£43,000 a year flat, no range',
  ])('is read from %j', (value) => {
    const pay = parsePay(value) ?? parseShortPay(value)
    expect(pay).toMatchObject({ min: 43_000, max: 43_000, unit: 'year', extras: null })
  })

  it('is no flat in town', () => {
    expect(parseShortPay('43 flats')).toBeNull()
  })
})

describe('parseShortPay', () => {
  it.each([
    ['28 to 34', { min: 28_000, max: 34_000 }],
    ['28-34 depending', { min: 28_000, max: 34_000 }],
    ['somewhere between 45 and 52', { min: 45_000, max: 52_000 }],
    ['up to 60', { min: null, max: 60_000 }],
    ['42.5', { min: 42_500, max: 42_500 }],
    ['38 plus tips', { min: 38_000, max: 38_000, extras: 'tips' }],
    ['62 to 70 plus a car', { min: 62_000, max: 70_000, extras: 'a car' }],
    ['thirty to thirty-five', { min: 30_000, max: 35_000 }],
    ['Looked: it’s 38 to 43 since April', { min: 38_000, max: 43_000 }],
    ['the grade is 36 to 41', { min: 36_000, max: 41_000 }],
    ['£44 to 52', { min: 44_000, max: 52_000 }],
    ['£31-£34', { min: 31_000, max: 34_000 }],
    ['between £60 and 68 plus a car', { min: 60_000, max: 68_000, extras: 'a car' }],
    ['£27 to £29 a year', { min: 27_000, max: 29_000 }],
    ['58 and a half', { min: 58_500, max: 58_500 }],
    ['36½ to 41 and a half', { min: 36_500, max: 41_500 }],
    ['the money’s 37 all in', { min: 37_000, max: 37_000 }],
    [
      '51 all in, the van allowance is in that',
      { min: 51_000, max: 51_000, extras: 'including van allowance' },
    ],
    ['I had that wrong, it’s 47 and a half since the spring review', { min: 47_500, max: 47_500 }],
  ])('takes %j for thousands a year', (value, pay) => {
    expect(parseShortPay(value)).toEqual({ ...PAY, ...pay })
  })

  it.each([
    '18 to 21',
    '28 days',
    '34 to 28',
    '300 to 400',
    'twelve',
    '28 an hour',
    '£22 to £26',
    '£44 to 52 an hour',
    '£250',
    'between 45',
    '28 to 34 people',
  ])('reads no salary in %j', (value) => {
    expect(parseShortPay(value)).toBeNull()
  })
})

it('takes a sum in pounds and pence for pay and no week', () => {
  expect(parseSlot('hours', '15.50 to 17')).toBeNull()
  expect(parseSlot('pay', '15.50 to 17')).toMatchObject({ min: 15.5, max: 17, unit: 'hour' })
  expect(parseSlot('pay', '17 quid an hour')).toMatchObject({ min: 17, unit: 'hour' })
})

it('takes no day of the week into the name of a place', () => {
  expect(parseSlot('location', 'Rotherham')).not.toBeNull()
  expect(parseSlot('location', 'Rotherham Monday')).toBeNull()
})

describe('readPay', () => {
  it.each([
    ['44 to 50 is basic, the bonus is on top', '£44,000 to £50,000 a year'],
    ['£38,750 basic', '£38,750 a year'],
    ['basic of 44 to 50', '£44,000 to £50,000 a year'],
    ['44 to 50 basic plus a bonus', '£44,000 to £50,000 a year, plus a bonus'],
    ['46-52k', '£46,000 to £52,000 a year'],
  ])('reads the sum that %j begins with', (value, reading) => {
    const pay = readPay(value)
    expect(pay && describePay(pay)).toBe(reading)
  })

  it.each(['40 hours, not 42', 'basic rate, no bonus', 'to be agreed'])('reads none in %j', (value) => {
    expect(readPay(value)).toBeNull()
  })
})
