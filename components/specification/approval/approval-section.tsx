import { DeclineForm } from '@/components/specification/rounds/decline-form'
import { describeWaiting } from '@/components/specification/rounds/describe-round'
import { SheetPart } from '@/components/specification/sheet/sheet-part'
import type { RoundView } from '@/lib/sharing/rounds/schema'
import { type DraftDocument, numberClosingParts } from '@/lib/specification/document/sections'
import { ApprovalForm } from './approval-form'
import { KeyTerms } from './key-terms'
import { PausedWhileAsking } from './paused-while-asking'
import { SignatureLines } from './signature-lines'

export function ApprovalSection({
  specification: { id, content, approverName },
  canApprove,
  openCount,
  round,
}: {
  specification: DraftDocument
  /** Otherwise the reader sees who can. */
  canApprove: boolean
  /** Number of details that can stay open. */
  openCount: number
  round: RoundView | null
}) {
  const waiting = describeWaiting(round)
  return (
    <SheetPart number={numberClosingParts(content).terms} title="Terms and approval" heading="h2">
      <KeyTerms />
      {/* The bar says to an approver whom the draft waits for. */}
      {waiting && canApprove ? null : waiting ? (
        <p className="measure print:hidden">{waiting}</p>
      ) : canApprove ? (
        <PausedWhileAsking>
          <ApprovalForm specificationId={id} approverName={approverName} openCount={openCount} />
          {round?.state === 'open' ? <DeclineForm specificationId={id} name={approverName} /> : null}
        </PausedWhileAsking>
      ) : (
        <p className="measure print:hidden">
          You can edit this draft but not approve it. Ask an owner of {content.companyName} to approve it, or
          to let you.
        </p>
      )}
      {canApprove ? <SignatureLines name={approverName} /> : null}
    </SheetPart>
  )
}
