import 'server-only'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { findGuideByTitle } from '@/lib/knowledge/titles/find'
import { possibleTitles } from './choose'
import { lastGuideId } from './evidence'

export interface GuideMatch {
  guide: Guide | null
  candidates: readonly Guide[]
}

/** The guide that a title means for sure; else the candidate that the manager chose, or from which lines were taken over last. */
export function findGuide(facts: readonly Fact[], jobTitle: string | null, chosenId?: string): GuideMatch {
  const matches = possibleTitles(facts, jobTitle).map(findGuideByTitle)
  const found = matches.find((match) => match.found)?.found
  if (found) return { guide: found, candidates: [] }
  const candidates = matches.find((match) => match.candidates.length > 0)?.candidates ?? []
  const lastId = lastGuideId(facts)
  const guide =
    candidates.find(({ id }) => id === chosenId) ?? candidates.find(({ id }) => id === lastId) ?? null
  return { guide, candidates }
}
