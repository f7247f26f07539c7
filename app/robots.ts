import type { MetadataRoute } from 'next'
import { origin } from '@/lib/content/pages'
import * as paths from '@/lib/paths'

/** Made when it is asked for, as the sitemap is. */
export const dynamic = 'force-dynamic'

/** What needs a company or an administrator is nobody's search result. */
const PRIVATE = [
  '/api/',
  paths.admin,
  paths.about,
  paths.consultation,
  paths.summary,
  paths.jobSpecifications,
]

/** robots.txt. The sitemap is named where its own address is known. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: PRIVATE },
    ...(origin ? { sitemap: `${origin}/sitemap.xml` } : {}),
  }
}
