import type { DocumentBlock, ListItem, WrittenDocument } from './model'

const withNumber = ({ number, text }: { number?: string; text: string }) =>
  number ? `${number} ${text}` : text

const toLine = (item: ListItem) => `- ${withNumber(item)}${item.note ? ` (${item.note})` : ''}`

function toLines(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.level === 2 ? withNumber(block).toUpperCase() : withNumber(block)]
    case 'paragraph':
      return [block.text]
    case 'details':
      return block.details.map(({ label, text }) => `${label}: ${text}`)
    case 'list':
      return block.items.map(toLine)
    case 'ruled':
      return ['…']
    case 'row':
      return [block.label, ...block.items.map(toLine)]
  }
}

export function writePlainText({ title, foot, blocks }: WrittenDocument): string {
  return `${[[title], ...blocks.map(toLines), [foot]].map((lines) => lines.join('\n')).join('\n\n')}\n`
}
