/** The pages of the sitemap, in its order. */
export const PUBLIC_PAGES = [
  '/',
  '/register',
  '/ai-consultation',
  '/interest',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies',
]
