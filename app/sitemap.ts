import type { MetadataRoute } from 'next'
import { notFound } from 'next/navigation'
import { origin, PUBLIC_PAGES } from '@/lib/content/pages'
import { listJobs } from '@/lib/vacancy/publication/queries'

/** Rendered per request, because one built image can run at different addresses. */
export const dynamic = 'force-dynamic'

/** 404 without `APP_URL`, because a sitemap needs absolute addresses. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (!origin) notFound()
  const jobs = await listJobs()
  return [
    ...Object.values(PUBLIC_PAGES).map(({ path }) => ({ url: origin + path })),
    ...jobs.map(({ url, changedAt }) => ({ url, lastModified: changedAt })),
  ]
}
