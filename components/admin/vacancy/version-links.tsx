import type { Route } from 'next'
import { STATUS_LABELS } from '@/components/specification/document/status-labels'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import type { Vacancy, VacancyVersion } from '@/lib/vacancy/schema'

export function VersionLinks({
  vacancy,
  versions,
  current,
}: {
  vacancy: Vacancy
  versions: readonly VacancyVersion[]
  current: VacancyVersion | null
}) {
  const { id } = vacancy
  if (versions.length < 2) return null
  return (
    <nav aria-label="Versions" className="flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
      {versions.map(({ version, status }) => {
        const label = `Version ${version} (${STATUS_LABELS[status].label.toLowerCase()})`
        return version === current?.version ? (
          <span key={version} aria-current="page" className="font-semibold">
            {label}
          </span>
        ) : (
          <Link key={version} href={`${paths.adminVacancy(id)}?version=${version}` as Route} className="link">
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
