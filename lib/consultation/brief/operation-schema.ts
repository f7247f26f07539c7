import type { Topic } from '@/lib/consultation/topics'
import type { ChallengeGround, Closure, Doubt, Strength } from './options'

/**
 * What a reader makes of one message. Fields that an operation does not use are null.
 *
 * - `add`: a new fact (`topic`, `value`, `strength`, `quote`); with `reason` wording it says how the text is to read, and is for the writer
 * - `replace`: the fact `factId` is corrected to `value` (`topic`, `strength`, `quote` of the correction)
 * - `withdraw`: the fact `factId` is taken back (`quote` of the words that say so). Without `factId`, one of the facts that the words of
 *   `value` name; the manager is asked which. Only the note-taker does that
 * - `strength`: the fact `factId` now has `strength`
 * - `close`: `topic` is closed without a fact; `reason` says why (`answered`: nothing is asked for; `unknown`; `skipped`)
 * - `challenge`: an exclusionary or unlawful request; `reason` names the ground, and its words enter no fact
 * - `aside`: a sentence that code challenged says nothing of who is wanted, and is left out for good; `reason` is the ground. Only a model
 *   does that, where `canBeAside` allows it
 * - `misread`: a sentence that code challenged speaks of the work; `value` says why. Only a model does that, where `canBeMisread` allows it,
 *   and it is never stored: the challenge goes
 * - `vague`: what `quote` says is a wish that nobody could test
 * - `doubt`: what `quote` says, or the fact `factId`, is to be asked about; `reason` says why. It never blocks
 * - `agencyOnly`: candidates do not see the fact `factId` any more (`quote` of the words that say so). Only a model does that
 * - `forCandidates`: the opposite of `agencyOnly`
 * - `settle`: the fact `factId` holds as it is, and what was vague or in doubt about it is answered
 * - `finish`: the manager says this is all
 *
 * `factId` may also be a reference to a fact that an earlier operation of the message makes (same-message.ts).
 *
 * `quote` is copied word for word from the message; `at` is its offset there, or null where the reader does not know it.
 */
export interface BriefOperation {
  op:
    | 'add'
    | 'replace'
    | 'withdraw'
    | 'strength'
    | 'close'
    | 'challenge'
    | 'aside'
    | 'misread'
    | 'vague'
    | 'doubt'
    | 'settle'
    | 'agencyOnly'
    | 'forCandidates'
    | 'finish'
  topic: Topic | null
  factId: string | null
  value: string | null
  strength: Strength | null
  reason: Closure | ChallengeGround | Doubt | 'wording' | null
  quote: string | null
  at: number | null
}
