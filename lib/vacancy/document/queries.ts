import 'server-only'
import { hideClient } from '@/lib/advert/client-name'
import { db } from '@/lib/db/client'
import { toEdition } from '@/lib/specification/content'
import type { SpecificationContent } from '@/lib/specification/schema'
import { DEFAULT_SHOW_CLIENT } from '@/lib/vacancy/publication/options'
import { AGENCY } from '@/lib/vacancy/publication/queries'

/** The candidate edition of any version on screen. It names the client where the publication does. Does not check who asks. */
export async function loadCandidateContent({
  sessionId,
  content,
}: {
  sessionId: string
  content: SpecificationContent
}): Promise<SpecificationContent> {
  const edition = toEdition(content, 'candidate')
  const publication = await db().publication.findUnique({
    where: { vacancyId: sessionId },
    select: { showClient: true },
  })
  return (publication?.showClient ?? DEFAULT_SHOW_CLIENT) ? edition : hideClient(edition, AGENCY.legalName)
}
