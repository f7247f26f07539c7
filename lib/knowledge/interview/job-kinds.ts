import 'server-only'
import { z } from 'zod'
import file from './job-kinds.json'

/** What somebody mainly does with the things of their trade: a designer and a setter both read tolerances, and are asked different questions. */
export const JOB_KINDS = ['design', 'make', 'install', 'test', 'maintain', 'run', 'lead', 'buy'] as const
export type JobKind = (typeof JOB_KINDS)[number]

const words = z.array(z.string().regex(/^\p{Ll}+$/u, 'one word in lower case')).min(1)

const { kinds, disciplines, anyOf } = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    /** Words of a job title. */
    kinds: z.record(z.enum(JOB_KINDS), words),
    /** Those of them that name a subject, and say what is done only where no other does: not in "Electrical Maintenance Engineer". */
    disciplines: words,
    /** Of a title that has none of those words. */
    anyOf: z.record(z.string(), z.array(z.enum(JOB_KINDS)).min(1)),
  })
  .parse(file)

/** The kinds of job that a title may mean: all of them where it doesn’t say. */
export function kindsOfJob(title: string): ReadonlySet<JobKind> {
  const said = new Set(title.toLowerCase().match(/\p{L}+/gu))
  const kindsSaid = (isWord: (word: string) => boolean) =>
    JOB_KINDS.filter((kind) => kinds[kind].some((word) => said.has(word) && isWord(word)))
  // "Lead engineer" says who is led, not what is done.
  const saysWork = (found: readonly JobKind[]) => found.some((kind) => kind !== 'lead')
  const strict = kindsSaid((word) => !disciplines.includes(word))
  const found = saysWork(strict) ? strict : kindsSaid(() => true)
  if (saysWork(found)) return new Set(found)
  const general = Object.entries(anyOf).flatMap(([word, group]) => (said.has(word) ? group : []))
  return new Set(general.length > 0 ? [...general, ...found] : JOB_KINDS)
}
