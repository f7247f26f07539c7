import type { Metadata } from 'next'
import * as paths from '@/lib/paths'
import { env } from '@/lib/server/env'
import { brand } from './brand'

/** `APP_URL` without a trailing slash. Without it everything that needs an absolute URL is left out (canonical link, sitemap). */
export const origin = env.APP_URL && new URL(env.APP_URL).origin

/** Titles exclude the product name. */
export const PUBLIC_PAGES = {
  home: {
    path: paths.home,
    title: 'Engineering recruitment that shows its working',
    description:
      'Hire Smarter. Hire Fairer. Hire Faster. A 10-minute conversation becomes a job specification that shows the source of every line.',
  },
  register: {
    path: paths.register,
    title: 'Create your account',
    description:
      'Register your company with your work email and start your first vacancy. All it takes is four details and a conversation of about 10 minutes.',
  },
  vacancyBuilder: {
    path: paths.vacancyBuilder,
    title: 'AI Vacancy Builder',
    description:
      'Five questions about the engineer you need: industry, job title, reason, salary and first-year goals. The consultation starts from your answers.',
  },
  interest: {
    path: paths.interest(),
    title: 'Register your interest',
    description:
      'Hiring engineers, or looking for your next engineering role? Tell us what you need and a specialist recruiter will reply.',
  },
  contact: {
    path: paths.contact(),
    title: 'Contact sales',
    description:
      'Ask about plans, prices and success-based recruitment. Tell us how many engineers you hire each year and we’ll reply within 24 hours.',
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy policy',
    description:
      'What personal data we collect and why, our legal basis under UK GDPR, how long we keep it, and your rights.',
  },
  terms: {
    path: paths.terms,
    title: 'Terms of service',
    description:
      'The agreement between us: the service, your responsibilities, payment, liability, intellectual property, data protection and termination.',
  },
  cookies: {
    path: paths.cookies,
    title: 'Cookie policy',
    description:
      'Which cookies this site uses and why, and how to switch the optional ones on or off. Nothing optional loads without your consent.',
  },
} as const

export type PublicPage = keyof typeof PUBLIC_PAGES

export function sharePicturePath(page: PublicPage) {
  const { path } = PUBLIC_PAGES[page]
  return `/share${path === paths.home ? '/home' : path}.png`
}

export function pageMetadata(page: PublicPage, base: string | undefined = origin): Metadata {
  const { path, title: name, description } = PUBLIC_PAGES[page]
  const title = page === 'home' ? { absolute: `${brand.product}: ${name.toLowerCase()}` } : name
  const sharing = { title, description, type: 'website', siteName: brand.product, locale: 'en_GB' } as const
  if (!base) return { title, description, openGraph: sharing }
  const url = base + path
  const images = [
    { url: base + sharePicturePath(page), width: 1200, height: 630, type: 'image/png', alt: name },
  ]
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { ...sharing, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
