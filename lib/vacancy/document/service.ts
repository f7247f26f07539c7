import 'server-only'
import { buildAdvertDocument } from '@/lib/advert/document'
import type { Advert } from '@/lib/advert/schema'
import type { Caller } from '@/lib/auth/caller'
import { CONTENT_TYPES, type FileFormat } from '@/lib/documents/writing/model'
import { writeInThread } from '@/lib/documents/writing/writing-thread'
import { notFound } from '@/lib/errors'
import { fileNameOf } from '@/lib/specification/document/file-name'
import {
  type WrittenFile,
  writeCertificate,
  writeSpecification,
  writeSpecificationDocument,
} from '@/lib/specification/document/service'
import type { Edition } from '@/lib/specification/options'
import { getFullSpecification } from '@/lib/specification/queries'
import { loadAdvert } from '@/lib/vacancy/publication/queries'
import { getVacancy } from '@/lib/vacancy/queries'
import type { VacancyDetail } from '@/lib/vacancy/schema'

/** Throws 404 for missing and foreign ids, 403 where the caller's role is too low for the edition, and 501 without an engine for PDF. */
export async function writeDocument(
  caller: Caller,
  id: string,
  { format, edition }: { format: FileFormat; edition: Edition },
): Promise<WrittenFile> {
  if (edition === 'agency') return await writeSpecificationDocument(caller, id, format)
  await getFullSpecification(caller, id)
  return await writeCandidateDocument(id, format)
}

/** For administrators. Throws 404 for an unknown vacancy or version, and where it has no specification yet. */
export async function writeVacancyDocument(
  id: string,
  { version, format, edition }: { version?: number | undefined; format: FileFormat; edition: Edition },
): Promise<WrittenFile> {
  const vacancy = await getVacancy(id, version)
  const specification = specificationOf(vacancy)
  if (edition === 'candidate') return await writeCandidateDocument(specification.id, format)
  return await writeSpecification(specification, format, vacancy.sources)
}

/** For the company's email. Its address isn't confirmed, so it gets what candidates may read. Null once the specification has gone. */
export async function attachSpecification(id: string) {
  const found = await loadAdvert(id)
  if (!found) return null
  const { name, contentType, bytes } = await writeAdvert(found, 'pdf')
  return { filename: name, contentType, content: Buffer.from(bytes) }
}

/** Does not check who asks. */
async function writeCandidateDocument(id: string, format: FileFormat): Promise<WrittenFile> {
  const found = await loadAdvert(id)
  if (!found) throw notFound()
  return await writeAdvert(found, format)
}

const writeAdvert = async (
  { advert, version }: { advert: Advert; version: number },
  format: FileFormat,
): Promise<WrittenFile> => ({
  name: fileNameOf({ jobTitle: advert.title, version }, format),
  contentType: CONTENT_TYPES[format],
  bytes: await writeInThread({ format, document: buildAdvertDocument(advert) }),
})

/** As `writeVacancyDocument`, and throws `conflict` for a version that was never approved. */
export async function writeVacancyCertificate(id: string, version?: number): Promise<WrittenFile> {
  const { approval, ...specification } = specificationOf(await getVacancy(id, version))
  return await writeCertificate({
    ...specification,
    approval: approval && { ...approval, approvedAt: new Date(approval.approvedAt) },
  })
}

function specificationOf({ specification }: VacancyDetail) {
  if (!specification) throw notFound()
  return { ...specification, createdAt: new Date(specification.createdAt) }
}
