import type { ILevelsOptions, Paragraph } from 'docx'
import type { DocumentBlock, ListItem, WrittenDocument } from './model'

const INK = '1C2430'
const QUIET = '4D5867'
const RULE = '9FB0C6'
const FONT = 'Arial'
/** Twentieths of a point: 20 mm and 42 mm. */
const MARGIN = 1134
const LABEL_WIDTH = 2381
const TEXT_WIDTH = 11906 - 2 * MARGIN

const BULLETS = 'bullets'

interface Numbering {
  reference: string
  levels: ILevelsOptions[]
}

/** "3." and 2 of "3.2". */
function splitNumber(number: string): { prefix: string; place: number } {
  const at = number.lastIndexOf('.') + 1
  return { prefix: number.slice(0, at), place: Number(number.slice(at)) }
}

type Docx = typeof import('docx')

/** Real headings, lists and numbers, which Word counts itself. */
export async function writeDocx({ title, author, foot, blocks }: WrittenDocument): Promise<Uint8Array> {
  const docx = await import('docx')
  const writer = new BlockWriter(docx)
  const children = [
    new docx.Paragraph({ heading: docx.HeadingLevel.HEADING_1, text: title }),
    ...blocks.flatMap((block) => writer.write(block)),
  ]
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: INK, font: FONT },
    paragraph: { keepNext: true, spacing: { before, after: 80 } },
  })
  const file = new docx.Document({
    title,
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 20, color: INK, language: { value: 'en-GB' } },
          paragraph: { spacing: { after: 120, line: 276 } },
        },
        heading1: heading(44, 0),
        heading2: heading(28, 360),
        heading3: heading(21, 160),
      },
    },
    numbering: { config: [{ reference: BULLETS, levels: bulletLevels(docx) }, ...writer.numberings] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        footers: { default: new docx.Footer({ children: [footParagraph(docx, foot)] }) },
        children,
      },
    ],
  })
  return await docx.Packer.toBuffer(file)
}

class BlockWriter {
  readonly numberings: Numbering[] = []
  readonly #docx: Docx
  #previous = { prefix: '', place: 0 }

  constructor(docx: Docx) {
    this.#docx = docx
  }

  write(block: DocumentBlock): InstanceType<Docx['Paragraph'] | Docx['Table']>[] {
    const { Paragraph, TextRun, HeadingLevel } = this.#docx
    switch (block.kind) {
      case 'heading': {
        const heading = block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3
        const numbering = block.number === undefined ? undefined : this.#numberHeading(block.number)
        return [
          new Paragraph({
            heading,
            text: block.text,
            ...(numbering && { numbering }),
            ...(block.isNewPage && { pageBreakBefore: true }),
          }),
        ]
      }
      case 'paragraph':
        return [
          new Paragraph({
            children: [new TextRun({ text: block.text, ...(block.isQuiet && { color: QUIET }) })],
          }),
        ]
      case 'details':
        return [this.#table(block.details)]
      case 'list':
        return block.items.map((item) => this.#item(item))
      case 'ruled':
        return Array.from({ length: block.rows }, () => this.#rule())
      case 'row':
        return [
          new Paragraph({ heading: HeadingLevel.HEADING_3, text: block.label }),
          ...block.items.map((item) => (item.number ? this.#item(item) : this.#absence(item.text))),
        ]
    }
  }

  /** A part that doesn't follow the one before it starts a numbering of its own. */
  #numberHeading(number: string) {
    const { prefix, place } = splitNumber(number)
    if (
      this.numberings.length === 0 ||
      prefix !== this.#previous.prefix ||
      place !== this.#previous.place + 1
    ) {
      const levels = numberLevels(this.#docx, prefix, place)
      this.numberings.push({ reference: `numbers-${this.numberings.length + 1}`, levels })
    }
    this.#previous = { prefix, place }
    return { reference: `numbers-${this.numberings.length}`, level: 0 }
  }

  #item({ text, number, note }: ListItem): Paragraph {
    const { Paragraph, TextRun } = this.#docx
    const numbering = number
      ? { reference: `numbers-${this.numberings.length}`, level: 1 }
      : { reference: BULLETS, level: 0 }
    return new Paragraph({
      numbering,
      spacing: { after: 60 },
      children: [
        new TextRun(text),
        ...(note ? [new TextRun({ text: note, break: 1, color: QUIET, size: 17 })] : []),
      ],
    })
  }

  #rule() {
    const bottom = { style: this.#docx.BorderStyle.SINGLE, size: 4, color: RULE, space: 1 }
    return new this.#docx.Paragraph({ spacing: { before: 260, after: 0 }, border: { bottom } })
  }

  /** Instead of lines. */
  #absence(text: string): Paragraph {
    const { Paragraph, TextRun } = this.#docx
    return new Paragraph({ children: [new TextRun({ text, color: QUIET })] })
  }

  #table(details: readonly { label: string; text: string }[]) {
    const { Table, TableRow, TableCell, Paragraph, TextRun, WidthType, BorderStyle } = this.#docx
    const line = { style: BorderStyle.SINGLE, size: 4, color: RULE }
    const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
    const cell = (text: string, width: number, bold: boolean) =>
      new TableCell({
        width: { size: width, type: WidthType.DXA },
        margins: { top: 60, bottom: 60 },
        children: [new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text, bold })] })],
      })
    return new Table({
      width: { size: TEXT_WIDTH, type: WidthType.DXA },
      columnWidths: [LABEL_WIDTH, TEXT_WIDTH - LABEL_WIDTH],
      borders: {
        top: line,
        bottom: line,
        insideHorizontal: line,
        left: none,
        right: none,
        insideVertical: none,
      },
      rows: details.map(
        ({ label, text }) =>
          new TableRow({
            cantSplit: true,
            children: [cell(label, LABEL_WIDTH, true), cell(text, TEXT_WIDTH - LABEL_WIDTH, false)],
          }),
      ),
    })
  }
}

const indent = (left: number, hanging: number) => ({ paragraph: { indent: { left, hanging } } })

function numberLevels({ LevelFormat }: Docx, prefix: string, start: number): ILevelsOptions[] {
  return [
    { level: 0, format: LevelFormat.DECIMAL, text: `${prefix}%1`, start, style: indent(680, 680) },
    { level: 1, format: LevelFormat.DECIMAL, text: `${prefix}%1.%2`, start: 1, style: indent(850, 850) },
  ]
}

const bulletLevels = ({ LevelFormat }: Docx): ILevelsOptions[] => [
  { level: 0, format: LevelFormat.BULLET, text: '–', style: indent(340, 340) },
]

function footParagraph({ Paragraph, TextRun, PageNumber, TabStopType }: Docx, foot: string): Paragraph {
  const small = { size: 16, color: QUIET }
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [
      new TextRun({ ...small, text: foot }),
      new TextRun({ ...small, children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
    ],
  })
}
