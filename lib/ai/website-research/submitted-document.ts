import { DocumentError } from '@/lib/documents/limits'
import { readDocument } from '@/lib/documents/read'
import { AppError } from '@/lib/errors'
import { DOCUMENT_REFUSALS, RESEARCH_LIMITS } from '@/lib/research/options'
import type { DocumentRequest } from '@/lib/research/schema'

const BUSY_SECONDS = 60
const SHOWN_LENGTH = 60

/** What was given, as text with the name that the card shows. */
export interface SubmittedDocument {
  name: string
  text: string
  /** Only its beginning was read. */
  cut: boolean
}

/** The text of an uploaded file, or the one that was pasted. Throws AppError with what the user can do where the file has none. */
export async function readSubmittedDocument({ text, file }: DocumentRequest): Promise<SubmittedDocument> {
  if (!file) return { name: nameOfText(text ?? ''), text: text ?? '', cut: false }
  try {
    const { text: read, truncated: cut } = await readDocument(file.bytes)
    return { name: nameOfFile(file.name), text: read.toWellFormed(), cut }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const { reason } = error
    const message = DOCUMENT_REFUSALS[reason]
    if (reason === 'busy') throw new AppError('unavailable', message, { reason, retryAfter: BUSY_SECONDS })
    throw new AppError('invalid', message, { reason, cause: error, fields: [{ field: 'file', message }] })
  }
}

/** A file's own name, without folders and without what no line shows. */
function nameOfFile(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? ''
  const shown = bare.toWellFormed().replace(/[\p{C}\s]+/gu, ' ')
  return shown.trim().slice(0, RESEARCH_LIMITS.documentName) || 'Document'
}

/** Two texts that were pasted are told apart by how they begin. */
function nameOfText(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  const start = line.length <= SHOWN_LENGTH ? line : `${line.slice(0, SHOWN_LENGTH).replace(/\s+\S*$/, '')} …`
  return `Pasted text: ${start}`
}
