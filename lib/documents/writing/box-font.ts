/**
 * For what the PDF's other fonts cannot draw: each character is an empty box, and stays in the text as what it is. One font for each of
 * Unicode's first three planes, because a font has at most 65,535 glyphs.
 */
export const BOX_PLANES = [0, 1, 2]
export const boxFamilyOf = (plane: number) => `Spanwright Box ${plane}`

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
const PLANE_SIZE = 0x10000
/** Of plane 0, they are no characters. */
const SURROGATES = { first: 0xd800, last: 0xdfff }
/** The last two of each plane are no characters either. */
const LAST = 0xfffd
/** So that the glyphs fit. Nothing is assigned beyond. */
const LAST_OF_OTHERS = 0xffef

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

/** A glyph that is another one: the offsets of its box, and the number of the other. */
const BOX_AGAIN = Buffer.concat([short(-1, 60, 0, 540, 700, 2, 1), Buffer.alloc(2)])

/** Ranges of characters of a plane, which have glyphs 2, 3 and so on in that order. */
const rangesOf = (plane: number): [number, number][] =>
  plane === 0
    ? [
        [0, SURROGATES.first - 1],
        [SURROGATES.last + 1, LAST],
      ]
    : [[plane * PLANE_SIZE, plane * PLANE_SIZE + LAST_OF_OTHERS]]

/** A TrueType font. Each character has a glyph of its own, from which a reader of the PDF can tell it. */
export function createBoxFont(plane: number): Buffer {
  let count = 2
  const map = rangesOf(plane).map(([first, last]) => {
    const group = long(first, last, count)
    count += last - first + 1
    return group
  })
  const box = drawBox()
  const again = count - 2
  const name = Buffer.from(boxFamilyOf(plane), 'utf16le').swap16()
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
    glyf: Buffer.concat([box, box, ...Array.from({ length: again }, () => BOX_AGAIN)]),
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
    hmtx: integers(2, Array.from({ length: count }, () => [WIDTH, 60]).flat()),
    loca: integers(4, [
      0,
      box.length,
      ...Array.from({ length: again + 1 }, (_, index) => 2 * box.length + index * BOX_AGAIN.length),
    ]),
    maxp: Buffer.concat([long(0x00010000), short(count, 8, 2, 8, 2, 1, 0, 0, 0, 0, 0, 0, 1, 1)]),
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
