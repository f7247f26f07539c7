import type { Metadata } from 'next'
import { NotFoundLinks } from '@/components/layout/not-found-links'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Job Not Found', robots: { index: false } }

const LINKS = [
  { href: paths.jobs, label: 'All jobs', text: 'open now' },
  {
    href: paths.interest(),
    label: 'Register your interest',
    text: 'we’ll tell you about jobs that suit you',
  },
] as const

export default function JobNotFound() {
  return (
    <div className="container-page py-10 sm:py-14">
      <NotFoundLinks title="Job Not Found" links={LINKS}>
        This job has gone, or the link is wrong.
      </NotFoundLinks>
    </div>
  )
}
