import { expect, it } from 'vitest'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { writeSpecification } from './write'

const write = (...facts: Parameters<typeof briefOf>) =>
  writeSpecification({
    brief: briefOf(['technical', 'MIDAS Civil'], ...facts),
    company: { name: 'Halyard', description: null, industry: null, size: null },
    jobTitle: 'Controls Engineer',
    houseRules: [],
    newId: createIdCounter(),
  }).lines.filter((line) => line.factIds.includes('f1'))

it.each([
  ['experience', 'Experience of food is not needed', 'Experience of food is not needed'],
  ['qualifications', 'a degree isn’t needed', 'A degree isn’t needed'],
  ['technical', 'no need for Revit', 'No need for Revit'],
  ['experience', 'no food experience needed', 'No food experience needed'],
] as const)('prints what is expressly not needed: %s, %j', (topic, value, text) => {
  expect(write([topic, value, 'notApplicable']).map((line) => line.text)).toEqual([text])
  expect(write([topic, value, 'notApplicable', { locked: true }])).toEqual([])
})
