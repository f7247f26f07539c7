import type { Metadata } from 'next'
import { LinkList } from '@/components/layout/link-list'
import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'
import RootLayout, * as root from './layout'

export const viewport = root.viewport

export const metadata: Metadata = {
  ...root.metadata,
  title: `Page Not Found | ${brand.product}`,
  description: null,
  robots: { index: false },
}

const LINKS = [
  { href: paths.home, label: 'Home page', text: 'What we do and how it works' },
  { href: paths.vacancies, label: 'Your vacancies', text: 'If you’ve started one in this browser' },
  { href: paths.register, label: 'Register your company', text: 'To start your first vacancy' },
  { href: paths.jobs, label: 'Engineering jobs', text: 'If you’re looking for a job' },
  { href: paths.contact(), label: 'Contact Sales', text: 'If you can’t find what you need' },
] as const

/** Has its own document, so that other pages do not ship it. */
export default function NotFound() {
  return (
    <RootLayout>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <SiteHeader />
        <main
          id="main"
          tabIndex={-1}
          className="container-page grid flex-1 content-center gap-x-10 gap-y-8 py-10 sm:py-14 lg:grid-cols-12 lg:items-center"
        >
          <div className="lg:col-span-6">
            <h1 className="text-3xl text-display sm:text-4xl">Page Not Found</h1>
            <p className="measure mt-4">
              There’s no page at this address. It may have moved, or the link may be wrong. Anything you’ve
              saved is safe.
            </p>
            <LinkList links={LINKS} />
            <p className="measure mt-6 text-muted-foreground text-xs">
              For developers: is this route missing? Look for a <code className="figure">page.tsx</code> under{' '}
              <code className="figure">app/</code>.
            </p>
          </div>
          <MissingSpanSketch
            label="404"
            className="w-full max-w-60 text-line max-lg:order-first max-sm:[&_path]:[vector-effect:non-scaling-stroke] max-sm:[&_text]:text-[1rem] sm:max-w-md lg:col-span-5 lg:col-start-8"
          />
        </main>
        <SiteFooter />
      </div>
    </RootLayout>
  )
}
