import type { Metadata } from 'next'
import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { buttonVariants } from '@/components/ui/button-variants'
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
          className="container-page grid flex-1 content-center gap-x-10 gap-y-8 py-10 sm:py-14 lg:grid-cols-12 lg:items-center lg:gap-y-12"
        >
          <div className="lg:col-span-6">
            <h1 className="text-3xl text-display sm:text-4xl">Page Not Found</h1>
            <p className="measure mt-4">
              There’s no page at this address. It may have moved, or the link may be wrong. Anything you’ve
              saved is safe.
            </p>
            <a href={paths.home} className={buttonVariants({ className: 'mt-6 max-sm:w-full' })}>
              Home page
            </a>
          </div>
          <MissingSpanSketch
            label="404"
            className="w-full max-w-60 text-line max-lg:order-first max-sm:[&_path]:[vector-effect:non-scaling-stroke] max-sm:[&_text]:text-[1rem] sm:max-w-md lg:col-span-5 lg:col-start-8 lg:max-w-none"
          />
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:col-span-12 lg:grid-cols-4">
            {LINKS.map(({ href, label, text }) => (
              <li key={label} className="border-t border-line py-3">
                <a href={href} className="link w-fit font-semibold">
                  {label}
                </a>
                <p className="mt-0.5 text-muted-foreground text-sm">{text}</p>
              </li>
            ))}
          </ul>
          <p className="text-muted-foreground text-xs lg:col-span-12">
            For developers: is this route missing? Look for a <code className="figure">page.tsx</code> under{' '}
            <code className="figure">app/</code>.
          </p>
        </main>
        <SiteFooter />
      </div>
    </RootLayout>
  )
}
