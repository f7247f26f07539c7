'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { OptionalScript } from '@/lib/content/optional-scripts'
import type { BannerProps, BannerView } from './consent-banner'
import { addScript, whenConsented } from './gate'
import { isHiddenForVisit, onPreferences, readPreferences } from './preferences'

/**
 * Consent, in the root layout: asks where no choice is saved, opens again at `[data-cookie-settings]`, and lets optional scripts in.
 * The banner itself is fetched when it is to be shown; it comes after the first paint, over the page, and moves nothing.
 */
export function Consent({ scripts }: { scripts: readonly OptionalScript[] }) {
  const [view, setView] = useState<BannerView | null>(null)
  const [Banner, setBanner] = useState<ComponentType<BannerProps>>()

  useEffect(() => {
    function show(next: BannerView) {
      setView(next)
      import('./consent-banner').then(
        ({ ConsentBanner }) => setBanner(() => ConsentBanner),
        () => undefined,
      )
    }
    function follow() {
      if (readPreferences() || isHiddenForVisit()) setView(null)
      else show('short')
    }
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('[data-cookie-settings]')) show('detailed')
    }

    follow()
    document.addEventListener('click', onClick)
    const leaves = [
      onPreferences(follow),
      ...scripts.map(({ category, src }) => whenConsented(category, () => addScript(src))),
    ]
    return () => {
      document.removeEventListener('click', onClick)
      for (const leave of leaves) leave()
    }
  }, [scripts])

  return Banner && view ? <Banner view={view} onView={setView} /> : null
}
