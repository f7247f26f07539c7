import { DownloadMenu } from '@/components/specification/document/download-menu'
import { PrintedIssuer } from '@/components/specification/document/printed-issuer'
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
      <header className="mb-12 grid gap-6 print:mb-6">
        <div className="flex items-start justify-between gap-6">
          <h1 className="wrap-anywhere text-display print:sr-only">
            <bdi>{specification.content.jobTitle}</bdi>
          </h1>
          <PrintedIssuer />
        </div>
        <VersionNotice specification={specification} other={newest} />
        <div className="flex print:hidden">
          <DownloadMenu
            address={`/api/job-specifications/${specification.id}`}
            edition="agency"
            hasCertificate={approval !== null}
          />
        </div>
        {approval ? (
          <section aria-labelledby="record" className="mt-2 grid gap-5">
            <h2 id="record">Approval record</h2>
            <ApprovalRecord approval={approval} />
          </section>
        ) : null}
      </header>
      <SpecificationSheet specification={specification} texts={texts} heading="h2" page={page} />
    </>
  )
}
