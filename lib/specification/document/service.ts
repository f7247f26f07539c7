import 'server-only'
import type { Caller } from '@/lib/auth/caller'
import { CONTENT_TYPES, type FileFormat } from '@/lib/documents/writing/model'
import { writeInThread } from '@/lib/documents/writing/writing-thread'
import { AppError } from '@/lib/errors'
import { getFullSpecification, listApprovers, loadSourceTexts } from '@/lib/specification/queries'
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

/** The agency edition. Throws 404 for missing and foreign ids, 403 for those who may not edit, and 501 without an engine for PDF. */
export async function writeSpecificationDocument(
  caller: Caller,
  id: string,
  format: FileFormat,
): Promise<WrittenFile> {
  const specification = await getFullSpecification({ ...caller, needs: 'editor' }, id)
  return await writeSpecification(specification, format, await loadSourceTexts(specification))
}

/** The agency edition. Does not check who asks. */
export async function writeSpecification(
  specification: WritableSpecification,
  format: FileFormat,
  texts: SourceTexts = {},
): Promise<WrittenFile> {
  const { content, version } = specification
  return {
    name: fileNameOf({ ...content, version }, format, 'agency-edition'),
    contentType: CONTENT_TYPES[format],
    bytes: await writeInThread({ format, document: buildWrittenSpecification(specification, texts) }),
  }
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
