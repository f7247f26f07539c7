import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AddCompanies } from '@/components/account/add-companies'
import { BesideSketch } from '@/components/account/beside-sketch'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { listCompaniesToAdd } from '@/lib/account/queries'
import { currentOwner } from '@/lib/auth/owner'
import { currentPerson } from '@/lib/auth/person'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Add to your account', robots: { index: false } }

export default async function AddCompaniesPage() {
  const [person, owner] = await Promise.all([currentPerson(), currentOwner()])
  if (!person) redirect(paths.signIn)
  const companies = owner ? await listCompaniesToAdd(owner, person) : []
  if (companies.length === 0) redirect(paths.account)
  return (
    <OnboardingShell account={person.email} width="wide">
      <BesideSketch>
        <AddCompanies email={person.email} companies={companies} />
      </BesideSketch>
    </OnboardingShell>
  )
}
