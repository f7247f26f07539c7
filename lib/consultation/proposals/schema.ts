import { z } from 'zod'
import { text } from '@/lib/fields'

export const PROPOSAL_STRENGTHS = ['must', 'nice', 'learnable'] as const

const guideId = text({ min: 1, max: 80 })

/** A line of a guide that the brief does not hold. */
export const proposalSchema = z.object({
  id: z.string(),
  kind: z.enum(['requirement', 'duty']),
  text: z.string(),
  /** What most employers call it. Null for duties, like the reason. */
  usual: z.enum(PROPOSAL_STRENGTHS).nullable(),
  reason: z.string().nullable(),
})
export type Proposal = z.infer<typeof proposalSchema>

/** Without a guide, the job title could mean any of the candidates; if there are none, no guide fits. */
export const proposalListSchema = z.object({
  guide: z
    .object({
      id: z.string(),
      /** "Structural engineer" */
      name: z.string(),
      /** ISO date. */
      reviewed: z.string(),
    })
    .nullable(),
  candidates: z.array(z.object({ id: z.string(), name: z.string() })),
  proposals: z.array(proposalSchema),
})
export type ProposalList = z.infer<typeof proposalListSchema>

/** `guideId` is the manager's choice; ignored unless it is a candidate. */
export const proposalQuerySchema = z.object({ guideId: guideId.optional() })

export const acceptProposalSchema = z.object({
  guideId,
  lineId: text({ min: 1, max: 80 }),
  /** Absent or null: what most employers call it. Duties have none. */
  strength: z.enum(PROPOSAL_STRENGTHS).nullish(),
})
export type AcceptProposal = z.infer<typeof acceptProposalSchema>
