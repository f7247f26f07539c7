import { z } from 'zod'

/** A JavaScript regular expression, used without regard to case. */
const pattern = z.string().min(1).refine(isRegExp, { error: 'Not a valid regular expression' })

/** Patterns of which one must match, or none, in the assistant's reply to turn N (0-based). */
const replyCheckSchema = z.strictObject({
  turn: z.int().nonnegative(),
  any: z.array(pattern).min(1),
})

const factSchema = z.strictObject({
  id: z.string().min(1),
  any: z.array(pattern).min(1),
  /** The only place to search: a dotted path under `jobSpecification`, or else under the full answer. */
  where: z.string().min(1).optional(),
})

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
    turns: z.array(z.string().min(1)).min(1),
    facts: z.array(factSchema),
    absent: z.array(pattern),
    notMust: z.array(pattern),
    replyMust: z.array(replyCheckSchema).optional(),
    replyMustNot: z.array(replyCheckSchema).optional(),
  })
  .refine((value) => new Set(value.facts.map((fact) => fact.id)).size === value.facts.length, {
    error: 'Two facts have the same id',
    path: ['facts'],
  })
  .refine(
    (value) =>
      [...(value.replyMust ?? []), ...(value.replyMustNot ?? [])].every(
        (check) => check.turn < value.turns.length,
      ),
    { error: 'A reply check names a turn that does not exist', path: ['replyMust'] },
  )

export type EvalCase = z.infer<typeof evalCaseSchema>

interface Miss {
  id: string
  any: string[]
  where?: string
}

interface Hit {
  pattern: string
  found: string
}

interface Repeat {
  line: string
  lists: string[]
}

interface ReplyError {
  turn: number
  kind: 'missing' | 'forbidden'
  patterns: string[]
  reply: string
}

export interface Score {
  /** Share of the facts that were found; 1 for a case without facts. */
  recall: number
  factsHit: number
  factsTotal: number
  misses: Miss[]
  inventions: Hit[]
  mustNiceErrors: Hit[]
  repeats: Repeat[]
  replyErrors: ReplyError[]
}

const IGNORED_KEYS = new Set([
  'id',
  'companyId',
  'company',
  'sessionId',
  'evidence',
  'sources',
  'citations',
  'createdAt',
  'updatedAt',
  'status',
  'hash',
  'version',
])

const MUST_PATHS = ['keyRequirements.technical', 'keyRequirements.experience', 'keyRequirements.soft_skills']

const LIST_PATHS = ['keyRequirements', 'employeeValueProposition']

/** Shorter lines can be in two lists ("Permanent", "Hybrid working"). */
const MIN_REPEAT_WORDS = 4

const HIT_CONTEXT = 30

/** `answer` is the body of `GET /api/job-specifications/{id}`; `replies` are the assistant's, one for each turn. */
export function scoreCase(evalCase: EvalCase, answer: unknown, replies: readonly string[]): Score {
  const specification = child(answer, 'jobSpecification')
  const everything = textOf(answer)
  const textAt = (path: string): string => textOf(at(specification, path) ?? at(answer, path))

  const misses = evalCase.facts
    .filter((fact) => {
      const text = fact.where === undefined ? everything : textAt(fact.where)
      return !fact.any.some((source) => matcher(source).test(text))
    })
    .map(({ id, any, where }): Miss => (where === undefined ? { id, any } : { id, any, where }))

  const mustHaves = textOf(MUST_PATHS.map((path) => at(specification, path)))
  const factsTotal = evalCase.facts.length
  const factsHit = factsTotal - misses.length

  return {
    recall: factsTotal === 0 ? 1 : factsHit / factsTotal,
    factsHit,
    factsTotal,
    misses,
    inventions: findHits(evalCase.absent, everything),
    mustNiceErrors: findHits(evalCase.notMust, mustHaves),
    repeats: findRepeats(specification),
    replyErrors: checkReplies(evalCase, replies),
  }
}

export function isClean(score: Score): boolean {
  return (
    score.misses.length === 0 &&
    score.inventions.length === 0 &&
    score.mustNiceErrors.length === 0 &&
    score.repeats.length === 0 &&
    score.replyErrors.length === 0
  )
}

/** Collapses white space and turns every dash into "-". The patterns ignore case themselves. */
export function fold(text: string): string {
  return text
    .replace(/[–—‑−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

function isRegExp(source: string): boolean {
  try {
    matcher(source)
    return true
  } catch {
    return false
  }
}

function matcher(source: string): RegExp {
  return new RegExp(source, 'i')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function child(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce(child, value)
}

/** In document order, except under an ignored key. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => (IGNORED_KEYS.has(key) ? [] : stringsOf(inner)))
}

function textOf(value: unknown): string {
  return fold(stringsOf(value).join(' '))
}

function findHits(patterns: readonly string[], text: string): Hit[] {
  return patterns.flatMap((source) => {
    const match = matcher(source).exec(text)
    if (match === null) return []
    const from = Math.max(0, match.index - HIT_CONTEXT)
    return [{ pattern: source, found: text.slice(from, match.index + match[0].length + HIT_CONTEXT) }]
  })
}

function findRepeats(specification: unknown): Repeat[] {
  const seen = new Map<string, Repeat>()
  for (const [list, lines] of LIST_PATHS.flatMap((path) => listsOf(at(specification, path), path))) {
    for (const line of lines) {
      const key = fold(line)
        .toLowerCase()
        .replace(/[.,;:!]+$/, '')
      if (key.split(' ').length < MIN_REPEAT_WORDS) continue
      const repeat = seen.get(key)
      if (repeat === undefined) seen.set(key, { line: fold(line), lists: [list] })
      else if (!repeat.lists.includes(list)) repeat.lists.push(list)
    }
  }
  return [...seen.values()].filter((repeat) => repeat.lists.length > 1)
}

function listsOf(value: unknown, path: string): [path: string, lines: string[]][] {
  if (Array.isArray(value)) return [[path, stringsOf(value)]]
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    IGNORED_KEYS.has(key) ? [] : listsOf(inner, `${path}.${key}`),
  )
}

function checkReplies(evalCase: EvalCase, replies: readonly string[]): ReplyError[] {
  const replyTo = (turn: number): string => fold(replies[turn] ?? '')
  const missing = (evalCase.replyMust ?? []).flatMap(({ turn, any }): ReplyError[] => {
    const reply = replyTo(turn)
    return any.some((source) => matcher(source).test(reply))
      ? []
      : [{ turn, kind: 'missing', patterns: any, reply }]
  })
  const forbidden = (evalCase.replyMustNot ?? []).flatMap(({ turn, any }): ReplyError[] => {
    const reply = replyTo(turn)
    const patterns = any.filter((source) => matcher(source).test(reply))
    return patterns.length === 0 ? [] : [{ turn, kind: 'forbidden', patterns, reply }]
  })
  return [...missing, ...forbidden]
}
