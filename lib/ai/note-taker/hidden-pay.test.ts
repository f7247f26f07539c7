import { expect, it } from 'vitest'
import { buildAdvert } from '@/lib/advert/build'
import { completeOperations } from '@/lib/consultation/brief/complete'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { toEdition } from '@/lib/specification/content'
import { addOperation, briefOf, createIdCounter, newOperation } from '@/tests/support/briefs'
import { extractOperations } from './extract'
import { writeSpecification } from './write'

const message = '£42,000 to £47,000, keep that out of the advert. Design pumps.'
const pay = addOperation('pay', '£42,000 to £47,000')
const quote = 'keep that out of the advert'
const hide = newOperation({ op: 'agencyOnly', factId: 'said:0-18', quote, at: message.indexOf(quote) })
const duty = { ...addOperation('responsibilities', 'Design pumps'), at: message.indexOf('Design') }

function write(operations: Parameters<typeof applyOperations>[1]) {
  const source = { messageId: 'm9', because: 'test', message }
  const content = writeSpecification({
    brief: applyOperations(briefOf(), operations, source, createIdCounter()),
    company: { name: 'Castle Pumps', description: null, industry: null, size: null },
    jobTitle: 'Pump Designer',
    houseRules: [],
    newId: createIdCounter('l'),
  })
  const agency = { product: 'p', legalName: 'l', companyNumber: '0', registeredOffice: 'r' }
  const printed = [
    toEdition(content, 'candidate'),
    buildAdvert(content, { showClient: true, closesOn: null }, agency),
  ]
  return { printed: JSON.stringify(printed), all: JSON.stringify(content) }
}

it('prints no pay that the message keeps from candidates, and gives it to the agency', () => {
  expect(write([pay, duty]).printed).toContain('42,000')
  const hidden = write([pay, hide, duty])
  expect(hidden.printed).not.toMatch(/42,?000|47,?000/)
  expect(hidden.all).toContain('42,000')
})

const HIDES = [
  'keep it off the advert',
  'don’t print that',
  'don’t put it in the advert',
  'not for the advert',
]
const CHANGES = ['make it £48k', 'it’s gone up to £48k', '£44k, sorry, make that £48k', 'not £44k but £48k']

it.each(HIDES)('hides pay that the same message changes, whatever comes first: %s', (hides) => {
  for (const change of CHANGES)
    for (const said of [
      `${hides}, ${change}`,
      `${change}, ${hides}`,
      `${change} but ${hides}`,
      `${change}. ${hides}.`,
    ]) {
      const brief = briefOf(['pay', '£44,000 a year', 'must', { slot: parseSlot('pay', '£44,000 a year') }])
      const found = extractOperations({
        message: said,
        brief,
        jobTitle: 'Pump Designer',
        companyName: 'Castle Pumps',
      })
      const verified = verifyOperations(found, said, brief, 'rules')
      const source = { messageId: 'm9', because: 'test', message: said }
      const completed = completeOperations(verified.operations, said, brief)
      const facts = activeFacts(applyOperations(brief, completed, source, createIdCounter()))
      expect([said, facts.map(({ topic, audience }) => [topic, audience])]).toEqual([
        said,
        [['pay', 'agency']],
      ])
      expect([said, facts[0]?.value]).toEqual([said, expect.stringContaining('48k')])
    }
})

it.each(HIDES)('hides pay that the same message tells for the first time: %s', (hides) => {
  for (const said of [
    `A fitter in Leeds, up to £44,000, but ${hides}. They must know pumps.`,
    `£40k to £44k, Monday to Friday. ${hides}.`,
    `Pay is £44,000 and ${hides}`,
    `${hides}, it is £44,000 a year`,
  ]) {
    const facts = factsOf(said)
    const seen = facts.filter(({ audience, value }) => audience === 'candidate' && /44/.test(value))
    expect([said, seen.map(({ value }) => value)]).toEqual([said, []])
    expect(
      facts.some(({ topic }) => topic === 'pay'),
      said,
    ).toBe(true)
  }
})

/** What is active after a message that is the first. */
function factsOf(said: string) {
  const brief = briefOf()
  const found = extractOperations({ message: said, brief, jobTitle: 'Fitter', companyName: 'Castle Pumps' })
  const source = { messageId: 'm9', because: 'test', message: said }
  const { operations } = verifyOperations(found, said, brief, 'rules')
  return activeFacts(
    applyOperations(brief, completeOperations(operations, said, brief), source, createIdCounter()),
  )
}

it.each([
  'It’s £36,000 to £42,000 for the right fitter. I could go to £44,000 but keep that out of the advert.',
  '£36,000 to £42,000, and I could go to £44,000 for the right fitter but please don’t advertise that.',
])('hides what may be stretched to, and not the pay before it: %s', (said) => {
  const facts = factsOf(said)
  const told = (audience: string) =>
    facts
      .filter((fact) => fact.audience === audience)
      .map(({ value }) => value)
      .join('; ')
  expect(told('candidate')).toContain('42,000')
  expect(told('candidate')).not.toContain('44,000')
  expect(told('agency')).toContain('44,000')
})

it('hides only the stretch where pay and stretch are dictated in one breath', () => {
  const facts = factsOf(
    'the pay is thirty one to thirty five thousand and overtime is time and a third and between you and me id go to thirty eight for the right one but dont put that in the advert',
  )
  const pay = facts.filter(({ value }) => value.includes('thirty five thousand'))
  expect(pay.map(({ topic, audience }) => [topic, audience])).toEqual([['pay', 'candidate']])
  const stretch = facts.filter(({ value }) => value.includes('thirty eight'))
  expect(stretch.map(({ audience }) => audience)).toEqual(['agency'])
})

it('hides a range whose top figure is not to be told', () => {
  const facts = factsOf('From 38 to 44k, by experience. Don’t put the top figure in the advert.')
  expect(facts.filter(({ topic }) => topic === 'pay').map(({ audience }) => audience)).toEqual(['agency'])
})
