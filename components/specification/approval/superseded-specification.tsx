import { DownloadMenu } from '@/components/specification/document/download-menu'
import { SpecificationSheet } from '@/components/specification/document/specification-sheet'
import { VersionNotice } from '@/components/specification/document/version-notice'
import type { DocumentSpecification } from '@/lib/specification/document/sections'
import type { Approval } from '@/lib/specification/queries'
import type { SourceTexts } from '@/lib/specification/schema'
import { ApprovalRecord } from './approval-record'

export function SupersededSpecification({
  specification,
  approval,
  texts,
  newest,
  page,
}: {
  specification: DocumentSpecification
  approval: Approval | null
  texts: SourceTexts
  newest: { id: string; version: number }
  page: number
}) {
  return (
    <>
      <header className="mb-8 grid gap-4">
        <h1 className="wrap-anywhere text-display">
          <bdi>{specification.content.jobTitle}</bdi>
        </h1>
        <VersionNotice specification={specification} newest={newest} />
        <div className="flex print:hidden">
          <DownloadMenu
            address={`/api/job-specifications/${specification.id}`}
            edition="agency"
            hasCertificate={approval !== null}
          />
        </div>
        {approval ? <ApprovalRecord approval={approval} /> : null}
      </header>
      <SpecificationSheet specification={specification} texts={texts} heading="h2" page={page} />
    </>
  )
}
