import { expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { extractOperations } from './extract'

const read = (message: string, isAboutWork = false) =>
  extractOperations({ message, brief: briefOf(), jobTitle: 'Fitter', companyName: 'Acme', isAboutWork })

it.each([
  'do I have to put the salary in the advert',
  'is it ok to ask for a full clean driving licence',
  'what are other firms paying for these',
  'how do i finish this off',
  'how soon could somebody start',
  'can you tell me what we’ve got for pay please',
])('reads no fact from %j', (message) => {
  expect(read(message)).toEqual([])
})

it('reads what is said around a question, with its offsets', () => {
  const message = 'How far are we? We pay £45,000 a year, is that enough? The job is in Leeds.'
  const operations = read(message)
  expect(operations.map(({ topic }) => topic)).toEqual(['pay', 'location'])
  for (const { quote, at } of operations) expect(message.slice(at ?? 0).startsWith(quote ?? '?')).toBe(true)
})

it.each([
  'what do they need well Revit and five years in steel',
  'Can you add Revit to the must-haves',
  'Could we say 40 hours a week',
])('takes %j for no question', (message) => {
  expect(read(message)).not.toEqual([])
})

it('challenges what the law is asked about', () => {
  expect(read('Can I say we want someone young and keen?')).toMatchObject([
    { op: 'challenge', reason: 'age' },
  ])
})
