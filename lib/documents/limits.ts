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

/** A line for each heading, paragraph and list item; items start with a bullet. */
export interface DocumentText {
  text: string
  truncated: boolean
}

export const DOCUMENT_LIMITS = {
  /** Of a PDF. */
  pages: 60,
  characters: 200_000,
  /** Of one file in a DOCX. */
  unpackedBytes: 16 * 1024 * 1024,
  zipEntries: 2000,
  xmlDepth: 256,
  /** After this time no further page of a PDF is read. */
  pagesMs: 4000,
  /** Reading stops after this time, or when the thread's heap is this large. */
  milliseconds: 6000,
  heapMegabytes: 256,
  /** Of the process. More than many uploads at once take, which count too. */
  pdfMemoryBytes: 512 * 1024 * 1024,
  /** Documents that can wait while another one is being read. */
  waiting: 8,
}
