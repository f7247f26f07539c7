import { expect, it } from 'vitest'
import { inTime } from './in-time'

it.each([
  [
    'by month, week and quarter',
    [
      'Run your own sites by month nine',
      'Close out two snag lists within six weeks',
      'Answer queries in the first fortnight',
      'After a year, have three jobs on the go',
      'Take over the rota by the end of the second quarter',
    ],
    [2, 1, 4, 0, 3],
  ],
  [
    'with what has no time of its own behind its neighbour',
    ['By month 12, lead a shutdown', 'Close its handover file', 'Shadow a colleague in month one'],
    [2, 0, 1],
  ],
  [
    'by the first time it names',
    ['Run it from month four, done by month eight', 'Plan it by month 6'],
    [0, 1],
  ],
  ['of a year', ['Halve the scrap rate by the end of the year', 'Know each line in three months'], [1, 0]],
  ['unless nothing is dated', ['Run 12-month projects', 'Lead a team of three'], [0, 1]],
])('puts aims in the order of their time: %s', (_case, texts, order) => {
  const lines = texts.map((text) => ({ text }))
  expect(inTime(lines)).toEqual(order.map((at) => lines[at]))
})
