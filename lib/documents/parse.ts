import { readDocx } from './docx'
import type { DocumentText } from './limits'
import { readPdf } from './pdf'

export interface DocumentInput {
  kind: 'pdf' | 'docx'
  bytes: Uint8Array<ArrayBuffer>
}

/** Throws DocumentError. */
export const parseDocument = ({ kind, bytes }: DocumentInput): Promise<DocumentText> =>
  kind === 'pdf' ? readPdf(bytes) : readDocx(bytes)
