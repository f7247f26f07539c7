import type { Route } from 'next'
import { CookieSettingsButton } from '@/components/layout/consent/cookie-settings-button'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'
import { Wordmark } from './wordmark'

/** The company details that every page must show. */
export const LEGAL_LINE = `${brand.legalName}. Company registration number ${brand.companyNumber}. ${brand.registeredIn}.`

export function LegalLine() {
  return <p className="text-muted-foreground text-sm">{LEGAL_LINE}</p>
}

const LEGAL = [
  { href: paths.privacy, label: 'Privacy policy' },
  { href: paths.terms, label: 'Terms of service' },
  { href: paths.cookies, label: 'Cookies' },
] as const

/** For pages without the footer of the public site. */
export function LegalLinks() {
  return (
    <nav aria-label="Legal" className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      {LEGAL.map(({ href, label }) => (
        <a key={label} href={href} className="link inline-flex min-h-6 items-center">
          {label}
        </a>
      ))}
      <CookieSettingsButton className="link text-sm" />
    </nav>
  )
}

const GROUPS = [
  {
    title: 'Product',
    links: [
      { href: paths.interest(), label: 'Get Started' },
      { href: paths.features, label: 'Features' },
      { href: paths.pricing, label: 'Pricing' },
      { href: paths.contact(), label: 'Contact Sales' },
      { href: paths.apiReference, label: 'API reference' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: paths.jobs, label: 'Jobs' },
      { href: paths.aboutUs, label: 'About' },
      { href: paths.faq, label: 'FAQ' },
      { href: brand.parentUrl as Route, label: 'Parent company' },
    ],
  },
  {
    title: 'Legal',
    links: LEGAL,
  },
] as const

export function SiteFooter() {
  return (
    <footer data-slot="site-footer" className="border-t bg-card">
      <div className="container-page grid gap-10 pt-12 pb-8 lg:grid-cols-12 lg:gap-6 lg:pt-16">
        <div className="grid content-start gap-3 lg:col-span-5">
          <Wordmark product={brand.product} />
          <p className="max-w-[30ch] text-muted-foreground">
            Specialist engineering recruitment. Every line of your job specification shows its source.
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:col-span-7 lg:pt-2"
        >
          {GROUPS.map(({ title, links }) => (
            <div key={title}>
              <p className="title-label">{title}</p>
              <ul className="mt-1">
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <a
                      href={href}
                      className="inline-flex min-h-9 items-center text-sm underline-offset-4 hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t py-5">
          <LegalLine />
          <CookieSettingsButton className="link text-sm" />
        </div>
      </div>
    </footer>
  )
}
