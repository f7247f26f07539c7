import { z } from 'zod'

export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
})
export type SavedView = z.infer<typeof savedViewSchema>

/** By name. */
export const savedViewListSchema = z.object({ views: z.array(savedViewSchema) })
