import 'server-only'
import { BRIEF_SELECT, toBrief } from '@/lib/consultation/brief/queries'
import { db } from '@/lib/db/client'
import { linesOfGuide } from '@/lib/knowledge/guides/lines'
import { chooseProposals } from './choose'
import { acceptedLineIds } from './evidence'
import { findGuide } from './find-guide'
import type { ProposalList } from './schema'

/** What the guide to the role says and the brief does not. The caller has proved ownership. `chosenId` counts only if it is a candidate. */
export async function listProposals(sessionId: string, chosenId?: string): Promise<ProposalList> {
  const { vacancy, ...row } = await db().consultationSession.findUniqueOrThrow({
    where: { id: sessionId },
    select: { ...BRIEF_SELECT, vacancy: { select: { jobTitle: true } } },
  })
  const active = toBrief(row).facts.filter(({ state }) => state === 'active')
  const { guide, candidates } = findGuide(active, vacancy.jobTitle, chosenId)
  return {
    guide: guide && { id: guide.id, name: guide.name, reviewed: guide.reviewed },
    candidates: candidates.map(({ id, name }) => ({ id, name })),
    proposals: guide
      ? chooseProposals(linesOfGuide(guide), active, acceptedLineIds(active)).map(
          ({ id, kind, text, usual, reason }) => ({
            id,
            kind: kind === 'duty' ? kind : 'requirement',
            text,
            usual,
            reason,
          }),
        )
      : [],
  }
}
