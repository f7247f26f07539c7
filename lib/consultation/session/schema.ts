import { z } from 'zod'
import { briefSchema } from '@/lib/consultation/brief/schema'
import { checklistItemSchema, progressSchema } from '@/lib/consultation/interview/schema'
import { messageSchema, waitingSchema } from '@/lib/consultation/messages/schema'
import { id } from '@/lib/fields'
import { payNoteSchema } from '@/lib/knowledge/pay/note-schema'

/** What a change of the brief also changes. */
export const briefViewSchema = waitingSchema.extend({
  progress: progressSchema,
  canGenerate: z.boolean(),
  brief: briefSchema.pick({ facts: true, agenda: true }),
  checklist: z.array(checklistItemSchema),
  /** Beside the pay of the brief. Null where there is nothing to say. */
  payNote: payNoteSchema.nullish(),
  /** What is paid in the occupation, before the brief says anything about pay. */
  payFigure: payNoteSchema.nullish(),
  /** Where lines of our guides come from, by the `id` of their evidence. */
  proposalSources: z.record(z.string(), z.string()),
})
export type BriefView = z.infer<typeof briefViewSchema>

export const sessionSchema = briefViewSchema.extend({
  sessionId: z.string(),
  status: z.enum(['active', 'archived']),
  /** A turn is running, perhaps in another tab. */
  answering: z.boolean(),
  messages: z.array(messageSchema),
  /** By the `id` of the evidence that points to them; with what was said for an earlier vacancy, where the brief began with its facts. */
  builderAnswers: z.record(z.string(), z.string()),
  /** Texts besides messages in which sentences are held, by the `messageId` of `held`. */
  heldTexts: z.record(z.string(), z.string()),
  jobSpecificationId: z.string().nullable(),
})

export type Session = z.infer<typeof sessionSchema>

/** Without a vacancy, the current one of the company. */
export const openRequestSchema = z.object({ companyId: id, vacancyId: id.nullish() })

export const vacancyQuerySchema = z.object({ vacancyId: id.optional() })

/** A vacancy and its consultation have the same id. */
export const generateRequestSchema = z.object({ companyId: id, sessionId: id, vacancyId: id.nullish() })
