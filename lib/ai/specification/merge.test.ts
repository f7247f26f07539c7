import { expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { mergeDraft } from './merge'
import { listSources } from './sources'

it.each([
  ['Experience of Siemens TIA Portal', 'Experience of Siemens TIA Portal (can be learned here)'],
  ['Siemens TIA Portal (we will train you)', 'Siemens TIA Portal (we will train you)'],
  [
    'Siemens TIA Portal (we can put you through the course)',
    'Siemens TIA Portal (we can put you through the course)',
  ],
])('says behind a wish that it can be learned: %s', (text, printed) => {
  const input = {
    brief: briefOf(['technical', 'Siemens TIA Portal', 'learnable']),
    company: { name: 'Halyard', description: 'Motor drives for ships.', industry: null, size: null },
    jobTitle: 'Controls Engineer',
    houseRules: [],
    newId: createIdCounter(),
  }
  const written = writeSpecification(input)
  const cited = listSources(input, written).filter(({ id }) => id === 'F1')
  const { lines } = mergeDraft(written, [{ section: 'niceToHave', cited, text }], input.newId)
  expect(lines.flatMap((line) => (line.section === 'niceToHave' ? [line.text] : []))).toEqual([printed])
})
