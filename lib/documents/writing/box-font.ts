/** What the PDF's fonts cannot draw: each character is an empty box, and stays in the text as what it is. */
export const BOX_FAMILY = 'Spanwright Box'

const EM = 1000
const WIDTH = 600
const ASCENT = 800
const DESCENT = -200
const OUTER = [
  [60, 0],
  [60, 700],
  [540, 700],
  [540, 0],
] as const
const INNER = [
  [110, 50],
  [490, 50],
  [490, 650],
  [110, 650],
] as const
/** Glyph numbers have 16 bits. */
const GLYPHS_MAX = 60_000

function integers(bytes: 2 | 4, values: readonly number[]): Buffer {
  const result = Buffer.alloc(bytes * values.length)
  for (const [index, value] of values.entries())
    result.writeUIntBE(value < 0 ? value + 2 ** (8 * bytes) : value, index * bytes, bytes)
  return result
}
const short = (...values: number[]) => integers(2, values)
const long = (...values: number[]) => integers(4, values)

function drawBox(): Buffer {
  const points = [...OUTER, ...INNER]
  const [first] = OUTER
  const steps = (axis: 0 | 1) =>
    points.map((point, index) => point[axis] - (index === 0 ? 0 : (points[index - 1] ?? first)[axis]))
  return pad(
    Buffer.concat([
      short(2, 60, 0, 540, 700, OUTER.length - 1, points.length - 1, 0),
      Buffer.alloc(points.length, 1),
      short(...steps(0)),
      short(...steps(1)),
    ]),
  )
}

/** A TrueType font. Each character has a glyph of its own, from which a reader of the PDF can tell it. */
export function createBoxFont(characters: readonly string[]): Buffer {
  const codes = [...new Set(characters.map((character) => character.codePointAt(0) ?? 0))]
    .sort((a, b) => a - b)
    .slice(0, GLYPHS_MAX)
  const count = codes.length + 1
  const box = drawBox()
  const map = codes.map((code, index) => long(code, code, index + 1))
  const name = Buffer.from(BOX_FAMILY, 'utf16le').swap16()
  return assemble({
    'OS/2': Buffer.concat([
      short(4, WIDTH, 400, 5, 0, 300, 300, 0, 100, 300, 300, 0, 300, 50, 250, 0),
      Buffer.alloc(10),
      long(0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff),
      Buffer.from('NONE'),
      short(0x40, 0, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
      long(0, 0),
      short(500, 700, 0, 0x20, 1),
    ]),
    cmap: Buffer.concat([
      short(0, 1, 3, 10),
      long(12),
      short(12, 0),
      long(16 + map.length * 12, 0, map.length),
      ...map,
    ]),
    glyf: Buffer.concat(Array.from({ length: count }, () => box)),
    head: Buffer.concat([
      long(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
      short(3, EM),
      Buffer.alloc(16),
      short(60, 0, 540, 700, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      long(0x00010000),
      short(ASCENT, DESCENT, 0, WIDTH, 60, 60, 540, 1, 0, 0, 0, 0, 0, 0, 0, count),
    ]),
    hmtx: short(...Array.from({ length: count }, () => [WIDTH, 60]).flat()),
    loca: long(...Array.from({ length: count + 1 }, (_, index) => index * box.length)),
    maxp: Buffer.concat([long(0x00010000), short(count, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: Buffer.concat([short(0, 1, 18), short(3, 1, 0x409, 1, name.length, 0), name]),
    post: long(0x00030000, 0, 0, 0, 0, 0, 0, 0),
  })
}

const pad = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

/** Without checksums, which the writer of the PDF does not read. */
function assemble(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1))
  const power = Math.floor(Math.log2(entries.length))
  let offset = 12 + entries.length * 16
  const records = entries.map(([tag, table]) => {
    const record = Buffer.concat([Buffer.from(tag), long(0, offset, table.length)])
    offset += pad(table).length
    return record
  })
  return Buffer.concat([
    long(0x00010000),
    short(entries.length, 16 * 2 ** power, power, 16 * (entries.length - 2 ** power)),
    ...records,
    ...entries.map(([, table]) => pad(table)),
  ])
}
