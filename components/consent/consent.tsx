'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { OptionalScript } from '@/lib/content/optional-scripts'
import type { BannerProps, BannerView } from './consent-banner'
import { isHiddenForVisit, onPreferences, readPreferences } from './preferences'

/**
 * Consent, in the root layout: asks where no choice is saved, opens again at `[data-cookie-settings]`, and lets optional scripts in.
 * The banner is fetched when it is to be shown, and then comes over the page and moves nothing; the gate where this deployment has such
 * scripts.
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
    const leave = onPreferences(follow)
    return () => {
      document.removeEventListener('click', onClick)
      leave()
    }
  }, [])

  useEffect(() => {
    if (scripts.length === 0) return
    const gate = import('./gate').then(
      ({ letIn }) => letIn(scripts),
      () => undefined,
    )
    return () => {
      gate.then((leave) => leave?.())
    }
  }, [scripts])

  return Banner && view ? <Banner view={view} onView={setView} /> : null
}
