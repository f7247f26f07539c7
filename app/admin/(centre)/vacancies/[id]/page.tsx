import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { VacancyScreen } from '@/components/admin/vacancy/vacancy-screen'
import { requireAdministratorPage } from '@/lib/auth/administrator'
import { AppError } from '@/lib/errors'
import { id as idSchema } from '@/lib/fields'
import { isMailSetUp } from '@/lib/mail/service'
import { toPageNumber } from '@/lib/specification/document/sections'
import { getPublication } from '@/lib/vacancy/publication/queries'
import { getVacancy } from '@/lib/vacancy/queries'
import { vacancyVersionQuerySchema } from '@/lib/vacancy/schema'

const loadVacancy = cache(async (id: string, query: string | string[] | undefined) => {
  const administrator = await requireAdministratorPage()
  const parsedId = idSchema.safeParse(id)
  const parsedQuery = vacancyVersionQuerySchema.safeParse({ version: query })
  if (!parsedId.success || !parsedQuery.success) notFound()
  try {
    const [detail, publication] = await Promise.all([
      getVacancy(parsedId.data, parsedQuery.data.version),
      getPublication(parsedId.data),
    ])
    return { administrator, detail, publication }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') notFound()
    throw error
  }
})

type Props = PageProps<'/admin/vacancies/[id]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { detail } = await loadVacancy((await params).id, (await searchParams).version)
  return { title: `${detail.vacancy.jobTitle ?? 'Vacancy'}, ${detail.company.name}` }
}

export default async function VacancyPage({ params, searchParams }: Props) {
  const { version, page } = await searchParams
  const { administrator, detail, publication } = await loadVacancy((await params).id, version)
  return (
    <AdminShell administrator={administrator} current="vacancy">
      <VacancyScreen
        detail={detail}
        publication={publication}
        page={toPageNumber(page)}
        isSpecificationOpen={!detail.vacancy.approval || version !== undefined || page !== undefined}
        isMailSetUp={isMailSetUp()}
      />
    </AdminShell>
  )
}
