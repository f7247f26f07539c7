import { DrawnSection } from '@/components/layout/drawn-section'
import { buttonVariants } from '@/components/ui/button-variants'

/** For owners: all data as a file. */
export function CompanyData({ companyId, companyName }: { companyId: string; companyName: string }) {
  return (
    <DrawnSection title="Data">
      <p className="text-muted-foreground">
        Download everything {companyName} has stored here: company details, people, conversations, briefs and
        specifications.
      </p>
      <a
        href={`/api/companies/${encodeURIComponent(companyId)}/export`}
        download={`company-${companyId}.json`}
        className={buttonVariants({ variant: 'outline', className: 'justify-self-start' })}
      >
        Download all data (JSON)
      </a>
    </DrawnSection>
  )
}
