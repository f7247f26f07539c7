import { z } from 'zod'
import { TOPIC_KEYS } from '@/lib/consultation/topics'
import { CHALLENGE_GROUNDS, STRENGTHS } from './options'

/**
 * What a model returns for one message of the hiring manager. Flat and with every property required (nullable where it does not
 * apply), because strict structured output of OpenAI-compatible servers takes nothing else.
 *
 * - `add`: a new fact (`topic`, `value`, `strength`, `quote`)
 * - `replace`: the fact `factId` is corrected to `value` (`topic`, `strength`, `quote` of the correction)
 * - `withdraw`: the fact `factId` is taken back (`quote` of the words that do so)
 * - `strength`: the fact `factId` now has `strength`
 * - `close`: `topic` is settled without a fact; `reason` says how (`unknown`, `skipped`)
 * - `challenge`: an exclusionary or unlawful ask, `reason` names the ground; its words enter no fact
 * - `finish`: the manager says that this is all
 *
 * `quote` is copied letter by letter from the message; `at` is its offset there where it is known (a model may leave it null).
 */
export const briefOperationSchema = z.object({
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
export type BriefUpdate = z.infer<typeof briefUpdateSchema>
