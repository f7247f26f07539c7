import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { listGlance } from '@/lib/advert/glance'
import type { Advert } from '@/lib/advert/schema'
import * as paths from '@/lib/paths'

interface ListedJob {
  slug: string
  advert: Advert
}

export function JobSearch({ title, place }: { title: string; place: string }) {
  return (
    <search>
      <form
        action={paths.jobs}
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto] sm:gap-4"
      >
        <div className="grid gap-1.5">
          <Label htmlFor="title">Job title</Label>
          <Input id="title" name="title" defaultValue={title} />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="place">Place</Label>
          <Input id="place" name="place" defaultValue={place} />
        </div>
        <button type="submit" className={buttonVariants({ className: 'max-sm:col-span-2' })}>
          Search
        </button>
      </form>
    </search>
  )
}

/** A row each, with what candidates look at first in columns. */
export function JobList({ jobs }: { jobs: readonly ListedJob[] }) {
  return (
    <ul className="border-line/70 border-t">
      {jobs.map(({ slug, advert }) => (
        <li
          key={slug}
          className="grid gap-x-8 gap-y-3 border-b py-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-baseline"
        >
          <div className="grid gap-1">
            <h2 className="break-words text-xl">
              <a className="link" href={paths.job(slug)}>
                {advert.title}
              </a>
            </h2>
            {advert.employer ? (
              <p className="break-words text-muted-foreground">{advert.employer.name}</p>
            ) : null}
          </div>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
            {listGlance(advert).map(({ label, text }) => (
              <div key={label} className="min-w-0">
                <dt className="title-label">{label}</dt>
                <dd className="break-words text-sm tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
