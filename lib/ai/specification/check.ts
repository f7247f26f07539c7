import type { RewordingReason, RewordingVerdict } from '@/lib/consultation/guard/rewording/check'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { Judgement } from './judge'
import type { Source } from './sources'

export type Rejection =
  | 'noFact'
  | 'wrongSection'
  | 'mixedAudience'
  | 'halfLine'
  | 'filler'
  | 'avoided'
  | 'unlawful'
  | 'challenged'
  /** A goal with the figure of what goes wrong today. */
  | 'failure'
  /** “A colleague”, of whom the source says what they do. */
  | 'role'
  /** Candidates could not read it. */
  | 'line'
  | 'tooLong'
  /** Another line says its facts already. */
  | 'repeated'
  | RewordingReason
  | Exclude<Judgement, 'same'>
  /** Code could not tell, and no judge answered. */
  | 'undecided'

export interface CheckContext {
  sources: readonly Source[]
  company: string
  jobTitle: string | null
  houseRules: readonly HouseRule[]
  /** Sentences of the manager that the guard keeps out. */
  challenged: readonly string[]
  /** What the manager has let in although the law screen held it, by the facts that were read from it. */
  letIn?: ReadonlyMap<string, string>
  /** Names that the manager asked to leave out. */
  secretNames?: readonly string[]
}

export type DraftVerdict = { rejection: Rejection } | { before: string; verdict: RewordingVerdict['verdict'] }
