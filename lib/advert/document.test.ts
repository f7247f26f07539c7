import { describe, expect, it } from 'vitest'
import { FILE_FORMATS, type FileFormat } from '@/lib/documents/writing/model'
import { writeDocument } from '@/lib/documents/writing/write'
import { readGuides } from '@/lib/knowledge/guides/guides'
import type { Section } from '@/lib/specification/options'
import type { SpecificationLine } from '@/lib/specification/schema'
import { readPdfText, readZip, unpackPdf } from '@/tests/support/written-files'
import { type AdvertChoices, buildAdvert } from './build'
import { listBlocks } from './description'
import { buildAdvertDocument } from './document'

const AGENCY = {
  product: 'Spanwright',
  legalName: 'Spanwright Recruitment Limited',
  companyNumber: '00000000',
  registeredOffice: 'Keel House, Bristol',
}
const LINES: readonly (readonly [Section, string, ('candidate' | 'agency')?])[] = [
  ['overview', 'Halyard Controls Ltd needs a welder. The Halyard Controls team is small.'],
  ['responsibilities', 'Weld valves for HALYARD CONTROLS'],
  ['technical', 'Experience of TIG welding'],
  ['culture', 'Everyone at halyard  controls eats together'],
  ['location', 'Halyard Controls, Bristol BS1 6AA'],
  ['contractType', 'Permanent, full-time'],
  ['compensation', '£41,000 to £45,000 a year'],
  ['package', '£71,234 for the right person', 'agency'],
  ['internalNotes', 'The last one left after four months', 'agency'],
  ['growth', 'Call me on 07700 900123'],
]
const SECRETS = /71,234|four months|07700|evidence-1|fact-1|line-\d|builds valves|handEdit|agency only/i
const CLIENT = /halyard/i

const build = (choices: Partial<AdvertChoices> = {}, jobTitle = 'Welder', lines = LINES) =>
  buildAdvert(
    {
      jobTitle,
      companyName: 'Halyard Controls Ltd',
      companyDescription: 'Halyard Controls builds valves.',
      lines: lines.map(([section, text, audience = 'candidate'], index): SpecificationLine => {
        const evidence: SpecificationLine['evidence'] = [
          { kind: 'handEdit', id: 'evidence-1', start: 0, end: 9 },
        ]
        return { id: `line-${index}`, section, text, audience, factIds: ['fact-1'], evidence }
      }),
    },
    { showClient: false, closesOn: '2026-12-20', ...choices },
    AGENCY,
  )

/** All of a file: as it is, unpacked, and as a reader sees it. */
async function readAll(format: FileFormat, advert: ReturnType<typeof build>) {
  const bytes = await writeDocument({ format, document: buildAdvertDocument(advert) })
  const raw = Buffer.from(bytes).toString('latin1')
  if (format === 'pdf') {
    const { text, info } = await readPdfText(bytes)
    return [raw, unpackPdf(bytes), text, JSON.stringify(info)].join('\n')
  }
  if (format !== 'docx') return `${raw}\n${Buffer.from(bytes).toString()}`
  const files = readZip(bytes)
  const words = Object.values(files).map((file) => file.replace(/<[^>]+>/g, ''))
  return [raw, JSON.stringify(files), ...words].join('\n')
}

describe('buildAdvertDocument', () => {
  it('says what may keep somebody from applying at its head, and only there', () => {
    const lines = [
      ...LINES,
      ['travel', 'About 40 nights a year away'],
      ['onCall', 'One weekend in six'],
    ] as const
    const [head, ...rest] = buildAdvertDocument(build({}, 'Welder', lines)).blocks
    expect(head).toMatchObject({
      kind: 'details',
      details: expect.arrayContaining([
        { label: 'Travel', text: 'About 40 nights a year away' },
        { label: 'On call', text: 'One weekend in six' },
      ]),
    })
    expect(JSON.stringify(rest)).not.toMatch(/40 nights|weekend in six/)
  })

  it.each([
    ['One Saturday in four, 6am to noon', true],
    ['Two days a week from home, no weekends', false],
    ['Monday to Saturday', false],
  ])('heads an advert with weekend work of its pattern: %s', (pattern, isHead) => {
    const [head] = buildAdvertDocument(build({}, 'Welder', [...LINES, ['workPattern', pattern]])).blocks
    expect(JSON.stringify(head).includes(pattern)).toBe(isHead)
  })

  it('heads an advert with nights and shifts', () => {
    const headOf = (hours: string) =>
      JSON.stringify(buildAdvertDocument(build({}, 'Welder', [...LINES, ['hours', hours]])).blocks[0])
    for (const hours of ['4 on 4 off 6pm to 6am', 'Permanent nights', 'Rotating shifts'])
      expect(headOf(hours)).toContain(hours)
    expect(headOf('37.5 hours a week')).not.toContain('37.5')
  })

  it('heads nobody’s advert with what there is not', () => {
    const lines = [...LINES, ['travel', 'No travel'], ['onCall', 'No call-outs at all']] as const
    const [head, ...rest] = buildAdvertDocument(build({}, 'Welder', lines)).blocks
    expect(JSON.stringify(head)).not.toMatch(/No travel|call-outs/)
    expect(JSON.stringify(rest)).toMatch(/"Travel","text":"None"/)
    expect(JSON.stringify(rest)).toMatch(/"On call","text":"None"/)
  })

  it.each(FILE_FORMATS)(
    'holds no agency line, evidence or hidden client, byte by byte, as %s',
    async (format) => {
      for (const title of ['Welder', 'Welder at Halyard Controls']) {
        const text = await readAll(format, build({ website: 'https://halyard.example' }, title))
        expect(text).toContain('TIG welding')
        expect(text).toContain('Spanwright Recruitment Limited')
        expect(text).not.toMatch(SECRETS)
        expect(text).not.toMatch(CLIENT)
      }
    },
  )

  it.each(FILE_FORMATS)('names a client that is shown, and still no agency line, as %s', async (format) => {
    const text = await readAll(format, build({ showClient: true }))
    expect(text).toMatch(CLIENT)
    expect(text.replaceAll('builds valves', '')).not.toMatch(SECRETS)
  })

  it('says what the page says, in its order', () => {
    const advert = build({
      respond: 'Send your details with the form at https://hiring.example/jobs/welder.',
    })
    const said = buildAdvertDocument(advert)
      .blocks.slice(1)
      .flatMap((block) => {
        if (block.kind === 'details') return block.details.map(({ label, text }) => `${label}: ${text}`)
        if (block.kind === 'list' || block.kind === 'row') return block.items.map(({ text }) => text)
        return 'text' in block ? [block.text] : []
      })
    const above = ['Pay: £41,000 to £45,000 a year', 'Contract: Permanent, full-time']
    expect(said).toEqual(
      listBlocks(advert).flatMap(({ heading, paragraphs, items }) => [
        ...(heading ? [heading] : []),
        ...paragraphs,
        ...items.filter((item) => !above.includes(item)),
      ]),
    )
    expect(said).toContain('Send your details with the form at https://hiring.example/jobs/welder.')
  })

  it('says how to respond only where somebody can', () => {
    const paragraphs = (respond: string) =>
      buildAdvertDocument(build({ respond, closesOn: null })).blocks.flatMap((block) =>
        block.kind === 'heading' || block.kind === 'paragraph' ? [block.text] : [],
      )
    expect(paragraphs('Call us.')).toContain('How to respond')
    expect(paragraphs('').at(-1)).toMatch(/^Advertised by Spanwright/)
    expect(paragraphs('').join(' ')).not.toMatch(/respond|right to work/)
  })

  it('makes the same PDF of the same advert', async () => {
    const write = () => writeDocument({ format: 'pdf', document: buildAdvertDocument(build()) })
    expect(Buffer.from(await write()).equals(Buffer.from(await write()))).toBe(true)
  })

  it('hides the client in the advert of every guide', () => {
    for (const { name, duties } of readGuides().values()) {
      const lines = [...LINES, ...duties.map((duty) => ['responsibilities', duty] as const)]
      const text = JSON.stringify(buildAdvertDocument(build({}, name, lines)))
      expect(text, name).not.toMatch(SECRETS)
      expect(text, name).not.toMatch(CLIENT)
    }
  })
})

describe('a PDF for candidates', () => {
  it('has a complete tree of tags: headings, lists and the table of details', async () => {
    const advert = build()
    const { tags, info } = await readPdfText(
      await writeDocument({ format: 'pdf', document: buildAdvertDocument(advert) }),
    )
    const count = (role: string) => tags.filter((tag) => tag === role).length
    const blocks = listBlocks(advert)
    const items = blocks.filter(({ isDetails }) => !isDetails).flatMap((block) => block.items)
    expect(info).toEqual({ isMarked: true, title: 'Welder', language: 'en-GB' })
    expect(tags[0]).toBe('Document')
    expect(count('H1')).toBe(1)
    expect(count('H2')).toBe(blocks.filter(({ heading }) => heading !== null).length)
    expect([count('LI'), count('LBody')]).toEqual([items.length, items.length])
    expect(count('Table')).toBe(2)
    expect(count('P')).toBeGreaterThanOrEqual(blocks.flatMap(({ paragraphs }) => paragraphs).length)
  })
})
