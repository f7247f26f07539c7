import type { z } from 'zod'
import type { approvalResponseSchema } from './schema'
import type { ApprovalOutcome } from './service'

export const toApprovalResponse = ({
  approval,
  waitingFor,
}: ApprovalOutcome): z.output<typeof approvalResponseSchema> => ({
  approval: { ...approval, at: approval.at.toISOString() },
  complete: waitingFor.length === 0,
  waitingFor,
})
