import { z } from 'zod'
import { PROGRESS_STEPS } from './options'

export const progressSchema = z.object({
  step: z.enum(PROGRESS_STEPS.map((step) => step.key)),
  completed: z.array(z.enum(PROGRESS_STEPS.map((step) => step.key))),
})

export type Progress = z.infer<typeof progressSchema>

export const checklistItemSchema = z.object({
  key: z.string(),
  label: z.string(),
  state: z.enum(['known', 'open']),
  factIds: z.array(z.string()),
})

export type ChecklistItem = z.infer<typeof checklistItemSchema>
