import 'server-only'
import type { Caller } from '@/lib/auth/caller'
import { CONTENT_TYPES, type FileFormat } from '@/lib/documents/writing/model'
import { writeInThread } from '@/lib/documents/writing/writing-thread'
import { AppError } from '@/lib/errors'
import type { Edition } from '@/lib/specification/options'
import {
  findSpecification,
  getFullSpecification,
  listApprovers,
  loadSourceTexts,
} from '@/lib/specification/queries'
import type { SourceTexts } from '@/lib/specification/schema'
import { buildCertificate, type CertifiedApproval } from './certificate'
import { fileNameOf } from './file-name'
import type { DocumentSpecification } from './sections'
import { buildWrittenSpecification } from './written'

export interface WrittenFile {
  name: string
  contentType: string
  bytes: Uint8Array
}

type WritableSpecification = Pick<DocumentSpecification, 'content' | 'version' | 'status' | 'createdAt'>

/** Throws 404 for missing and foreign ids, 403 where the caller's role is too low for the edition, and 501 without an engine for PDF. */
export async function writeSpecificationDocument(
  caller: Caller,
  id: string,
  { format, edition }: { format: FileFormat; edition: Edition },
): Promise<WrittenFile> {
  if (edition === 'candidate')
    return await writeSpecification(await getFullSpecification(caller, id), format, edition)
  const specification = await getFullSpecification({ ...caller, needs: 'editor' }, id)
  return await writeSpecification(specification, format, edition, await loadSourceTexts(specification))
}

/** Does not check who asks. */
export async function writeSpecification(
  specification: WritableSpecification,
  format: FileFormat,
  edition: Edition,
  texts: SourceTexts = {},
): Promise<WrittenFile> {
  const { content, version } = specification
  return {
    name: fileNameOf({ ...content, version }, format, edition === 'agency' ? 'agency-edition' : null),
    contentType: CONTENT_TYPES[format],
    bytes: await writeInThread({
      format,
      document: buildWrittenSpecification(specification, edition, texts),
    }),
  }
}

/** For the company's email. Its address isn't confirmed, so it gets what candidates may read. Null once the specification has gone. */
export async function attachSpecification(id: string) {
  const specification = await findSpecification(id)
  if (!specification) return null
  const { name, contentType, bytes } = await writeSpecification(specification, 'pdf', 'candidate')
  return { filename: name, contentType, content: Buffer.from(bytes) }
}

/** Throws as `writeSpecificationDocument` does, and `conflict` for a version that was never approved. */
export async function writeSpecificationCertificate(caller: Caller, id: string): Promise<WrittenFile> {
  return await writeCertificate(await getFullSpecification(caller, id))
}

/** Does not check who asks. Throws `conflict` for a version that was never approved. */
export async function writeCertificate({
  id,
  content,
  version,
  approval,
}: Pick<WritableSpecification, 'content' | 'version'> & {
  id: string
  approval: CertifiedApproval | null
}): Promise<WrittenFile> {
  if (!approval) throw new AppError('conflict', 'This version isn’t approved, so it has no certificate yet.')
  return {
    name: fileNameOf({ ...content, version }, 'pdf', 'certificate'),
    contentType: CONTENT_TYPES.pdf,
    bytes: await writeInThread({
      format: 'pdf',
      document: buildCertificate({ content, version, approval, approvers: await listApprovers(id) }),
    }),
  }
}
