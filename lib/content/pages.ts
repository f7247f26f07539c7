import type { Metadata } from 'next'
import * as paths from '@/lib/paths'
import { env } from '@/lib/server/env'
import { brand } from './brand'

/**
 * The address that people use (`APP_URL`), without a slash at its end. A static page cannot know its own address: where the variable is
 * not set, everything that has to be absolute (canonical, pictures for sharing, the sitemap) is left out rather than made up.
 */
export const origin = env.APP_URL && new URL(env.APP_URL).origin

/** The pages that anybody may find: the words for a search result and for a shared link. `title` stands without the product's name. */
export const PUBLIC_PAGES = {
  home: {
    path: paths.home,
    title: 'Engineering recruitment that shows its working',
    description:
      'Hire Smarter. Hire Fairer. Hire Faster. A ten-minute conversation becomes a job specification in which every line shows where it came from.',
  },
  register: {
    path: paths.register,
    title: 'Create your account',
    description:
      'Register your company with a business e-mail address and begin your first vacancy. It takes four details and then a conversation of about ten minutes.',
  },
  vacancyBuilder: {
    path: paths.vacancyBuilder,
    title: 'AI Vacancy Builder',
    description:
      'Five questions about the engineer you need: industry, job title, reason, salary and what they must achieve. Your answers open the consultation.',
  },
  interest: {
    path: paths.interest(),
    title: 'Register your interest',
    description:
      'Hiring engineers, or looking for your next engineering role? Tell us what you need and a person who knows the field will answer.',
  },
  contact: {
    path: paths.contact(),
    title: 'Contact sales',
    description:
      'Ask about plans, prices and success-based recruitment. Tell us how many engineers you hire in a year and we answer within 24 hours.',
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy policy',
    description:
      'What personal data we collect, why, on which legal basis under UK GDPR, how long we keep it, and the rights that you have over it.',
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
      'Which cookies this site uses and why, and the switches for those that are optional. Nothing optional loads before you say so.',
  },
} as const

export type PublicPage = keyof typeof PUBLIC_PAGES

/** The picture that a link to a page is shared with, made at build. */
export function sharePicture(page: PublicPage) {
  const { path } = PUBLIC_PAGES[page]
  return `/share${path === paths.home ? '/home' : path}.png`
}

/** Title, description, canonical address and sharing of a public page; for its `metadata`. */
export function pageMetadata(page: PublicPage, base: string | undefined = origin): Metadata {
  const { path, title: name, description } = PUBLIC_PAGES[page]
  const title = page === 'home' ? { absolute: `${brand.product}: ${name.toLowerCase()}` } : name
  const sharing = { title, description, type: 'website', siteName: brand.product, locale: 'en_GB' } as const
  if (!base) return { title, description, openGraph: sharing }
  const url = base + path
  const images = [{ url: base + sharePicture(page), width: 1200, height: 630, type: 'image/png', alt: name }]
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { ...sharing, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
