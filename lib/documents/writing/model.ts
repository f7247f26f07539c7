/** A document that can be written in each of FILE_FORMATS. Its texts are data: no character of them is markup. */
export interface WrittenDocument {
  title: string
  /** Who wrote it, for the file's properties. */
  author: string
  /** At the foot of each page. */
  foot: string
  blocks: DocumentBlock[]
}

export type DocumentBlock =
  /** Numbers end in a figure that counts from 1 in each part: "3.1", and "3.1.1" for its items. */
  | { kind: 'heading'; level: 2 | 3; text: string; number?: string; isNewPage?: true }
  | { kind: 'paragraph'; text: string; isQuiet?: true }
  | { kind: 'details'; details: { label: string; text: string }[] }
  | { kind: 'list'; items: ListItem[] }
  /** To write on by hand. */
  | { kind: 'ruled'; rows: number }
  /** Its heading stands beside it where there is room. An item without a number says that there are none. */
  | { kind: 'row'; label: string; items: ListItem[] }

export interface ListItem {
  text: string
  number?: string
  /** After the text, in smaller letters. */
  note?: string
}

export const FILE_FORMATS = ['pdf', 'docx', 'md', 'txt'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const CONTENT_TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** Controls, and what is no character. */
const FORBIDDEN = /[\p{Cc}\uFFFE\uFFFF]/gu

const clean = (text: string) => text.toWellFormed().replace(/\s+/g, ' ').replace(FORBIDDEN, '').trim()

/** Before it is written: each text on one line, and of characters that every format can hold. */
export const cleanDocument = (document: WrittenDocument): WrittenDocument =>
  JSON.parse(JSON.stringify(document), (_, value) => (typeof value === 'string' ? clean(value) : value))
