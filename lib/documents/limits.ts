/** Why a document cannot be read. */
export type DocumentFailure =
  | 'unsupported'
  | 'oldWord'
  | 'encrypted'
  | 'scanned'
  | 'empty'
  | 'damaged'
  | 'tooComplex'
  | 'busy'

export class DocumentError extends Error {
  readonly reason: DocumentFailure

  constructor(reason: DocumentFailure, options?: ErrorOptions) {
    super(`The document could not be read: ${reason}`, options)
    this.name = 'DocumentError'
    this.reason = reason
  }
}

/** The text of a document, a line for each heading, paragraph or item; items begin with a bullet. */
export interface DocumentText {
  text: string
  /** Only its beginning was read. */
  truncated: boolean
}

export const DOCUMENT_LIMITS = {
  /** Pages of a PDF that are read. */
  pages: 60,
  characters: 200_000,
  /** What one part of a DOCX may become when it is unpacked, and what it may hold. */
  unpackedBytes: 16 * 1024 * 1024,
  zipEntries: 2000,
  xmlDepth: 256,
  /** A PDF is given up after so long, and after its thread has taken so much memory. */
  milliseconds: 20_000,
  heapMegabytes: 256,
  memoryBytes: 256 * 1024 * 1024,
  /** PDFs that may wait for the one that is being read. */
  waiting: 4,
}
