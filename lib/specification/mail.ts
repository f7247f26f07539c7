import { AGENCY, type NewMail } from '@/lib/mail/service'
import type { Approval } from './queries'

interface ApprovedSpecification {
  id: string
  sessionId: string
  version: number
  jobTitle: string
  company: { name: string; email: string }
}

export function approvalMail(
  { id, sessionId, version, jobTitle, company }: ApprovedSpecification,
  { approverName: approver, approvedAt, termsVersion, contentHash }: Approval,
): NewMail[] {
  const shared = { jobTitle, company: company.name, approver }
  return [
    {
      kind: 'approvalCopy',
      to: company.email,
      dedupeKey: `approvalCopy:${id}`,
      data: {
        ...shared,
        version,
        approvedAt: approvedAt.toISOString(),
        termsVersion,
        contentHash,
        specificationId: id,
      },
    },
    {
      kind: 'newApproval',
      to: AGENCY,
      dedupeKey: `newApproval:${id}`,
      about: company.email,
      data: { ...shared, vacancyId: sessionId },
    },
  ]
}
