import { COMPANY_INDUSTRIES, COMPANY_SIZES } from '@/lib/company/options'
import type { Company } from '@/lib/company/schema'

const labelIn = (options: readonly { key: string; label: string }[], key: string | null) =>
  options.find((option) => option.key === key)?.label ?? null

/** The company's details for those who can't change them. */
export function CompanyFacts({ company }: { company: Company }) {
  const rows: [label: string, text: string | null][] = [
    ['Company', company.name],
    ['Industry', labelIn(COMPANY_INDUSTRIES, company.industry)],
    ['Size', labelIn(COMPANY_SIZES, company.size)],
    ['Website', company.website],
    ['About', company.description],
    ['Job title', company.jobTitle],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1 border-t sm:grid-cols-[10rem_minmax(0,1fr)]">
      {rows.map(([label, text]) => (
        <div key={label} className="grid gap-x-6 border-b py-2.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text ?? 'Not given'}</dd>
        </div>
      ))}
    </dl>
  )
}
