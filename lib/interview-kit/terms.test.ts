import { expect, it } from 'vitest'
import { contentOf as contentWith, type Seed } from '@/tests/support/specification-content'
import { buildKitItems, listUnasked } from './build'

const contentOf = (...seeds: Seed[]) => contentWith('Lighthouse Keeper', ...seeds)

it('gathers the terms in one item, each heading once, without what is no term', () => {
  const content = contentOf(
    ['onCall', 'One week in seven'],
    ['onCall', '£150 standby for the week'],
    ['hours', '36 hours a week'],
    ['hours', '36 hours'],
    ['location', 'Band C'],
    ['startDate', 'October to March'],
    ['compensation', '£4,000'],
  )
  const items = buildKitItems(content, { minutes: 60 })
  expect(items).toMatchObject([
    {
      kind: 'fact',
      question:
        'Let me run through the terms: the pay, the hours and the on-call work. Can you work on these terms? And is there anything you would like to ask?',
      points: [
        'Pay: ………… (fill in before the interview)',
        'Hours: 36 hours a week',
        'On call: One week in seven; £150 standby for the week',
      ],
    },
  ])
  expect(listUnasked(content, items).map(({ text, reason }) => [text, reason])).toEqual([
    ['£4,000', 'vague'],
    ['Band C', 'vague'],
    ['October to March', 'vague'],
  ])
})

it('says what each term is by its own words, whatever it was noted under', () => {
  const items = buildKitItems(
    contentOf(
      ['startDate', 'Some 05:00 starts for the tide'],
      ['location', 'Working away one month in five'],
      ['location', 'Up to two trips a year to our Orkney light'],
      ['startDate', 'Harbour vetting before you begin'],
      ['location', 'Lamp rota one week in ten'],
    ),
    { minutes: 60 },
  )
  expect(items).toMatchObject([
    {
      lineIds: ['l0', 'l1', 'l2', 'l3', 'l4'],
      question:
        'Let me run through the terms: the pay, the hours, the time away from home, the on-call work and the screening. Can you work on these terms? And is there anything you would like to ask?',
      points: [
        'Pay: ………… (fill in before the interview)',
        'Hours: Some 05:00 starts for the tide',
        'Travel: Working away one month in five; Up to two trips a year to our Orkney light',
        'On call: Lamp rota one week in ten',
        'Screening: Harbour vetting before you begin',
      ],
    },
  ])
})

it('keeps the place of work where it is one', () => {
  const [item] = buildKitItems(
    contentOf(['location', 'Leith, with travel to Orkney'], ['startDate', 'March']),
    {
      minutes: 60,
    },
  )
  expect(item?.question).toContain('the pay, the place of work and the start date.')
})
