import { ApprovalProvider } from '@/components/specification/approval-context'
import { DraftEditorProvider } from '@/components/specification/draft/draft-editor'
import { DeclineForm } from '@/components/specification/rounds/decline-form'
import { describeWaiting } from '@/components/specification/rounds/describe-round'
import type { RoundView } from '@/lib/sharing/rounds/schema'
import { type DraftDocument, listOpenRows } from '@/lib/specification/document/sections'
import { ApprovalBar } from './approval-bar'
import { ApprovalForm } from './approval-form'
import { KeyTerms } from './key-terms'

/** For a viewer who may approve: the terms and the form, without anything that edits. */
export function ReaderApproval({
  specification,
  round,
  isReady,
}: {
  specification: DraftDocument
  round: RoundView | null
  /** It has all that every vacancy needs. */
  isReady: boolean
}) {
  const { id, companyId, sessionId, revision, content, approverName } = specification
  const waiting = describeWaiting(round)
  const openCount = listOpenRows(content).length
  if (!isReady)
    return (
      <p className="measure mt-6 print:hidden">
        This draft isn’t ready to approve yet. An editor has to add some details first.
      </p>
    )
  return (
    <DraftEditorProvider specificationId={id} companyId={companyId} sessionId={sessionId} revision={revision}>
      <ApprovalProvider revision={revision}>
        <section aria-labelledby="terms-and-approval" className="mt-8 grid gap-4">
          <h2 id="terms-and-approval">Terms and approval</h2>
          <KeyTerms />
          {waiting ? null : (
            <>
              <ApprovalForm specificationId={id} approverName={approverName} openCount={openCount} />
              {round?.state === 'open' ? <DeclineForm specificationId={id} name={approverName} /> : null}
            </>
          )}
        </section>
        <ApprovalBar
          neededCount={0}
          rewriteCount={0}
          openCount={openCount}
          waiting={waiting}
          isAsked={round?.state === 'open' && !waiting}
          lastPage={null}
        />
      </ApprovalProvider>
    </DraftEditorProvider>
  )
}
