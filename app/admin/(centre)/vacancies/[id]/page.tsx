import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { VacancyScreen } from '@/components/admin/vacancy/vacancy-screen'
import { requireAdministratorPage } from '@/lib/auth/administrator'
import { AppError } from '@/lib/errors'
import { id as idSchema } from '@/lib/fields'
import { getVacancy } from '@/lib/vacancy/queries'

/** The vacancy for a signed-in administrator alone; the not-found screen where there is none of this id. */
const load = cache(async (id: string) => {
  const { username } = await requireAdministratorPage()
  const named = idSchema.safeParse(id)
  if (!named.success) notFound()
  try {
    return { username, detail: await getVacancy(named.data) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
})

export async function generateMetadata({ params }: PageProps<'/admin/vacancies/[id]'>): Promise<Metadata> {
  const { detail } = await load((await params).id)
  return { title: `${detail.vacancy.jobTitle ?? 'Vacancy'}, ${detail.company.name}` }
}

export default async function VacancyPage({ params, searchParams }: PageProps<'/admin/vacancies/[id]'>) {
  const { username, detail } = await load((await params).id)
  const version = Number((await searchParams).version)
  const { specifications, vacancy } = detail
  const shown =
    specifications.find((one) => one.version === version) ??
    specifications.find((one) => one.id === vacancy.approval?.specificationId) ??
    specifications[0]
  return (
    <AdminShell username={username} current="vacancy">
      <VacancyScreen detail={detail} shown={shown} />
    </AdminShell>
  )
}
