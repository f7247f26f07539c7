import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Consent } from '@/components/consent/consent'
import { BOOT_SCRIPT } from '@/components/theme/boot-script'
import { Toaster } from '@/components/ui/toaster'
import { brand } from '@/lib/content/brand'
import { OPTIONAL_SCRIPTS } from '@/lib/content/optional-scripts'
import './globals.css'

const archivo = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  variable: '--font-archivo',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
  display: 'swap',
})

const plexMono = localFont({
  src: '../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
  variable: '--font-plex-mono',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

export const metadata: Metadata = {
  title: { default: `${brand.product}: engineering recruitment`, template: `%s | ${brand.product}` },
  description:
    'A ten-minute conversation becomes a job specification in which every line shows where it came from.',
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#0b1624' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={`${archivo.variable} ${plexMono.variable}`} suppressHydrationWarning>
      <head>
        <script id="boot">{BOOT_SCRIPT}</script>
      </head>
      <body>
        <Consent scripts={OPTIONAL_SCRIPTS} />
        {children}
        <Toaster />
      </body>
    </html>
  )
}
