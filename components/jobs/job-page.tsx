import type { ReactNode } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { ukDay } from '@/lib/advert/days'
import { formatDay } from '@/lib/advert/description'
import { toJobPosting, toScriptJson } from '@/lib/advert/job-posting'
import type { Advert } from '@/lib/advert/schema'
import * as paths from '@/lib/paths'
import { AdvertText } from './advert-text'
import { JobGlance } from './job-glance'

export function JobPage({
  job,
  children,
}: {
  job: { advert: Advert; state: 'open' | 'closed'; reference: string; publishedAt: Date }
  /** How to respond; not shown once it is closed. */
  children: ReactNode
}) {
  const { advert, state, reference, publishedAt } = job
  const { employer, agency } = advert
  const isOpen = state === 'open'
  return (
    <div className="container-page grid gap-8 py-10 sm:py-14">
      {isOpen ? <script type="application/ld+json">{toScriptJson(toJobPosting(advert, job))}</script> : null}
      <header className="grid gap-4">
        <a href={paths.jobs} className="link w-fit text-sm print:hidden">
          All jobs
        </a>
        <h1 className="break-words text-4xl text-display">{advert.title}</h1>
        <p className="text-muted-foreground">
          {employer ? (
            <>
              {employer.website ? (
                <a className="link" href={employer.website} rel="nofollow">
                  {employer.name}
                </a>
              ) : (
                employer.name
              )}
              {', through '}
            </>
          ) : (
            'A client of '
          )}
          {agency.legalName}. Posted on {formatDay(ukDay(publishedAt))}, reference{' '}
          <span className="figure">{reference}</span>.
        </p>
        {isOpen ? null : (
          <Alert variant="signal">
            <AlertTitle>This job is closed</AlertTitle>
            <AlertDescription>You can still read what it was. We no longer take responses.</AlertDescription>
          </Alert>
        )}
        <JobGlance advert={advert} />
        {isOpen ? (
          <a href="#respond" className={`${buttonVariants()} w-fit lg:hidden print:hidden`}>
            I’m interested
          </a>
        ) : null}
      </header>
      <div className="grid items-start gap-10 lg:grid-cols-12">
        <div className="grid gap-8 lg:col-span-7">
          <AdvertText advert={advert} isClosed={!isOpen} />
        </div>
        {isOpen ? <div className="lg:col-span-5 print:hidden">{children}</div> : null}
      </div>
    </div>
  )
}
