import type { MetadataRoute } from 'next'
import { origin } from '@/lib/content/pages'
import * as paths from '@/lib/paths'

/** Rendered per request, because the address can change after the build. */
export const dynamic = 'force-dynamic'

const PRIVATE = [
  '/api/',
  paths.admin,
  paths.about,
  paths.consultation,
  paths.summary,
  paths.vacancies,
  paths.jobSpecifications,
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: PRIVATE },
    ...(origin ? { sitemap: `${origin}/sitemap.xml` } : {}),
  }
}
