import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { JobPage } from '@/components/jobs/job-page'
import { Respond } from '@/components/jobs/respond'
import { summariseAdvert } from '@/lib/advert/glance'
import { brand } from '@/lib/content/brand'
import { origin } from '@/lib/content/pages'
import { isMailSetUp } from '@/lib/mail/service'
import { markGone } from '@/lib/server/http/request-state'
import { findJob } from '@/lib/vacancy/publication/queries'

const loadJob = cache(async (slug: string) => {
  const job = await findJob(slug)
  if (job === 'gone') markGone()
  if (!job || job === 'gone') notFound()
  return job
})

type Props = PageProps<'/jobs/[slug]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { advert, slug, url, state } = await loadJob((await params).slug)
  const title = [advert.title, advert.place?.town].filter(Boolean).join(', ')
  const description = summariseAdvert(advert)
  const images = origin
    ? [{ url: `${origin}/share/jobs/${slug}.png`, width: 1200, height: 630, type: 'image/png', alt: title }]
    : []
  const sharing = { title, description, type: 'article', siteName: brand.product, locale: 'en_GB' } as const
  return {
    title,
    description,
    ...(state === 'closed' ? { robots: { index: false } } : {}),
    ...(origin
      ? {
          alternates: { canonical: url },
          openGraph: { ...sharing, url, images },
          twitter: { card: 'summary_large_image', title, description, images },
        }
      : { openGraph: sharing }),
  }
}

export default async function Job({ params, searchParams }: Props) {
  const job = await loadJob((await params).slug)
  const { sent, problem } = await searchParams
  return (
    <JobPage job={job}>
      <Respond
        slug={job.slug}
        agency={job.advert.agency.legalName}
        isSent={sent !== undefined}
        isMailSetUp={isMailSetUp()}
        problems={String(problem ?? '')
          .split(',')
          .filter(Boolean)}
      />
    </JobPage>
  )
}
