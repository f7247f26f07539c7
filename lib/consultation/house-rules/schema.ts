import { z } from 'zod'
import { text } from '@/lib/fields'
import { HOUSE_RULE_KINDS, HOUSE_RULE_MAX } from './options'

export const houseRuleSchema = z.object({
  id: z.string(),
  kind: z.enum(HOUSE_RULE_KINDS.map((kind) => kind.key)),
  text: z.string(),
})

export type HouseRule = z.infer<typeof houseRuleSchema>

export const houseRuleInputSchema = z.object({
  kind: z.enum(HOUSE_RULE_KINDS.map((kind) => kind.key)),
  text: text({ min: 2, max: HOUSE_RULE_MAX, message: 'Enter at least 2 characters' }),
})

export type HouseRuleInput = z.infer<typeof houseRuleInputSchema>
