import { describe, expect, it } from 'vitest'
import { IN_LIST, makeDocx, makeLockedPdf, makePdf, makeZip, paragraph } from '@/tests/support/documents'
import { DOCUMENT_LIMITS } from './limits'
import { paragraphsOf } from './paragraphs'
import { readDocument } from './read'

const read = (bytes: Uint8Array) => readDocument(new Uint8Array(bytes))
const readLines = async (bytes: Uint8Array) => (await read(bytes)).text.split('\n')
const documentError = (reason: string) => expect.objectContaining({ name: 'DocumentError', reason })
const toBytes = (content: string) => Buffer.from(content)

describe('readDocument with a PDF', () => {
  it('reads paragraphs, headings and items without running headers and footers', async () => {
    const pages = [1, 2, 3].map((page) => [
      'Northmoor Bridges Ltd, handbook',
      ...(page === 1
        ? [
            '# About us',
            'We design steel footbridges for councils in the north of England, and have done so in the same engin-',
            'eering works since 1987.',
            '# Benefits',
            '\u0095 25 days of holiday',
            '\u0095 A pension of 8 % (of basic pay)',
          ]
        : [`More of page ${page}.`]),
      `Page ${page} of 3`,
    ])
    expect(await readLines(makePdf(pages))).toEqual([
      'About us',
      'We design steel footbridges for councils in the north of England, and have done so in the same engineering works since 1987.',
      'Benefits',
      '• 25 days of holiday',
      '• A pension of 8 % (of basic pay)',
      'More of page 2.',
      'More of page 3.',
    ])
  })

  it('accepts bytes before the PDF signature', async () => {
    const shifted = Buffer.concat([Buffer.from('\r\n\r\n'), makePdf([['We design steel footbridges.']])])
    expect(await readLines(shifted)).toEqual(['We design steel footbridges.'])
  })

  it('stops at the page limit', async () => {
    const pages = Array.from({ length: DOCUMENT_LIMITS.pages + 2 }, (_, page) => [`What page ${page} says.`])
    const { text, truncated } = await read(makePdf(pages))
    expect(truncated).toBe(true)
    expect(text).toContain(`page ${DOCUMENT_LIMITS.pages - 1} says`)
    expect(text).not.toContain(`page ${DOCUMENT_LIMITS.pages} says`)
  })

  it('joins a paragraph of 100,000 lines quickly', () => {
    const lines = Array.from({ length: 100_000 }, (_, row) => ({
      text: 'ab-',
      x: 0,
      right: 100,
      y: -row,
      size: 10,
    }))
    const started = performance.now()
    expect(paragraphsOf([lines])[0]).toHaveLength(200_001)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it.each([
    ['protected by a password', makeLockedPdf(), 'encrypted'],
    ['of pictures only', makePdf([[], [], []]), 'scanned'],
    ['cut off', makePdf([['We design steel footbridges.']]).subarray(0, 60), 'damaged'],
    ['with a signature and no content', toBytes('%PDF-1.7 and nothing more'), 'damaged'],
  ])('refuses a PDF %s', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toEqual(documentError(reason))
  })
})

describe('readDocument with a DOCX', () => {
  it('reads paragraphs, items and table rows as lines', async () => {
    const cell = (content: string) => `<w:tc>${paragraph(content)}</w:tc>`
    const body = [
      paragraph('About us', '<w:pStyle w:val="Heading1"/>'),
      '<w:p><w:r><w:t>We design </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>steel</w:t></w:r><w:r><w:tab/><w:t>footbridges &amp; decks.</w:t></w:r></w:p>',
      paragraph('25 days of holiday', IN_LIST),
      paragraph('Cycle store', '<w:pStyle w:val="ListBullet"/>'),
      `<w:tbl><w:tr>${cell('Pension')}${cell('8 %')}</w:tr><w:tr><w:tc>${paragraph('Sick pay', IN_LIST)}</w:tc></w:tr></w:tbl>`,
      paragraph('   '),
      '<w:p><mc:AlternateContent><mc:Choice><w:r><w:t>Once.</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>Once.</w:t></w:r></mc:Fallback></mc:AlternateContent></w:p>',
    ].join('')
    expect(await readLines(makeDocx(body))).toEqual([
      'About us',
      'We design steel footbridges & decks.',
      '• 25 days of holiday',
      '• Cycle store',
      'Pension 8 %',
      '• Sick pay',
      'Once.',
    ])
  })

  it('ignores hidden, deleted and computed text, comments and macros', async () => {
    const body = [
      '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden.</w:t></w:r><w:r><w:t>Shown.</w:t></w:r></w:p>',
      '<w:p><w:r><w:rPr><w:vanish w:val="false"/></w:rPr><w:t>Shown too.</w:t></w:r></w:p>',
      '<w:p><w:del><w:r><w:delText>Deleted.</w:delText></w:r></w:del><w:r><w:instrText>AUTOTEXT</w:instrText></w:r></w:p>',
    ].join('')
    const docx = makeDocx(body, {
      'word/comments.xml': '<w:t>Comment</w:t>',
      'word/vbaProject.bin': Buffer.from('Sub AutoOpen()'),
    })
    expect(await readLines(docx)).toEqual(['Shown.', 'Shown too.'])
  })

  it('does not expand XML entities', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`
    const xml = `${bomb}<w:document>${paragraph('We design &b;&c; bridges.')}</w:document>`
    const lines = await readLines(makeZip({ 'word/document.xml': xml }))
    expect(lines.join(' ')).not.toMatch(/aaaa|root:/)
  })

  const large = Buffer.alloc(DOCUMENT_LIMITS.unpackedBytes + 1, 0x20)
  const validDocx = makeDocx(paragraph('We design bridges.'))
  it.each([
    ['that unpacks to more than the limit', makeZip({ 'word/document.xml': large }), 'tooComplex'],
    ['that gives a false size', makeZip({ 'word/document.xml': large }, 1000), 'damaged'],
    ['nested too deeply', makeDocx('<w:p>'.repeat(300)), 'tooComplex'],
    [
      'with thousands of files',
      makeZip(Object.fromEntries(Array.from({ length: 2001 }, (_, part) => [`p${part}`, '']))),
      'tooComplex',
    ],
    ['without text', makeDocx(paragraph(' ')), 'empty'],
    ['cut off', validDocx.subarray(0, validDocx.length / 2), 'damaged'],
    ['that is a spreadsheet', makeZip({ 'xl/workbook.xml': '<workbook/>' }), 'unsupported'],
  ])('refuses a DOCX %s', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toEqual(documentError(reason))
  })
})

describe('readDocument with a text', () => {
  it.each([
    ['UTF-8', Buffer.from('Größe und Güte')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffGröße und Güte')],
    ['UTF-16 little-endian', Buffer.from('\ufeffGröße und Güte', 'utf16le')],
    ['UTF-16 big-endian', Buffer.from('\ufeffGröße und Güte', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Größe und Güte', 'latin1')],
  ])('reads %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ text: 'Größe und Güte', truncated: false })
  })

  it('stops at the character limit', async () => {
    const { text, truncated } = await read(Buffer.alloc(DOCUMENT_LIMITS.characters + 1, 'a'))
    expect([text.length, truncated]).toEqual([DOCUMENT_LIMITS.characters, true])
  })

  it.each([
    ['an older Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldWord'],
    [
      'a locked DOCX',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unsupported'],
    ['a web page', toBytes('<!DOCTYPE html><p>Hello'), 'unsupported'],
    ['rich text', toBytes('{\\rtf1 Hello}'), 'unsupported'],
    ['an empty file', toBytes(' \n '), 'empty'],
  ])('refuses %s', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toEqual(documentError(reason))
  })
})
