import 'server-only'
import type { FileFormat } from '@/lib/documents/writing/model'
import { notFound } from '@/lib/errors'
import { type WrittenFile, writeCertificate, writeSpecification } from '@/lib/specification/document/service'
import type { Edition } from '@/lib/specification/options'
import { getVacancy } from './queries'
import type { VacancyDetail } from './schema'

/** For administrators. Throws 404 for an unknown vacancy or version, and where it has no specification yet. */
export async function writeVacancyDocument(
  id: string,
  { version, format, edition }: { version?: number | undefined; format: FileFormat; edition: Edition },
): Promise<WrittenFile> {
  const vacancy = await getVacancy(id, version)
  return await writeSpecification(specificationOf(vacancy), format, edition, vacancy.sources)
}

/** As above, and throws `conflict` for a version that was never approved. */
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
