import 'server-only'
import { z } from 'zod'
import file from './broad-verbs.json'

/** Verbs that say nothing of what is done at work. */
export const { verbs: BROAD_VERBS } = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    verbs: z.array(z.string().regex(/^\p{Ll}+$/u, 'one word in lower case')).min(1),
  })
  .parse(file)
