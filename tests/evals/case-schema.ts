import { z } from 'zod'
import { fold, isRegExp, matcher } from './answer-text'

/** A JavaScript regular expression, used without regard to case. */
const pattern = z.string().min(1).refine(isRegExp, { error: 'Not a valid regular expression' })

/** Dotted, under `jobSpecification` or else under the full answer. */
const path = z.string().min(1)

/** Patterns of which one must match, or none, in one of the assistant's replies. `turn` counts the replies to the turns that were sent, from 0. */
const replyCheckSchema = z.strictObject({
  turn: z.int().nonnegative(),
  any: z.array(pattern).min(1),
})

const factSchema = z.strictObject({
  id: z.string().min(1),
  any: z.array(pattern).min(1),
  /** The only places to search. */
  where: z.union([path, z.array(path).min(1)]).optional(),
})

/** What the manager says. With `ifAsked`, it is only sent when the last reply matches that pattern. */
const turnSchema = z.union([
  z.string().min(1),
  z.strictObject({ ifAsked: pattern.optional(), say: z.string().min(1) }),
])

export const evalCaseSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    about: z.string().min(1),
    company: z.strictObject({
      name: z.string().min(1),
      email: z.email(),
      contactName: z.string().min(1),
      phone: z.string().min(10),
      industry: z.enum([
        'technology',
        'finance',
        'healthcare',
        'manufacturing',
        'retail',
        'consulting',
        'education',
        'other',
      ]),
      size: z.enum(['1-10', '11-50', '51-200', '201-500', '500+']),
      website: z.string(),
      description: z.string(),
    }),
    jobTitle: z.string().min(1),
    turns: z.array(turnSchema).min(1),
    facts: z.array(factSchema),
    /** What must not stand under a path. */
    notIn: z.array(z.strictObject({ path, any: z.array(pattern).min(1) })).optional(),
    absent: z.array(pattern),
    notMust: z.array(pattern),
    /** Questions of the manager's, with the patterns of which one is in an acceptable answer. */
    answered: z.array(replyCheckSchema).optional(),
    replyMust: z.array(replyCheckSchema).optional(),
    replyMustNot: z.array(replyCheckSchema).optional(),
  })
  .refine((value) => new Set(value.facts.map((fact) => fact.id)).size === value.facts.length, {
    error: 'Two facts have the same id',
    path: ['facts'],
  })
  .refine(
    (value) =>
      [...(value.answered ?? []), ...(value.replyMust ?? []), ...(value.replyMustNot ?? [])].every(
        (check) => check.turn < value.turns.length,
      ),
    { error: 'A reply check names a turn that does not exist', path: ['replyMust'] },
  )

export type EvalCase = z.infer<typeof evalCaseSchema>

export type Turn = EvalCase['turns'][number]

export const messageOf = (turn: Turn): string => (typeof turn === 'string' ? turn : turn.say)

/** False where it waits for a question that `reply` doesn't ask. */
export const isSent = (turn: Turn, reply: string): boolean =>
  typeof turn === 'string' || turn.ifAsked === undefined || matcher(turn.ifAsked).test(fold(reply))
