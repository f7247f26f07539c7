import 'server-only'
import { BRIEF_SELECT, toBrief } from '@/lib/consultation/brief/queries'
import type { Fact } from '@/lib/consultation/brief/schema'
import { db } from '@/lib/db/client'
import { linesOfGuide } from '@/lib/knowledge/guides/lines'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { findGuideByTitle } from '@/lib/knowledge/titles/find'
import { chooseProposals, possibleTitles } from './choose'
import { acceptedLineIds, lastGuideId } from './evidence'
import type { ProposalList } from './schema'

interface GuideMatch {
  guide: Guide | null
  candidates: readonly Guide[]
}

/** The guide that a title means for sure; else the candidate that the manager chose, or from which lines were taken over last. */
function findGuide(
  facts: readonly Fact[],
  jobTitle: string | null,
  chosenId: string | undefined,
): GuideMatch {
  const matches = possibleTitles(facts, jobTitle).map(findGuideByTitle)
  const found = matches.find((match) => match.found)?.found
  if (found) return { guide: found, candidates: [] }
  const candidates = matches.find((match) => match.candidates.length > 0)?.candidates ?? []
  const lastId = lastGuideId(facts)
  const guide =
    candidates.find(({ id }) => id === chosenId) ?? candidates.find(({ id }) => id === lastId) ?? null
  return { guide, candidates }
}

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
