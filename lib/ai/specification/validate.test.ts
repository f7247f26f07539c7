import { describe, expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { checkDraftLine } from './validate'

const brief = briefOf(
  ['technical', 'Siemens TIA Portal and structured text'],
  ['technical', 'post-tensioned inspection', 'nice'],
  ['pay', '46-52k'],
  ['benefits', 'ten days of training a year'],
  ['success', 'sign off CS 454 load assessments'],
  ['success', 'mentor two graduates'],
  ['success', 'replace the team leader', 'must', { audience: 'agency' }],
)
const { lines } = writeSpecification({
  brief,
  company: { name: 'Halyard', description: null, industry: null, size: null },
  jobTitle: 'Controls Engineer',
  houseRules: [],
  newId: createIdCounter(),
})

function check(section: Section, text: string, ...factIds: string[]) {
  const line = { section, text, factIds }
  const context = { company: 'Halyard', jobTitle: 'Controls Engineer' }
  const checked = checkDraftLine({ line, facts: activeFacts(brief), writtenLines: lines, ...context })
  return 'rejection' in checked ? checked.rejection : checked.verdict.verdict
}

describe('checkDraftLine', () => {
  it.each([
    ['technical', 'Siemens TIA Portal & structured text.', 'f0', 'same'],
    ['technical', 'Programming in Siemens TIA Portal and in structured text', 'f0', 'judge'],
    ['niceToHave', 'Some post-tensioned inspection', 'f1', 'judge'],
    ['compensation', '£46,000 to £52,000', 'f2', 'judge'],
    ['benefits', '10 days’ training per year', 'f3', 'judge'],
  ] as const)('never refuses in %s: %j', (section, text, id, verdict) => {
    expect(check(section, text, id)).toBe(verdict)
  })

  it('takes one line for two facts of a section, and none that says half of it', () => {
    const text = 'Within the first year you sign off CS 454 load assessments and mentor two graduates.'
    expect(check('firstYear', text, 'f4', 'f5')).toBe('judge')
    expect(check('firstYear', 'You mentor two graduates.', 'f4', 'f5')).toBe('figure')
  })

  it('never joins what is for the agency to what candidates read', () => {
    const text = 'Mentor two graduates and replace the team leader'
    expect(check('firstYear', text, 'f5', 'f6')).toBe('mixedAudience')
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
    ['compensation', '£46,000 to £55,000', 'f2', 'figure'],
    ['benefits', 'Ten days of training a year and 30 days of holiday', 'f3', 'figure'],
    ['technical', 'Siemens TIA Portal, Rockwell and structured text', 'f0', 'name'],
    ['benefits', 'Ten days of training a year, flexible breaks, generous holidays, lunches', 'f3', 'scope'],
    ['technical', 'TIA Portal', 'f0', 'scope'],
    ['compensation', 'From £46,000', 'f2', 'figure'],
    ['compensation', 'A competitive salary of 46-52k', 'f2', 'filler'],
    ['technical', 'Siemens TIA Portal and structured text, for a young man', 'f0', 'unlawful'],
  ] as const)('rejects in %s: %j', (section, text, id, reason) => {
    expect(check(section, text, id)).toBe(reason)
  })
})
