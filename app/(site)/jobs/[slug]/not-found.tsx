import type { Metadata } from 'next'
import { LinkList } from '@/components/layout/link-list'
import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Job not found', robots: { index: false } }

const LINKS = [
  { href: paths.jobs, label: 'All jobs', text: 'What’s open now' },
  {
    href: paths.interest(),
    label: 'Register your interest',
    text: 'We’ll tell you about jobs that suit you',
  },
] as const

export default function JobNotFound() {
  return (
    <div className="container-page grid gap-x-10 gap-y-8 py-10 sm:py-14 lg:grid-cols-12 lg:items-center">
      <div className="lg:col-span-6">
        <h1 className="text-3xl text-display sm:text-4xl">Job not found</h1>
        <p className="measure mt-4">This job has gone, or the link is wrong.</p>
        <LinkList links={LINKS} />
      </div>
      <MissingSpanSketch className="w-full max-w-60 text-line max-lg:order-first sm:max-w-md lg:col-span-5 lg:col-start-8" />
    </div>
  )
}
