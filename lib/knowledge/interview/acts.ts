import 'server-only'
import { z } from 'zod'
import file from './acts.json'

const words = z.array(z.string().regex(/^\p{Ll}+$/u, 'one word in lower case')).min(1)

/** What is done at work: words of which each shows the same act, and verbs that say nothing of what is done. */
export const { acts: ACTS, broad: BROAD_VERBS } = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    acts: z.array(words),
    broad: words,
  })
  .parse(file)
