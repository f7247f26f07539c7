import { describe, expect, it } from 'vitest'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { FLOOR_LINES } from '@/tests/support/floor-lines'
import { buildCertificate } from './certificate'
import { fileNameOf } from './file-name'
import { buildDocument } from './sections'
import { buildWrittenSpecification } from './written'

const MESSAGE = { kind: 'message', id: 'm1', start: 0, end: 9 } as const
const TEXTS = { 'message:m1': { text: 'Footbridges, mostly', saidAt: '2026-11-20T09:00:00Z' } }

const line = (section: Section, text: string, audience: 'candidate' | 'agency'): SpecificationLine => ({
  id: `${section}-${text}`,
  section,
  text,
  audience,
  factIds: [],
  evidence: [MESSAGE],
})

const content: SpecificationContent = {
  jobTitle: 'Bridge engineer',
  companyName: 'Northmoor Bridges Ltd',
  companyDescription: null,
  lines: [
    ...FLOOR_LINES.filter(({ section }) => section !== 'compensation'),
    line('compensation', '£71,234 for the right person', 'agency'),
    line('internalNotes', 'The last one left after four months', 'agency'),
    line('technical', 'Experience of Tekla Structures', 'candidate'),
    line('growth', 'Call me on 07700 900123', 'candidate'),
  ],
}
const specification = {
  content,
  version: 2,
  status: 'approved',
  createdAt: new Date('2026-11-20T09:00:00Z'),
} as const
const approval = {
  approverName: 'Zoë O’Neill',
  approvedAt: new Date('2026-07-22T23:30:00Z'),
  termsVersion: '2026-11',
  contentHash: '0ab9060f6893518453ce112c81990154523c5ff976458c5646327d4f479095ed',
}
const HIDDEN = /71,234|four months|07700|Footbridges, mostly| said: |"m1"/

describe('the agency edition', () => {
  const document = buildWrittenSpecification(specification, TEXTS)

  it('has the lines of the screen in its order, and says which are for the agency', () => {
    const items = document.blocks.flatMap((block) =>
      block.kind === 'row' || block.kind === 'list' ? block.items : [],
    )
    const shown = buildDocument(content)
      .flatMap(({ groups }) => groups)
      .flatMap(({ lines }) => lines)
    expect(items.flatMap(({ number, text }) => (number ? [`${number} ${text}`] : []))).toEqual(
      shown.map(({ number, text }) => `${number} ${text}`),
    )
    expect(items.find(({ text }) => text.startsWith('£71,234'))?.note).toBe('Agency only')
    expect(items.find(({ text }) => text.startsWith('Call me'))?.note).toBe(
      'Needs a rewrite: candidates don’t see it',
    )
  })

  it('tells once, at the end, of what is still to be confirmed', () => {
    expect(JSON.stringify(document)).toMatch(/Still to be confirmed \(\d+\)".+Hours, Start date/)
    const numbers = document.blocks.flatMap((block) =>
      block.kind === 'heading' && block.number ? [block.number] : [],
    )
    expect(numbers).toEqual(numbers.map((_, index) => `3.${index + 1}`))
  })

  it('quotes the sources of each line', () => {
    const schedule = document.blocks.at(-1)
    expect(schedule).toMatchObject({ kind: 'details' })
    expect(JSON.stringify(schedule)).toContain('Northmoor Bridges Ltd said: “Footbridg”')
  })
})

describe('the certificate', () => {
  const certificate = buildCertificate({ content, version: 2, approval })

  it('has the approval in both time zones, its terms and what candidates may read', () => {
    const text = JSON.stringify(certificate)
    for (const part of [
      approval.contentHash,
      'Zoë O’Neill',
      '23 July 2026 at 00:30, UK time',
      '2026-07-22 23:30:00 UTC',
      '25% of first-year salary',
      '8 weeks',
      'Experience of Tekla Structures',
      'Schedule of sources',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(HIDDEN)
  })

  it('names everyone of a round, each with both times', () => {
    const approvers = [
      { name: 'Priya Shah', at: new Date('2026-11-20T09:00:01Z') },
      { name: 'Sam Okafor', at: new Date('2026-11-21T10:00:02Z') },
    ]
    const { blocks } = buildCertificate({ content, version: 2, approval, approvers })
    const [, , record] = blocks
    expect(JSON.stringify(record)).toMatch(
      /Priya Shah.+09:00:01 UTC.+Sam Okafor.+10:00, UK time.+10:00:02 UTC/,
    )
    expect(JSON.stringify(record)).not.toContain('Zoë')
  })

  it('has no figures for terms that this installation never had', () => {
    const { blocks } = buildCertificate({
      content,
      version: 2,
      approval: { ...approval, termsVersion: '1999-01' },
    })
    expect(JSON.stringify(blocks)).toContain('1999-01')
    expect(JSON.stringify(blocks)).not.toContain('25%')
  })
})

it.each([
  ['Lead engineer (bridges)', 'lead-engineer-bridges-version-3.pdf'],
  ['Élan & Ærø: “x”\r\n', 'elan-r-x-version-3.pdf'],
  ['漢字', 'specification-version-3.pdf'],
  ['../../etc/passwd', 'etc-passwd-version-3.pdf'],
])('names the file of %j', (jobTitle, name) => {
  expect(fileNameOf({ jobTitle, version: 3 }, 'pdf')).toBe(name)
})

it('leaves nothing to be confirmed that the brief has answered', () => {
  const told = {
    ...specification,
    content: { ...content, answered: ['motivation', 'education'] as Section[] },
  }
  const open = (one: Parameters<typeof buildWrittenSpecification>[0]) =>
    JSON.stringify(buildWrittenSpecification(one).blocks)
  expect(open(specification)).toContain('Motivation')
  expect(open(told)).not.toMatch(/Motivation/)
  expect(open(told)).toContain('"label":"Qualifications","items":[{"text":"None stated"}]')
})
