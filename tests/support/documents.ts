import { crc32, deflateRawSync } from 'node:zlib'

/** A line that starts with `# ` becomes a heading in larger letters. */
function createPageStream(lines: readonly string[]): string {
  const operators = lines.map((line) => {
    const isHeading = line.startsWith('# ')
    const text = (isHeading ? line.slice(2) : line).replace(/[\\()]/g, '\\$&')
    return `/F1 ${isHeading ? 18 : 11} Tf (${text}) Tj 0 -${isHeading ? 24 : 14} Td`
  })
  return `BT 50 790 Td ${operators.join('\n')} ET`
}

/**
 * Each page is a list of lines. `objects` are added with the next numbers, `trailer` to the trailer dictionary, `filter` to the
 * dictionary of each stream.
 */
export function makePdf(
  pages: readonly (readonly string[])[],
  { trailer = '', filter = '', objects = [] as string[], streams = pages.map(createPageStream) } = {},
): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`)
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((_, index) => {
      const stream = streams[index] ?? ''
      const content = `${5 + index * 2} 0 R`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} ${filter} >>\nstream\n${stream}\nendstream`,
      ]
    }),
    ...objects,
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = bodies.map((body, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${pdf.length}\n%%EOF`
  return Buffer.from(pdf + table + end, 'latin1')
}

export function makeLockedPdf(): Buffer {
  const key = `<${'41'.repeat(32)}>`
  return makePdf([['Secret']], {
    objects: [`<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`],
    trailer: `/Encrypt 6 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  })
}

/** `claimedSize` replaces the true unpacked size of the files. */
export function makeZip(files: Record<string, string | Buffer>, claimedSize?: number): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedSize ?? bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, Buffer.from('PK\u0005\u0006'), end])
}

/** `body` is WordprocessingML; `parts` are additional files. */
export function makeDocx(body: string, parts: Record<string, string | Buffer> = {}): Buffer {
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels':
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`,
    ...parts,
  })
}

export const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
export const IN_LIST = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
