import 'server-only'
import { requireOpenConsultation } from '@/lib/consultation/brief/closed'
import { upsertFact } from '@/lib/consultation/brief/facts'
import { requireRoom } from '@/lib/consultation/brief/limits'
import type { Brief } from '@/lib/consultation/brief/schema'
import { updateBrief } from '@/lib/consultation/brief/service'
import { requireLawful } from '@/lib/consultation/guard/require-lawful'
import { AppError } from '@/lib/errors'
import { findGuideLine } from '@/lib/knowledge/guides/lines'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { LINE_TOPICS } from './choose'
import { proposalEvidence } from './evidence'
import type { AcceptProposal } from './schema'

const CHANGED = 'Our guide no longer has this line. Reload the page to see what it says now.'

/** Puts a line of a guide into the brief. Throws `conflict` for one that no guide has, and where the brief or the company is full. */
export async function acceptProposal(
  { sessionId, companyId }: { sessionId: string; companyId: string },
  { guideId, lineId, strength }: AcceptProposal,
): Promise<Brief> {
  const found = findGuideLine(guideId, lineId)
  if (!found) throw new AppError('conflict', CHANGED)
  const { guide, line } = found
  requireLawful(line.text, { field: 'lineId', place: 'proposal' })
  const draft = {
    topic: LINE_TOPICS[line.kind],
    value: line.text,
    strength: line.usual === null ? 'must' : (strength ?? line.usual),
    evidence: [proposalEvidence(guide, line)],
    because: 'proposal',
  }
  return await updateBrief(
    sessionId,
    (brief) => {
      requireRoom(brief)
      return upsertFact(brief, draft, { after: null, conflictsWith: null }, () => crypto.randomUUID())
    },
    async (tx) => {
      await requireOpenConsultation(tx, sessionId)
      await reserveCompanyBytes(tx, companyId, 'text', JSON.stringify(draft))
    },
  )
}
