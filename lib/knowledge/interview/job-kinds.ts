import 'server-only'
import { z } from 'zod'
import file from './job-kinds.json'

/** What somebody mainly does with the things of their trade: a designer and a setter both read tolerances, and are asked different questions. */
export const JOB_KINDS = ['design', 'make', 'install', 'test', 'maintain', 'run', 'lead', 'buy'] as const
export type JobKind = (typeof JOB_KINDS)[number]

const words = z.array(z.string().regex(/^\p{Ll}+$/u, 'one word in lower case')).min(1)

const { kinds, anyOf } = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    /** Words of a job title. */
    kinds: z.record(z.enum(JOB_KINDS), words),
    /** Of a title that has none of those words. */
    anyOf: z.record(z.string(), z.array(z.enum(JOB_KINDS)).min(1)),
  })
  .parse(file)

/** The kinds of job that a title may mean: all of them where it doesn’t say. */
export function kindsOfJob(title: string): ReadonlySet<JobKind> {
  const said = new Set(title.toLowerCase().match(/\p{L}+/gu))
  const found = JOB_KINDS.filter((kind) => kinds[kind].some((word) => said.has(word)))
  // "Lead engineer" says who is led, not what is done.
  if (found.some((kind) => kind !== 'lead')) return new Set(found)
  const general = Object.entries(anyOf).flatMap(([word, group]) => (said.has(word) ? group : []))
  return new Set(general.length > 0 ? [...general, ...found] : JOB_KINDS)
}
