import type { MetadataRoute } from 'next'
import { notFound } from 'next/navigation'
import { origin, PUBLIC_PAGES } from '@/lib/content/pages'

/** sitemap.xml: every public page. A sitemap holds absolute addresses alone, so that without `APP_URL` there is none. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (!origin) notFound()
  return Object.values(PUBLIC_PAGES).map(({ path }) => ({ url: origin + path }))
}
