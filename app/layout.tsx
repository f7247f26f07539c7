import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { APP_SCRIPT } from '@/components/layout/app-script'
import { ConsentBanner } from '@/components/layout/consent/consent-banner'
import { CONSENT_SCRIPT } from '@/components/layout/consent/consent-script'
import { FocusHeading } from '@/components/layout/focus-heading'
import { LEGAL_LINE } from '@/components/layout/site-footer'
import { BOOT_SCRIPT } from '@/components/layout/theme/boot-script'
import { RunBootScript } from '@/components/layout/theme/run-boot-script'
import { UpdateNotice } from '@/components/layout/update/update-notice'
import { UPDATE_SCRIPT } from '@/components/layout/update/update-script'
import { Mark } from '@/components/layout/wordmark'
import { buttonVariants } from '@/components/ui/button-variants'
import { Toaster } from '@/components/ui/toaster'
import { brand } from '@/lib/content/brand'
import { origin, PUBLIC_PAGES } from '@/lib/content/pages'
import * as paths from '@/lib/paths'
import { allowLayoutScript } from '@/lib/server/http/layout-script'
import { OPTIONAL_SCRIPTS } from '@/lib/server/optional-scripts'
import './site.css'

// scripts/fonts.mjs makes these files as subsets of two font families.
const text = localFont({
  src: './fonts/archivo-text.woff2',
  variable: '--font-archivo',
  weight: '400 600',
  display: 'swap',
})

const display = localFont({
  src: './fonts/archivo-display.woff2',
  variable: '--font-archivo-display',
  weight: '650',
  display: 'swap',
})

/** Accented letters, downloaded only by a page that has one. */
const accentedText = localFont({
  src: './fonts/archivo-more.woff2',
  variable: '--font-archivo-more',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A0-A2, U+A4-A8, U+AA-B6, U+B8-D6, U+D8-E8, U+EA-17F' }],
})

const plexMono = localFont({
  src: './fonts/plex-mono.woff2',
  variable: '--font-plex-mono',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

export const metadata: Metadata = {
  title: { default: `${brand.product}: engineering recruitment`, template: `%s | ${brand.product}` },
  description: PUBLIC_PAGES.home.description,
  applicationName: brand.product,
  formatDetection: { telephone: false, address: false, email: false },
  appleWebApp: { title: brand.product },
  ...(origin ? { metadataBase: new URL(origin) } : {}),
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#0b1624' },
  ],
}

/** Our only inline script. It must be static text, because the Content-Security-Policy allows it by the SHA-256 of exactly this string. */
const INLINE_SCRIPT = allowLayoutScript(`${BOOT_SCRIPT};${UPDATE_SCRIPT};${CONSENT_SCRIPT};${APP_SCRIPT}`)

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-GB"
      className={`${text.variable} ${display.variable} ${accentedText.variable} ${plexMono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script id="boot">{INLINE_SCRIPT}</script>
      </head>
      <body>
        <RunBootScript />
        <UpdateNotice buttonClass={buttonVariants()} />
        <ConsentBanner
          scripts={OPTIONAL_SCRIPTS}
          buttonClass={buttonVariants({ variant: 'outline', size: 'compact' })}
          chosenButtonClass={buttonVariants({ size: 'compact' })}
        />
        {/* Only for the error screen (site.css): in the document, so that no page ships their script. Not as text, which pages have already. */}
        <header data-frame="" className="hidden border-b bg-background">
          <div className="container-page flex min-h-14 items-center">
            <a
              href={paths.home}
              aria-label={`${brand.product}, home`}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-sm"
            >
              <Mark className="h-6 w-8 text-primary" />
              <span
                data-text={brand.product}
                className="font-[650] font-display text-[1.1875rem] tracking-[-0.02em]"
              />
            </a>
          </div>
        </header>
        {children}
        <footer data-frame="" className="hidden border-t">
          <p data-text={LEGAL_LINE} className="container-page py-5 text-muted-foreground text-sm" />
        </footer>
        <FocusHeading />
        <Toaster />
      </body>
    </html>
  )
}
