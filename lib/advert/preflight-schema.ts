import { z } from 'zod'

/** `red` keeps an advert from being published, `amber` asks for a look, `met` is what was checked and is right. */
export const PREFLIGHT_LEVELS = ['red', 'amber', 'met'] as const

export const preflightItemSchema = z.object({
  key: z.string(),
  level: z.enum(PREFLIGHT_LEVELS),
  message: z.string(),
  /** What asks for it, and where that can be read. */
  rule: z.string(),
  source: z.string(),
})
export type PreflightItem = z.infer<typeof preflightItemSchema>
