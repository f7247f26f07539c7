import { describe, expect, it } from 'vitest'
import { warmUp } from '@/lib/ai/reading/warm-up'
import { EMPTY_AGENDA, EMPTY_BRIEF } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { extractOperations } from '../extract'

warmUp()

function factsOf(message: string, asked: Topic = 'technical') {
  const brief = { ...EMPTY_BRIEF, agenda: { ...EMPTY_AGENDA, asked: { topic: asked, followUp: false } } }
  return extractOperations({ message, brief, jobTitle: 'Process engineer', companyName: 'Acme' })
    .filter(({ op }) => op === 'add')
    .map(({ topic, value }) => `${topic}: ${value}`)
    .join('; ')
}

describe('who leaves is nobody by name, and why is nobody’s business', () => {
  it.each([
    ['Our process lead Nigel is cutting down to three days.', 'driver', /Nigel/, /process lead is cutting/],
    ['trevor went freelance and the audits are piling up', 'driver', /trevor/i, /colleague went freelance/],
    [
      'Our planner is going part time to look after her mother, and the Humber job lands in May.',
      'driver',
      /mother/,
      /going part time.*Humber/,
    ],
    ['The plant restarts in June and our chemist is on long-term sick.', 'driver', /sick/, /chemist is away/],
    [
      'Twenty weeks of full maternity pay because the owner had triplets.',
      'benefits',
      /triplets/,
      /maternity pay/,
    ],
  ] as const)('%s', (message, asked, absent, present) => {
    expect(factsOf(message, asked)).not.toMatch(absent)
    expect(factsOf(message, asked)).toMatch(present)
  })
})

describe('what the firm gives', () => {
  it.each([
    ['The firm pays the IMechE subscription.', 'hours', /^growth:/],
    ['Staff travel on the trains.', 'culture', /^benefits:/],
    ['A season ticket and a locker.', 'location', /^benefits: A season ticket/],
    ['£1,500 home office budget.', 'culture', /^benefits:/],
    ['Travel to the Hull yard is paid.', 'culture', /^benefits:/],
  ] as const)('%s', (message, asked, present) => {
    expect(factsOf(message, asked)).toMatch(present)
  })
})

describe('what brought the vacancy about', () => {
  it.each([
    ['Headcount was finally approved after the fire audit.', /driver: Headcount/],
    ['We reckoned on a slow winter but then the Mersey order came in.', /driver: .*Mersey/],
  ] as const)('%s', (message, present) => {
    expect(factsOf(message, 'softSkills')).toMatch(present)
  })
})

it('is not why something is given', () => {
  expect(factsOf('Twelve weeks of sick pay because it is only right.', 'benefits')).not.toMatch(/right/)
})

it('is not how long the manager waited for it', () => {
  expect(factsOf('The money was agreed in May, six years I begged for it.', 'driver')).toBe(
    'driver: The money was agreed in May',
  )
})

describe('traits by what people do', () => {
  it.each(['Must be able to stand their ground with an architect.', 'Kind. And methodical.'])(
    '%s',
    (message) => {
      expect(factsOf(message, 'culture')).not.toMatch(/(?:technical|culture):/)
      expect(factsOf(message, 'culture')).toMatch(/softSkills:/)
    },
  )
})
