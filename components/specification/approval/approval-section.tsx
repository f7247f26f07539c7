import { anchorOf, firstClosingPart, listOpenRows } from '@/components/specification/document/document'
import { DocumentPart } from '@/components/specification/document/document-part'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import type { SpecificationContent } from '@/lib/specification/schema'
import { ApprovalForm } from './approval-form'
import { KeyTerms } from './key-terms'
import { SignatureLines } from './signature-lines'

export function ApprovalSection({
  specificationId,
  content,
  contactName,
}: {
  specificationId: string
  content: SpecificationContent
  contactName: string
}) {
  const openRows = listOpenRows(content)
  return (
    <>
      <DocumentPart number={`3.${firstClosingPart(content) + 3}`} title="Still to be confirmed" heading="h2">
        {openRows.length === 0 ? (
          <p className="measure">Nothing. Every detail is confirmed.</p>
        ) : (
          <>
            <p className="measure">
              You can approve without these. Candidates will see “To be confirmed”.
              <span className="print:hidden">
                {' '}
                To fill one in,{' '}
                <Link href={paths.consultation} className="link">
                  go back to the consultation
                </Link>
                .
              </span>
            </p>
            <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {openRows.map(({ key, label, page }) => (
                <li key={key} className="border-b py-1.5">
                  <a href={`${page === null ? '' : `?page=${page}`}#${anchorOf(key)}`} className="link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </DocumentPart>
      <DocumentPart number={`3.${firstClosingPart(content) + 4}`} title="Terms and approval" heading="h2">
        <KeyTerms />
        <ApprovalForm
          specificationId={specificationId}
          contactName={contactName}
          openCount={openRows.length}
        />
        <SignatureLines name={contactName} />
      </DocumentPart>
    </>
  )
}
