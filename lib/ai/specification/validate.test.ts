import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/built-in/write'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { findRejection } from './validate'

const brief = briefOf(
  ['technical', 'Siemens TIA Portal and structured text'],
  ['technical', 'post-tensioned inspection', 'nice'],
  ['pay', '46-52k'],
  ['benefits', 'ten days of training a year'],
  ['success', 'sign off CS 454 load assessments'],
  ['success', 'mentor two graduates'],
)
const { lines } = writeSpecification({
  brief,
  company: { name: 'Halyard', description: null, industry: null, size: null },
  jobTitle: 'Controls Engineer',
  houseRules: [],
  newId: createIdCounter(),
})

function check(section: Section, text: string, ...factIds: string[]) {
  return findRejection({ section, text, factIds }, activeFacts(brief), lines)
}

describe('findRejection', () => {
  it.each([
    ['technical', 'Programming in Siemens TIA Portal and in structured text', 'f0'],
    ['niceToHave', 'Some post-tensioned inspection', 'f1'],
    ['compensation', '£46,000 to £52,000', 'f2'],
    ['benefits', '10 days of training every year', 'f3'],
  ] as const)('accepts in %s: %j', (section, text, id) => {
    expect(check(section, text, id)).toBeNull()
  })

  it('accepts one line for two facts of a section, and none that says half of it', () => {
    const text = 'Within the first year you sign off CS 454 load assessments and mentor two graduates.'
    expect(check('firstYear', text, 'f4', 'f5')).toBeNull()
    expect(check('firstYear', 'You mentor two graduates.', 'f4', 'f5')).toBe('lostWords')
  })

  it.each([
    ['no fact', 'technical', 'Siemens TIA Portal and structured text', []],
    ['an unknown fact', 'technical', 'Siemens TIA Portal and structured text', ['f0', 'f99']],
    ['no text', 'technical', ' ', ['f0']],
  ] as const)('rejects a line with %s', (_, section, text, ids) => {
    expect(check(section, text, ...ids)).toBe('noFact')
  })

  it.each([
    ['technical', 'Post-tensioned inspection', 'f1', 'wrongSection'],
    ['experience', 'Siemens TIA Portal and structured text', 'f0', 'wrongSection'],
    ['compensation', '£46,000 to £55,000', 'f2', 'newNumber'],
    ['benefits', 'Ten days of training a year and 30 days of holiday', 'f3', 'newNumber'],
    ['technical', 'Siemens TIA Portal, Rockwell and structured text', 'f0', 'newName'],
    [
      'benefits',
      'Ten days of training a year, flexible breaks, generous holidays, lunches',
      'f3',
      'newWords',
    ],
    ['technical', 'TIA Portal', 'f0', 'lostWords'],
    ['compensation', 'From £46,000', 'f2', 'lostWords'],
    ['compensation', 'A competitive salary of 46-52k', 'f2', 'filler'],
    ['technical', 'Siemens TIA Portal and structured text, for a young man', 'f0', 'unlawful'],
  ] as const)('rejects in %s: %j', (section, text, id, reason) => {
    expect(check(section, text, id)).toBe(reason)
  })
})
