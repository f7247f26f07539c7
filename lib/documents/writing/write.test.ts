import { describe, expect, it } from 'vitest'
import { readPdfText, readTaggedText, readZip } from '@/tests/support/written-files'
import type { WrittenDocument } from './model'
import { writeDocument } from './write'

const HOSTILE = [
  '#import "@preview/cetz:0.3.0": *',
  '#panic("x") #read("/etc/passwd") $x^2$ \\ @label <tag> *b* _i_ `code` [a](b) ~~s~~',
  '<script>alert(1)</script> &amp; {"a": 1} =HYPERLINK("x") | a | b |',
  'Łukasz Ćwiek, Nguyễn Thị, Ελένη Παππά, Юлия, 漢字かな 한국어 😀 → ≥ 3 mm',
  'fb9ff6 official effluent fjord, for the full office of Ff',
  'שלום עולם',
]
const LONG = `${'ab'.repeat(5000)}`

function documentOf(...texts: string[]): WrittenDocument {
  return {
    title: 'Lead #image("x") $x$ *Engineer*',
    author: 'Spanwright',
    foot: 'Lead engineer, version 2',
    blocks: [
      { kind: 'details', details: [{ label: 'Company', text: 'Halyard Controls' }] },
      { kind: 'heading', level: 2, number: '3.1', text: 'The work' },
      { kind: 'list', items: texts.map((text, index) => ({ text, number: `3.1.${index + 1}` })) },
      { kind: 'heading', level: 2, number: '3.2', text: 'Details' },
      { kind: 'row', label: 'Location', items: [{ text: 'Leeds', number: '3.2.1', note: 'Agency only' }] },
      { kind: 'row', label: 'Hours', items: [{ text: 'To be confirmed' }] },
      { kind: 'heading', level: 2, number: '3.4', text: 'After a gap' },
      { kind: 'list', items: [{ text: 'Last', number: '3.4.1' }] },
      { kind: 'paragraph', text: 'The end.', isQuiet: true },
    ],
  }
}

/** Without the foot of each page. */
const squeeze = (text: string) => text.replace(/\s/g, '').replace(/Leadengineer,version2Page\dof\d/g, '')

describe('PDF', () => {
  const write = (...texts: string[]) => writeDocument({ format: 'pdf', document: documentOf(...texts) })

  it('is tagged, in English and has a title and every heading', async () => {
    const { tags, info } = await readPdfText(await write('One', 'Two'))
    expect(info).toMatchObject({
      isMarked: true,
      language: 'en-GB',
      title: 'Lead #image("x") $x$ *Engineer*',
    })
    expect(tags.filter((tag) => /^H\d$/.test(tag))).toEqual(['H1', 'H2', 'H2', 'H3', 'H3', 'H2'])
    expect(tags.filter((tag) => tag === 'LI')).toHaveLength(4)
    expect(tags).toEqual(expect.arrayContaining(['L', 'LBody', 'Table', 'TR', 'P', 'Lbl']))
  })

  it('has all its text in the tree of tags, apart from the foot of each page', async () => {
    const texts = Array.from({ length: 80 }, (_, index) => `Line ${index} of several pages`)
    const { inTree, artifacts, elsewhere } = await readTaggedText(await write(...texts, 'One'))
    expect(elsewhere.trim()).toBe('')
    expect(artifacts.replace(/\s/g, '')).toMatch(/^(Leadengineer,version2Page\dof\d)+$/)
    for (const text of [...texts, 'Lead #image', 'Halyard Controls', '3.1.1', 'Agency only', 'The end.'])
      expect(squeeze(inTree)).toContain(squeeze(text))
  })

  it('keeps what people write as text, whatever it looks like', async () => {
    const { text } = await readPdfText(await write(...HOSTILE.slice(0, 5), LONG))
    for (const line of [...HOSTILE.slice(0, 5), LONG]) expect(squeeze(text)).toContain(squeeze(line))
  })

  it('breaks a long word without a character that would be copied with it', async () => {
    const hash = '0ab9060f6893518453ce112c81990154523c5ff976458c5646327d4f479095ed'.repeat(2)
    const { text } = await readPdfText(await write(hash))
    expect(text.replaceAll('\n', '')).toContain(hash)
  })

  it('keeps text that runs from right to left', async () => {
    const { text } = await readPdfText(await write(HOSTILE[5] ?? ''))
    expect(text).toContain('שלום')
  })

  it('drops characters that no file can hold', async () => {
    const { text } = await readPdfText(await write('a\u0000b\u0007c\ud800d\uffff'))
    expect(text).toContain('abc')
  })

  it('has the same bytes for the same document', async () => {
    const [first, second] = [await write('One'), await write('One')]
    expect(Buffer.compare(first, second)).toBe(0)
  })
})

describe('DOCX', () => {
  const write = async (...texts: string[]) =>
    readZip(await writeDocument({ format: 'docx', document: documentOf(...texts) }))

  it('has real headings, lists and numbers, and is in British English', async () => {
    const files = await write('One', 'Two')
    const body = files['word/document.xml'] ?? ''
    expect(body.match(/<w:pStyle w:val="Heading\d"\/>/g)).toEqual(
      [1, 2, 2, 3, 3, 2].map((level) => `<w:pStyle w:val="Heading${level}"/>`),
    )
    expect(body.match(/<w:ilvl w:val="1"\/>/g)).toHaveLength(4)
    expect(body).not.toContain('3.1.1')
    const numbering = files['word/numbering.xml'] ?? ''
    expect(numbering).toContain('<w:lvlText w:val="3.%1.%2"/>')
    expect(numbering).toMatch(/<w:start w:val="4"\/>/)
    expect(files['word/styles.xml']).toContain('<w:lang w:val="en-GB"/>')
  })

  it('keeps what people write as text', async () => {
    const body = (await write(...HOSTILE, LONG))['word/document.xml'] ?? ''
    const text = body
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&')
    for (const line of [...HOSTILE, LONG]) expect(text).toContain(line)
  })
})

const writeText = async (format: 'md' | 'txt', ...texts: string[]) =>
  Buffer.from(await writeDocument({ format, document: documentOf(...texts) })).toString()

it('leaves the signs of ordinary sentences alone in Markdown', async () => {
  const text = 'They’re (mostly) "night" shifts: 4-on, 4-off + 10% & it\'s paid; why not!'
  expect(await writeText('md', text)).toContain(`- 3.1.1 ${text}`)
})

it('escapes Markdown, so that text cannot become markup', async () => {
  const text = await writeText('md', ...HOSTILE, LONG, '1. first', '7.30am to 4pm')
  expect(text).toContain('- 3.1.3 \\<script\\>alert')
  expect(text).toContain('\\[a\\](b)')
  expect(text).toContain('## 3.1 The work')
  expect(text).not.toContain('7\\.30am')
  expect(text).toContain('### Location')
  for (const line of [...HOSTILE, LONG])
    expect(text.replaceAll('\\', '')).toContain(line.replaceAll('\\', ''))
})

it('writes plain text as it is', async () => {
  const text = await writeText('txt', ...HOSTILE, LONG)
  for (const line of [...HOSTILE, LONG]) expect(text).toContain(line)
  expect(text).toContain('3.1 THE WORK\n\n- 3.1.1 #import')
  expect(text).toContain('- 3.2.1 Leeds (Agency only)')
})
