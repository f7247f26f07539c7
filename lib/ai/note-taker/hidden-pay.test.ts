import { expect, it } from 'vitest'
import { buildAdvert } from '@/lib/advert/build'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { toEdition } from '@/lib/specification/content'
import { addOperation, briefOf, createIdCounter, newOperation } from '@/tests/support/briefs'
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
