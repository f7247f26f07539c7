import { PRINTED_CELL } from '@/components/specification/sheet/title-block'
import { formatMoment } from '@/lib/dates'
import type { Approval } from '@/lib/specification/queries'

const SHOWN_HASH_CHARS = 16

/** The fingerprint is the hash of the full specification. */
export function ApprovalRecord({ approval }: { approval: Approval }) {
  const cells = [
    { label: 'Approved by', text: approval.approverName },
    { label: 'Approved on', text: `${formatMoment(approval.approvedAt)}, UK time` },
    { label: 'Terms version', text: approval.termsVersion },
  ]
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line/70 bg-border sm:grid-cols-2 lg:grid-cols-4 print:bg-transparent">
      {cells.map(({ label, text }) => (
        <div key={label} className={`bg-card px-4 py-3 sm:px-6 ${PRINTED_CELL}`}>
          <dt className="title-label">{label}</dt>
          <dd className="wrap-anywhere font-semibold">{text}</dd>
        </div>
      ))}
      <div className={`bg-card px-4 py-3 sm:px-6 ${PRINTED_CELL}`}>
        <dt className="title-label">Fingerprint (SHA-256)</dt>
        <dd className="print:break-all">
          <span className="figure text-sm print:hidden">
            {approval.contentHash.slice(0, SHOWN_HASH_CHARS)}…
          </span>
          <span className="figure hidden text-sm print:inline">{approval.contentHash}</span>
        </dd>
      </div>
    </dl>
  )
}
