import type { MetadataRoute } from 'next'
import { brand } from '@/lib/content/brand'
import { PUBLIC_PAGES } from '@/lib/content/pages'
import * as paths from '@/lib/paths'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.product,
    short_name: brand.product,
    description: PUBLIC_PAGES.home.description,
    start_url: paths.home,
    display: 'browser',
    lang: 'en-GB',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/512-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
