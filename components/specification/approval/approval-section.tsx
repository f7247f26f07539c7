import type { Route } from 'next'
import { DeclineForm } from '@/components/specification/rounds/decline-form'
import { describeWaiting } from '@/components/specification/rounds/describe-round'
import { SheetPart } from '@/components/specification/sheet/sheet-part'
import { Link } from '@/components/ui/link'
import type { RoundView } from '@/lib/sharing/rounds/schema'
import { anchorOf, SOUGHT } from '@/lib/specification/document/parts'
import { type DraftDocument, firstClosingPart, listOpenRows } from '@/lib/specification/document/sections'
import type { Missing } from '@/lib/specification/floor'
import { type Section, sectionRow } from '@/lib/specification/options'
import { ApprovalForm } from './approval-form'
import { KeyTerms } from './key-terms'
import { NeededDetails } from './needed-details'
import { SignatureLines } from './signature-lines'

export function ApprovalSection({
  specification,
  canApprove,
  missing,
  round,
  consultation,
}: {
  specification: DraftDocument
  /** Otherwise the reader sees who can. */
  canApprove: boolean
  missing: readonly Missing[]
  round: RoundView | null
  consultation: Route
}) {
  const { id, content, approverName } = specification
  const waiting = describeWaiting(round)
  const neededPaths = missing.map(({ path }) => path)
  const openRows = listOpenRows(content).filter(({ key }) => !neededPaths.includes(sectionRow(key).path))
  return (
    <>
      {missing.length > 0 ? (
        <section aria-labelledby="needed" className="grid gap-4 px-4 pt-8 sm:px-6 print:hidden">
          <h2 id="needed" tabIndex={-1} className="text-xl">
            Needed before you approve
          </h2>
          <NeededDetails missing={missing} consultation={consultation} />
        </section>
      ) : null}
      <SheetPart number={`3.${firstClosingPart(content) + 3}`} title="Still to be confirmed" heading="h2">
        {openRows.length === 0 ? (
          <p className="measure">
            {missing.length > 0 ? 'Only the details listed above.' : 'Every detail is confirmed.'}
          </p>
        ) : (
          <>
            <p className="measure print:hidden">
              You can approve without these. Select one to fill it in, or{' '}
              <Link href={consultation} className="link">
                go back to the consultation
              </Link>
              .
            </p>
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {openRows.map(({ key, label, page }) => (
                <li key={key}>
                  <a
                    href={`${page === null ? '' : `?page=${page}`}#${anchorOf(key)}`}
                    className="link touch-target inline-flex min-h-6 items-center"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <p className="measure text-muted-foreground text-sm print:hidden">
              {describeForCandidates(openRows)}
            </p>
          </>
        )}
      </SheetPart>
      <SheetPart number={`3.${firstClosingPart(content) + 4}`} title="Terms and approval" heading="h2">
        <KeyTerms />
        {waiting ? (
          <p className="measure print:hidden">{waiting}</p>
        ) : canApprove ? (
          <ApprovalForm specificationId={id} approverName={approverName} openCount={openRows.length} />
        ) : (
          <p className="measure print:hidden">
            You can edit this draft but not approve it. Ask an owner of {content.companyName} to approve it,
            or to let you.
          </p>
        )}
        {canApprove && round?.state === 'open' && !waiting ? (
          <DeclineForm specificationId={id} name={approverName} />
        ) : null}
        {canApprove ? <SignatureLines name={approverName} /> : null}
      </SheetPart>
    </>
  )
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What becomes of open details in the edition for candidates. */
function describeForCandidates(rows: readonly { key: Section; label: string }[]): string {
  const shown = rows.filter(({ key }) => SOUGHT.includes(key)).map(({ label }) => label.toLowerCase())
  if (shown.length === 0) return 'They’re left out of what candidates see.'
  const rest = rows.length > shown.length ? ' The rest is left out of what they see.' : ''
  return `Candidates will see “To be confirmed” for ${AND.format(shown)}.${rest}`
}
