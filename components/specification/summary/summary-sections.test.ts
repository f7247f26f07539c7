import { expect, it } from 'vitest'
import { toResponse } from '@/lib/specification/content'
import { foldOpen } from '@/lib/specification/document/parts'
import { buildDocument } from '@/lib/specification/document/sections'
import { SECTIONS, type Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { buildSummarySections } from './summary-sections'

const createContent = (...lines: [Section, string, ('candidate' | 'agency')?][]): SpecificationContent => ({
  jobTitle: 'Welder',
  companyName: 'Castle Pumps',
  companyDescription: null,
  lines: lines.map(([section, text, audience = 'candidate'], index) => ({
    id: `l${index}`,
    section,
    text,
    audience,
    factIds: [],
    evidence: [{ kind: 'message', id: 'm1', start: index, end: index + 1 }],
  })),
})
const summarise = (content: SpecificationContent) =>
  buildSummarySections(toResponse({ id: 's', version: 1, revision: 0, status: 'draft', content }))
const FULL = createContent(
  ...SECTIONS.filter(({ key }) => key !== 'recommendation').map(({ key }): [Section, string] => [key, key]),
)
const keysOf = (sections: { groups: { key: Section }[] }[]) =>
  sections.flatMap(({ groups }) => groups.map(({ key }) => key))

it('has the sections of the document, in the same order', () => {
  expect(keysOf(summarise(FULL))).toEqual(keysOf(buildDocument(FULL)))
  expect(summarise(FULL).map(({ title }) => title)).toEqual([
    'Job Overview',
    'The Work',
    'Key Requirements',
    'Why Join Castle Pumps',
    'Practical Details',
    'Agency Only',
  ])
})

it('calls what is still open as the approval screen does', () => {
  const open = (sections: ReturnType<typeof buildDocument>) =>
    foldOpen(sections).open.map(({ label }) => label)
  const content = createContent(['technical', 'TIG'])
  expect(open(summarise(content))).toEqual(open(buildDocument(content)))
  expect(
    summarise(content)
      .flatMap(({ groups }) => groups)
      .find(({ key }) => key === 'technical'),
  ).toMatchObject({ label: 'Technical Skills' })
})

it('shows every line with its source and whom it is for', () => {
  const lines = summarise(createContent(['technical', 'TIG'], ['compensation', '£40,000 a year', 'agency']))
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.lines)
  expect(lines.map(({ text, isAgencyOnly, evidence }) => [text, isAgencyOnly, evidence.length])).toEqual([
    ['TIG', false, 1],
    ['£40,000 a year', true, 1],
  ])
})

it('names a line by its id, and lines that it joins by their path', () => {
  const content = createContent(['technical', 'TIG'], ['overview', 'We weld.'], ['overview', 'Near Hull.'])
  const ids = summarise(content)
    .flatMap(({ groups }) => groups)
    .flatMap(({ lines }) => lines.map(({ id, text }) => [text, id]))
  expect(ids).toEqual([
    ['We weld. Near Hull.', 'jobOverview'],
    ['TIG', 'l0'],
  ])
})

it('says why a group is empty, as the document does', () => {
  const content = createContent(['contractType', 'Permanent'])
  const absences = (sections: { groups: { key: Section; lines: unknown[]; absence: string }[] }[]) =>
    sections
      .flatMap(({ groups }) => groups)
      .filter(({ lines }) => lines.length === 0)
      .map(({ key, absence }) => [key, absence])
  expect(absences(summarise(content))).toEqual(absences(buildDocument(content)))
})
