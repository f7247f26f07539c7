import { DocumentError } from '@/lib/documents/limits'
import { readDocument } from '@/lib/documents/read'
import { AppError } from '@/lib/errors'
import { DOCUMENT_REFUSALS, RESEARCH_LIMITS } from '@/lib/research/options'
import type { DocumentRequest } from '@/lib/research/schema'

const BUSY_SECONDS = 60
const SHOWN_LENGTH = 60

interface SubmittedDocument {
  name: string
  text: string
  truncated: boolean
}

/** Throws AppError with advice for the user where the file cannot be read. */
export async function readSubmittedDocument({ text, file }: DocumentRequest): Promise<SubmittedDocument> {
  if (!file) return { name: nameOfText(text ?? ''), text: text ?? '', truncated: false }
  try {
    const content = await readDocument(file.bytes)
    return { name: nameOfFile(file.name), text: content.text.toWellFormed(), truncated: content.truncated }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const { reason } = error
    const message = DOCUMENT_REFUSALS[reason]
    if (reason === 'busy') throw new AppError('unavailable', message, { reason, retryAfter: BUSY_SECONDS })
    throw new AppError('invalid', message, { reason, cause: error, fields: [{ field: 'file', message }] })
  }
}

function nameOfFile(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? ''
  const shown = bare.toWellFormed().replace(/[\p{C}\s]+/gu, ' ')
  return shown.trim().slice(0, RESEARCH_LIMITS.documentName) || 'Document'
}

function nameOfText(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  const start = line.length <= SHOWN_LENGTH ? line : `${line.slice(0, SHOWN_LENGTH).replace(/\s+\S*$/, '')} …`
  return `Pasted text: ${start}`
}
