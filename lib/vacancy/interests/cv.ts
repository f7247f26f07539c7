import { CvError, type CvFailure, inspectCv } from '@/lib/documents/inspect-cv'
import { AppError } from '@/lib/errors'
import { type CvKind, INTEREST_LIMITS } from './options'

const WITHOUT = 'You can also send your details without a CV.'

const REFUSALS: Record<CvFailure, string> = {
  unsupported: `Your CV must be a PDF or a DOCX file. ${WITHOUT}`,
  oldWord: `This is an older Word document. Save it as DOCX or PDF. ${WITHOUT}`,
  encrypted: `Your CV is password-protected. Save it without a password. ${WITHOUT}`,
  empty: `There’s nothing in this file. Choose another. ${WITHOUT}`,
  damaged: `This file is damaged. Save it again, or choose another. ${WITHOUT}`,
  tooComplex: `This file is too complex to open safely. Save it as a simple PDF. ${WITHOUT}`,
  active: `This file has scripts, macros or other files in it, so we don’t take it. Save it as a simple PDF. ${WITHOUT}`,
  busy: 'We’re checking a lot of files right now, so nothing was sent. Please try again in a minute.',
}
const BUSY_SECONDS = 60

/** Of a file that isn't what its name says. */
function describeMismatch(name: string): string | null {
  const kind = /\.(pdf|docx)$/i.exec(name)?.[1]?.toLowerCase() as CvKind | undefined
  return kind
    ? `We couldn’t read ${toSafeName(name, kind)} as a ${kind.toUpperCase()}. Choose another file, or send your details without a CV.`
    : null
}

export interface Cv {
  name: string
  kind: CvKind
  bytes: Uint8Array<ArrayBuffer>
}

/** Throws `invalid` at the field `cv`. */
export async function readCv(file: { name: string; bytes: Uint8Array }): Promise<Cv> {
  try {
    const kind = await inspectCv(file.bytes)
    return { name: toSafeName(file.name, kind), kind, bytes: Uint8Array.from(file.bytes) }
  } catch (error) {
    if (!(error instanceof CvError)) throw error
    const { reason } = error
    const message = (reason === 'unsupported' && describeMismatch(file.name)) || REFUSALS[reason]
    if (reason === 'busy') throw new AppError('unavailable', message, { reason, retryAfter: BUSY_SECONDS })
    throw new AppError('invalid', message, { reason, cause: error, fields: [{ field: 'cv', message }] })
  }
}

/** For a header, with the ending of what the file is. */
export function toSafeName(name: string, kind: CvKind): string {
  const bare = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.\w{1,5}$/, '')
    .toWellFormed()
    .replace(/[^\p{L}\p{N} ()_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${bare.slice(0, INTEREST_LIMITS.cvName - 6) || 'CV'}.${kind}`
}
