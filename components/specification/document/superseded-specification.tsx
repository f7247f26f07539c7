import type { SourceTexts } from '@/lib/specification/schema'
import { ApprovalRecord } from '@/components/specification/approval/approval-record'
import type { Approval, ShownSpecification } from './document'
import { SpecificationSheet } from './specification-sheet'
import { VersionNotice } from './version-notice'

/** An earlier version, kept as it was, with the way to the newest. */
export function SupersededSpecification({
  specification,
  approval,
  texts,
  newest,
}: {
  specification: ShownSpecification
  approval: Approval | null
  texts: SourceTexts
  newest: { id: string; version: number }
}) {
  return (
    <>
      <header className="mb-8 grid gap-4">
        <h1 className="text-display">Section 3: Your Employee Value Proposition</h1>
        <VersionNotice specification={specification} newest={newest} />
        {approval ? <ApprovalRecord approval={approval} /> : null}
      </header>
      <SpecificationSheet specification={specification} texts={texts} heading="h2" />
    </>
  )
}
