import type { Metadata } from 'next'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Job not found', robots: { index: false } }

/** With plain anchors: every page of a job ships this, and would ship a `Link`'s script for it. */
export default function JobNotFound() {
  return (
    <div className="container-page py-10 sm:py-14">
      <h1 className="text-display">Job not found</h1>
      <p className="measure mt-4">This job has gone, or the link is wrong.</p>
      <ul className="mt-6 border-t">
        <li className="flex flex-wrap items-baseline gap-x-3 border-b py-3">
          <a href={paths.jobs} className="link font-semibold">
            All jobs
          </a>
          <span className="text-muted-foreground text-sm">open now</span>
        </li>
        <li className="flex flex-wrap items-baseline gap-x-3 border-b py-3">
          <a href={paths.interest()} className="link font-semibold">
            Register your interest
          </a>
          <span className="text-muted-foreground text-sm">we’ll tell you about jobs that suit you</span>
        </li>
      </ul>
    </div>
  )
}
