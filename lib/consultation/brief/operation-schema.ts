import { z } from 'zod'
import { TOPIC_KEYS } from '@/lib/consultation/topics'
import { CHALLENGE_GROUNDS, STRENGTHS } from './options'

/**
 * What a model returns for one message. Flat, with every property required and nullable, because strict structured output of
 * OpenAI-compatible servers accepts nothing else.
 *
 * - `add`: a new fact (`topic`, `value`, `strength`, `quote`)
 * - `replace`: the fact `factId` is corrected to `value` (`topic`, `strength`, `quote` of the correction)
 * - `withdraw`: the fact `factId` is taken back (`quote` of the words that say so). Without `factId`, one of the facts that the words of
 *   `value` name; the manager is asked which. Only the note-taker does that
 * - `strength`: the fact `factId` now has `strength`
 * - `close`: `topic` is closed without a fact; `reason` says why (`unknown`, `skipped`)
 * - `challenge`: an exclusionary or unlawful request; `reason` names the ground, and its words enter no fact
 * - `finish`: the manager says this is all
 *
 * `quote` is copied word for word from the message; `at` is its offset there, or null where the model does not know it.
 */
const briefOperationSchema = z.object({
  op: z.enum(['add', 'replace', 'withdraw', 'strength', 'close', 'challenge', 'finish']),
  topic: z.enum(TOPIC_KEYS).nullable(),
  factId: z.string().nullable(),
  value: z.string().nullable(),
  strength: z.enum(STRENGTHS).nullable(),
  reason: z.enum(['unknown', 'skipped', ...CHALLENGE_GROUNDS]).nullable(),
  quote: z.string().nullable(),
  at: z.number().int().nullable(),
})
export type BriefOperation = z.infer<typeof briefOperationSchema>

export const briefUpdateSchema = z.object({ operations: z.array(briefOperationSchema) })
