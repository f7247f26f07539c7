import { EmailCell, PhoneCell } from '@/components/admin/lists/cells'
import { DescriptionList } from '@/components/admin/lists/description-list'
import { labelOf } from '@/components/admin/lists/filter-options'
import { COMPANY_INDUSTRIES, COMPANY_SIZES } from '@/lib/company/options'
import { formatMoment } from '@/lib/dates'
import type { VacancyDetail } from '@/lib/vacancy/schema'
import { Conversation } from './conversation'
import { InterestsCard } from './interests/interests-card'
import { VacancyHistory } from './vacancy-history'

export function VacancyAside({
  detail,
  isPublished,
  isMailSetUp,
}: {
  detail: VacancyDetail
  isPublished: boolean
  isMailSetUp: boolean
}) {
  const { vacancy, company, consultation, specification, history } = detail
  const { approval } = vacancy
  return (
    <div className="grid min-w-0 gap-4 max-xl:contents xl:col-start-2 xl:row-start-1 print:order-last print:mt-6">
      {approval && isPublished ? (
        <div className="max-xl:-order-1">
          <InterestsCard vacancyId={vacancy.id} />
        </div>
      ) : null}
      <section aria-labelledby="company" className="list-card">
        <h2 id="company">Company</h2>
        <DescriptionList
          items={[
            { label: 'Name', value: company.name },
            { label: 'Contact', value: company.contactName },
            { label: 'Email', value: <EmailCell email={company.email} /> },
            { label: 'Phone', value: <PhoneCell phone={company.phone} /> },
            { label: 'Industry', value: labelOf(COMPANY_INDUSTRIES, company.industry) },
            { label: 'Size', value: labelOf(COMPANY_SIZES, company.size) },
            { label: 'Website', value: company.website },
            { label: 'Description', value: company.description },
          ]}
        />
      </section>
      <VacancyHistory id={vacancy.id} history={history} isMailSetUp={isMailSetUp} />
      {approval ? (
        <section aria-labelledby="approval" className="list-card">
          <h2 id="approval">Approval record</h2>
          <DescriptionList
            items={[
              { label: 'Approved by', value: <bdi>{approval.approverName}</bdi> },
              { label: 'Approved on', value: `${formatMoment(new Date(approval.approvedAt))}, UK time` },
              { label: 'Version', value: <span className="figure">{approval.version}</span> },
              { label: 'Terms version', value: approval.termsVersion },
              {
                label: 'SHA-256 fingerprint',
                value: <span className="figure break-all text-xs">{approval.contentHash}</span>,
              },
            ]}
          />
        </section>
      ) : (
        <section aria-labelledby="approval" className="list-card">
          <h2 id="approval">Approval record</h2>
          <p className="text-muted-foreground text-sm">Not approved yet.</p>
        </section>
      )}
      {specification ? <Conversation messages={consultation?.messages ?? []} /> : null}
    </div>
  )
}
