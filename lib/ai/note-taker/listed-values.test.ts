import { expect, it } from 'vitest'
import { factsAfter } from '@/tests/support/talk-facts'
import { readSentences } from './cuts'
import { findListedValues } from './listed-values'

function valuesOf(text: string): [string, string][] {
  const [sentence] = readSentences(text)
  if (!sentence) return []
  return findListedValues(text, sentence).map(({ from, to, topic }) => [
    topic,
    text.slice(sentence.words[from]?.start, sentence.words[to - 1]?.end),
  ])
}

it.each<[string, [string, string][]]>([
  [
    '38 to 42k, monday to friday, 39 hrs',
    [
      ['pay', '38 to 42k'],
      ['hours', 'monday to friday'],
      ['hours', '39 hrs'],
    ],
  ],
  [
    '8.30 to 5, 4 on Fridays',
    [
      ['hours', '8.30 to 5'],
      ['hours', '4 on Fridays'],
    ],
  ],
  [
    '£42,000, Cheltenham, half day Friday, 25 days',
    [
      ['pay', '£42,000'],
      ['location', 'Cheltenham'],
      ['hours', 'half day Friday'],
      ['benefits', '25 days'],
    ],
  ],
  ['AAT would be nice, payroll for 22 people, perm', [['contractType', 'perm']]],
  [
    '350 a day, inside ir35',
    [
      ['pay', '350 a day'],
      ['contractType', 'inside ir35'],
    ],
  ],
  ['I’d say 45k but I don’t want to be held to it', [['pay', 'I’d say 45k']]],
  ['a van, overtime at time and a half', [['package', 'overtime at time and a half']]],
  ['January ideally, 1 month notice', [['notice', '1 month notice']]],
])('finds the values in %j', (text, values) => {
  expect(valuesOf(text)).toEqual(values)
})

it.each([
  'sites in Hull, Grimsby, Goole',
  'Revit, Tekla',
  'running jobs, £50k to £200k',
  '40 to 45, sorry that’s the old band, £45,000 to £50,000',
  '25 days, actually 26 now',
])('finds none in %j', (text) => {
  expect(valuesOf(text)).toEqual([])
})

it.each(['medical before the start, 6 month probation', 'Three-month probation, 25 days holiday'])(
  'takes probation for a term of the contract: %s',
  (said) => {
    const found = factsAfter('It is a permanent job.', said).filter(({ topic }) => topic === 'contractType')
    expect(found.map(({ value, audience }) => [value.includes('probation'), audience])).toEqual([
      [false, 'candidate'],
      [true, 'candidate'],
    ])
  },
)
