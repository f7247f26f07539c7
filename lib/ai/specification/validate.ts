import { FILLER } from '@/lib/ai/note-taker/writing/filler'
import type { Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import {
  checkRewording,
  type RewordingReason,
  type RewordingVerdict,
} from '@/lib/consultation/guard/rewording/check'
import type { SpecificationLine } from '@/lib/specification/schema'
import type { Judgement } from './judge'
import type { DraftLine } from './schema'

export type Rejection =
  | 'noFact'
  | 'wrongSection'
  | 'mixedAudience'
  | 'halfLine'
  | 'filler'
  | 'unlawful'
  | RewordingReason
  | Exclude<Judgement, 'same'>
  /** Code could not tell, and no judge answered. */
  | 'undecided'

type DraftVerdict = { rejection: Rejection } | { before: string; verdict: RewordingVerdict }

interface Draft {
  line: DraftLine
  facts: readonly Fact[]
  /** What the built-in writer made of the same facts. */
  writtenLines: readonly Omit<SpecificationLine, 'id'>[]
  company: string
  jobTitle: string | null
}

/** Whether a model's line says what the written lines it replaces say. */
export function checkDraftLine({ line, facts, writtenLines, ...context }: Draft): DraftVerdict {
  const cited = facts.filter((fact) => line.factIds.includes(fact.id))
  if (cited.length === 0 || cited.length !== new Set(line.factIds).size || line.text.trim() === '')
    return { rejection: 'noFact' }
  const sectionLines = writtenLines.filter(({ section }) => section === line.section)
  if (!cited.every(({ id }) => sectionLines.some(({ factIds }) => factIds.includes(id))))
    return { rejection: 'wrongSection' }
  if (line.text.search(FILLER) >= 0) return { rejection: 'filler' }
  if (findUnlawful(line.text).length > 0) return { rejection: 'unlawful' }
  const isCited = (id: string) => line.factIds.includes(id)
  const replaced = sectionLines.filter(({ factIds }) => factIds.some(isCited))
  if (!replaced.every(({ factIds }) => factIds.every(isCited))) return { rejection: 'halfLine' }
  if (new Set(replaced.map(({ audience }) => audience)).size > 1) return { rejection: 'mixedAudience' }
  const before = replaced.map(({ text }) => text).join('. ')
  const isNiceToHave = line.section === 'niceToHave'
  const verdict = checkRewording({ before, after: line.text, isNiceToHave, ...context })
  return verdict.verdict === 'changed' ? { rejection: verdict.reason } : { before, verdict }
}
