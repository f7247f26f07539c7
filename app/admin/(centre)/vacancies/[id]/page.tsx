import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { VacancyScreen } from '@/components/admin/vacancy/vacancy-screen'
import { requireAdministratorPage } from '@/lib/auth/administrator'
import { AppError } from '@/lib/errors'
import { id as idSchema } from '@/lib/fields'
import { getVacancy } from '@/lib/vacancy/queries'

const loadVacancy = cache(async (id: string) => {
  const { username } = await requireAdministratorPage()
  const parsedId = idSchema.safeParse(id)
  if (!parsedId.success) notFound()
  try {
    return { username, detail: await getVacancy(parsedId.data) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
})

export async function generateMetadata({ params }: PageProps<'/admin/vacancies/[id]'>): Promise<Metadata> {
  const { detail } = await loadVacancy((await params).id)
  return { title: `${detail.vacancy.jobTitle ?? 'Vacancy'}, ${detail.company.name}` }
}

export default async function VacancyPage({ params, searchParams }: PageProps<'/admin/vacancies/[id]'>) {
  const { username, detail } = await loadVacancy((await params).id)
  const requestedVersion = Number((await searchParams).version)
  const { specifications, vacancy } = detail
  const specification =
    specifications.find(({ version }) => version === requestedVersion) ??
    specifications.find(({ id }) => id === vacancy.approval?.specificationId) ??
    specifications[0]
  return (
    <AdminShell username={username} current="vacancy">
      <VacancyScreen detail={detail} specification={specification} />
    </AdminShell>
  )
}
