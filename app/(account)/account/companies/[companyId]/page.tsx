import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Colleagues } from '@/components/account/colleagues'
import { CompanyData } from '@/components/account/company-data'
import { DeleteCompany } from '@/components/account/delete-company'
import { LeaveCompany } from '@/components/account/leave-company'
import { TrainingCard } from '@/components/consultation/house-rules/training-card'
import { OnboardingHeading, OnboardingShell } from '@/components/layout/onboarding-shell'
import { getCompanyOfCaller, listColleagues } from '@/lib/account/colleagues/queries'
import { engineKindOf } from '@/lib/ai/engine'
import { currentCaller } from '@/lib/auth/caller'
import { AppError } from '@/lib/errors'
import { id } from '@/lib/fields'
import { isMailSetUp } from '@/lib/mail/service'
import { env } from '@/lib/server/env'

export const metadata: Metadata = { title: 'People', robots: { index: false } }

/** The same not-found screen for a missing company, a foreign one and no cookie. */
async function load(text: string) {
  const caller = await currentCaller()
  const companyId = id.safeParse(text)
  if (!caller || !companyId.success) notFound()
  try {
    const [company, lists] = await Promise.all([
      getCompanyOfCaller(caller, companyId.data),
      listColleagues(caller, companyId.data),
    ])
    return { caller, companyId: companyId.data, company, lists }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
}

export default async function ColleaguesPage({ params }: PageProps<'/account/companies/[companyId]'>) {
  const { caller, companyId, company, lists } = await load((await params).companyId)
  const own = lists.colleagues.find(({ isYou }) => isYou)
  const owners = lists.colleagues.filter(({ role }) => role === 'owner')
  return (
    <OnboardingShell account={caller.person?.email} width="wide">
      <OnboardingHeading title="People">Who can see and change {company.name}.</OnboardingHeading>
      <Colleagues companyId={companyId} isOwner={company.isOwner} lists={lists} isMailSetUp={isMailSetUp()}>
        {company.isEditor ? (
          <TrainingCard companyId={companyId} isModelLed={engineKindOf(env) !== 'builtIn'} />
        ) : null}
      </Colleagues>
      <div className="mt-12 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {company.isOwner ? <CompanyData companyId={companyId} companyName={company.name} /> : null}
        {own ? (
          <LeaveCompany
            companyId={companyId}
            companyName={company.name}
            isOnlyOwner={own.role === 'owner' && owners.length === 1}
          />
        ) : null}
      </div>
      {company.isOwner ? (
        <div className="mt-16">
          <DeleteCompany companyId={companyId} companyName={company.name} />
        </div>
      ) : null}
    </OnboardingShell>
  )
}
