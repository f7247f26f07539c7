import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { Advert } from '@/lib/advert/schema'
import * as paths from '@/lib/paths'
import { JobGlance } from './job-glance'

interface ListedJob {
  slug: string
  advert: Advert
}

export function JobSearch({ title, place }: { title: string; place: string }) {
  return (
    <search>
      <form action={paths.jobs} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <div className="grid gap-1.5">
          <Label htmlFor="title">Job title</Label>
          <Input id="title" name="title" defaultValue={title} />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="place">Place</Label>
          <Input id="place" name="place" defaultValue={place} />
        </div>
        <button type="submit" className={buttonVariants()}>
          Search
        </button>
      </form>
    </search>
  )
}

/** Below a dimension line, which is its rule. */
export function JobList({ jobs }: { jobs: readonly ListedJob[] }) {
  return (
    <ul className="-mt-6">
      {jobs.map(({ slug, advert }) => (
        <li key={slug} className="grid gap-3 border-b py-5">
          <h2 className="break-words text-xl">
            <a className="link" href={paths.job(slug)}>
              {advert.title}
            </a>
          </h2>
          {advert.employer ? (
            <p className="break-words text-muted-foreground">{advert.employer.name}</p>
          ) : null}
          <JobGlance advert={advert} className="text-sm" />
        </li>
      ))}
    </ul>
  )
}
