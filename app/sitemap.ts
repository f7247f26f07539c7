import type { MetadataRoute } from 'next'
import { notFound } from 'next/navigation'
import { origin, PUBLIC_PAGES } from '@/lib/content/pages'

/** Made when it is asked for: an image that was built once answers for the address that it runs at. */
export const dynamic = 'force-dynamic'

/** sitemap.xml: every public page. A sitemap holds absolute addresses alone, so that without `APP_URL` there is none. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (!origin) notFound()
  return Object.values(PUBLIC_PAGES).map(({ path }) => ({ url: origin + path }))
}
