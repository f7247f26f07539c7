import { DocumentError, type DocumentFailure } from './limits'
import { readDocument } from './read'

export type CvFailure = Exclude<DocumentFailure, 'scanned'> | 'active'

export class CvError extends Error {
  readonly reason: CvFailure

  constructor(reason: CvFailure, options?: ErrorOptions) {
    super(`The CV was refused: ${reason}`, options)
    this.name = 'CvError'
    this.reason = reason
  }
}

/** Of a PDF: what runs, opens or carries something else. Names can hide letters as "#4A". */
const ACTIVE_PDF = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/
/** File names in a ZIP are not compressed. */
const ACTIVE_DOCX = /word\/(?:vbaProject\.bin|embeddings\/|activeX\/)/i

const unhideNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * What kind of file it is, by its content. Throws CvError for anything but a PDF or a DOCX that can be opened, and for one that carries
 * scripts, macros or other files. A scanned CV has no text and is fine.
 */
export async function inspectCv(bytes: Uint8Array): Promise<'pdf' | 'docx'> {
  const text = Buffer.from(bytes).toString('latin1')
  const isPdf = text.startsWith('%PDF-')
  if (!isPdf && !text.startsWith('PK\u0003\u0004')) throw new CvError(await reasonOf(bytes))
  if (isPdf ? ACTIVE_PDF.test(unhideNames(text)) : ACTIVE_DOCX.test(text)) throw new CvError('active')
  try {
    await readDocument(Uint8Array.from(bytes))
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause
    const { reason } = cause
    if (reason !== 'scanned') throw new CvError(reason, { cause })
  }
  return isPdf ? 'pdf' : 'docx'
}

/** An older Word document gets advice of its own. */
async function reasonOf(bytes: Uint8Array): Promise<CvFailure> {
  const error = await readDocument(Uint8Array.from(bytes)).catch((failure: unknown) => failure)
  return error instanceof DocumentError && (error.reason === 'oldWord' || error.reason === 'encrypted')
    ? error.reason
    : 'unsupported'
}
