import type { Metadata } from 'next'
import { JobList, JobSearch } from '@/components/jobs/job-list'
import { NoJobs } from '@/components/jobs/no-jobs'
import { DimensionLine } from '@/components/layout/dimension-line'
import { brand } from '@/lib/content/brand'
import { origin } from '@/lib/content/pages'
import * as paths from '@/lib/paths'
import { listJobs } from '@/lib/vacancy/publication/queries'
import { jobSearchSchema } from '@/lib/vacancy/publication/schema'

const TITLE = 'Engineering jobs'
const DESCRIPTION = `Engineering jobs that ${brand.product} recruits for, each with its pay, place and contract. Respond in two minutes, without an account.`

export async function generateMetadata({ searchParams }: PageProps<'/jobs'>): Promise<Metadata> {
  const { title, place } = jobSearchSchema.parse(await searchParams)
  return {
    title: TITLE,
    description: DESCRIPTION,
    ...(origin && { alternates: { canonical: origin + paths.jobs } }),
    // Search engines want the jobs, not searches for them.
    ...(title || place ? { robots: { index: false, follow: true } } : {}),
  }
}

const countOf = (jobs: number, isSearch: boolean) =>
  `${jobs} ${jobs === 1 ? 'job' : 'jobs'}${isSearch ? ' found' : ''}`

export default async function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  const search = jobSearchSchema.parse(await searchParams)
  const jobs = await listJobs(search)
  const isSearch = search.title !== '' || search.place !== ''
  return (
    <div className="container-page grid gap-6 py-10 sm:py-14">
      <h1 className="text-4xl text-display">{TITLE}</h1>
      {jobs.length > 0 || isSearch ? <JobSearch title={search.title} place={search.place} /> : null}
      {jobs.length > 0 || isSearch ? (
        <div role="status" className="mt-2">
          <DimensionLine>{countOf(jobs.length, isSearch)}</DimensionLine>
        </div>
      ) : null}
      {jobs.length > 0 ? <JobList jobs={jobs} /> : <NoJobs search={isSearch ? search : null} />}
    </div>
  )
}
