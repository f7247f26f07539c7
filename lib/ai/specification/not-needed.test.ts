import { expect, it } from 'vitest'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { listSources } from './sources'
import { checkDraftLine } from './validate'

const input = {
  brief: briefOf(
    ['culture', 'No degree needed: an apprentice-trained person would do'],
    ['technical', 'no need to have done first articles before, we’ll show them', 'learnable'],
    ['success', 'late jobs down from one in three to one in ten'],
    ['responsibilities', 'the inspection reports on the medical jobs'],
    ['culture', 'the other partner does the books'],
    ['culture', 'no other managers, us partners and then the team'],
  ),
  company: { name: 'Halyard', description: null, industry: null, size: null },
  jobTitle: 'Fitter',
  houseRules: [],
  newId: createIdCounter(),
}
const context = {
  sources: listSources(input, writeSpecification(input)),
  company: 'Halyard',
  jobTitle: 'Fitter',
  houseRules: [],
  challenged: [],
}
function check(section: Section, text: string, id: string) {
  const checked = checkDraftLine(
    { section, text, cites: [id] } as Parameters<typeof checkDraftLine>[0],
    context,
  )
  return 'rejection' in checked ? checked.rejection : checked.verdict
}

it('keeps what is not needed beside what is', () => {
  const degree = 'No degree needed: an apprentice-trained person would do'
  expect(check('experience', degree, 'F1')).toBe('same')
  expect(check('culture', degree, 'F1')).toBe('wrongSection')
  const articles = 'You need not have done first articles before: we will show you'
  expect(check('experience', articles, 'F2')).not.toBe('wrongSection')
  expect(check('growth', articles, 'F2')).toBe('wrongSection')
})

it('takes the forms that the instructions ask for', () => {
  const target = 'With the team, bring late jobs down from 1 in 3 to 1 in 10'
  expect(check('firstYear', target, 'F3')).toBe('judge')
  expect(check('responsibilities', 'Complete the inspection reports on the medical jobs', 'F4')).toBe('judge')
  expect(
    check('culture', 'There are no other managers, just the two partners and then the team', 'F6'),
  ).not.toBe('figure')
})
