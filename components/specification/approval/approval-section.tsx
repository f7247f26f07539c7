import { anchorOf, FIRST_CLOSING_PART, listOpenRows } from '@/components/specification/document/document'
import { DocumentPart } from '@/components/specification/document/document-part'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import type { SpecificationContent } from '@/lib/specification/schema'
import { ApprovalForm } from './approval-form'
import { KeyTerms } from './key-terms'
import { SignatureLines } from './signature-lines'

/** The end of a draft: what is still to be confirmed, the terms, and the approval itself. */
export function ApprovalSection({
  specificationId,
  content,
  contactName,
}: {
  specificationId: string
  content: SpecificationContent
  contactName: string
}) {
  const open = listOpenRows(content)
  return (
    <>
      <DocumentPart number={`3.${FIRST_CLOSING_PART + 3}`} title="Still to be confirmed" heading="h2">
        {open.length === 0 ? (
          <p className="measure">Nothing: every detail of this specification is settled.</p>
        ) : (
          <>
            <p className="measure">
              You can approve without these. They read “To be confirmed” until they are settled, and
              candidates are told so.
              <span className="print:hidden">
                {' '}
                To settle one now,{' '}
                <Link href={paths.consultation} className="link">
                  go back to the consultation
                </Link>{' '}
                and say it there.
              </span>
            </p>
            <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {open.map(({ key, label }) => (
                <li key={key} className="border-b py-1.5">
                  <a href={`#${anchorOf(key)}`} className="link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </DocumentPart>
      <DocumentPart number={`3.${FIRST_CLOSING_PART + 4}`} title="Terms and approval" heading="h2">
        <KeyTerms />
        <ApprovalForm specificationId={specificationId} contactName={contactName} open={open.length} />
        <SignatureLines name={contactName} />
      </DocumentPart>
    </>
  )
}
