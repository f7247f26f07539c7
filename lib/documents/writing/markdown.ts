import type { DocumentBlock, ListItem, WrittenDocument } from './model'

/** Begins markup of CommonMark or of its dialects wherever it stands. */
const MARKUP = /[\\`*_{}[\]<>|~$@]|&(?=#?\w+;)|:(?=\/\/)/g
/** Begins a heading, a list or an underline at the start of a line only. */
const AT_START = /^[#+=-]/
/** "1. " and "1) " at the start of a line would begin a list; "7.30am" does not. */
const ORDERED = /^(\d+)([.)])(?=\s|$)/

const escapeText = (text: string) =>
  text.replace(MARKUP, '\\$&').replace(AT_START, '\\$&').replace(ORDERED, '$1\\$2')

const withNumber = ({ number, text }: { number?: string; text: string }) =>
  number ? `${number} ${escapeText(text)}` : escapeText(text)

const toLine = (item: ListItem) => `- ${withNumber(item)}${item.note ? ` *(${escapeText(item.note)})*` : ''}`

function toLines(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${withNumber(block)}`]
    case 'paragraph':
      return [block.isQuiet ? `*${escapeText(block.text)}*` : escapeText(block.text)]
    case 'details':
      return block.details.map(({ label, text }) => `- **${escapeText(label)}:** ${escapeText(text)}`)
    case 'list':
      return block.items.map(toLine)
    case 'ruled':
      return ['…']
    case 'row':
      return [`### ${escapeText(block.label)}`, '', ...block.items.map(toLine)]
  }
}

export function writeMarkdown({ title, foot, blocks }: WrittenDocument): string {
  const parts = [[`# ${escapeText(title)}`], ...blocks.map(toLines), ['---'], [escapeText(foot)]]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
