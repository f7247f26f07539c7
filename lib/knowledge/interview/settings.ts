import 'server-only'
import { z } from 'zod'
import file from './settings.json'

const words = z.array(z.string().regex(/^[^\p{Lu}]{2,}$/u, 'lower case')).min(1)

/** Where work is done and who for: by what words a question takes it for granted, and how the words begin by which a specification shows it. */
export const { settings: SETTINGS } = z
  .strictObject({
    /** ISO date of the last review. */
    reviewed: z.iso.date(),
    settings: z.array(z.strictObject({ name: z.string(), says: words, shows: words })),
  })
  .parse(file)
