'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Switch } from '@/components/ui/switch'
import { COOKIE_CATEGORIES } from '@/lib/content/cookie-categories'
import * as paths from '@/lib/paths'
import { keepClear } from './keep-clear'
import { hideForVisit, readPreferences, savePreferences } from './preferences'

export type BannerView = 'short' | 'detailed'
export interface BannerProps {
  view: BannerView
  /** null closes it. */
  onView: (view: BannerView | null) => void
}

/**
 * The banner (specification, section 2): a region, no dialog, so the page behind it stays in use. It never takes the focus by itself;
 * asked for by a button it does, and gives it back. Saving closes it by way of `Consent`, in every tab.
 */
export function ConsentBanner({ view, onView }: BannerProps) {
  const region = useRef<HTMLElement>(null)
  const before = useRef<EventTarget>(null)
  const shown = useRef<BannerView>('short')
  const [choice, setChoice] = useState(() => ({ analytics: false, marketing: false, ...readPreferences() }))

  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const leave = keepClear(element)
    return () => {
      leave()
      shown.current = 'short'
      if (element.contains(document.activeElement)) giveBack(before.current)
    }
  }, [])

  // A view that somebody asked for.
  useLayoutEffect(() => {
    if (view !== shown.current) region.current?.focus()
    shown.current = view
  }, [view])

  function close() {
    hideForVisit()
    onView(null)
  }

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Cookie settings"
      data-slot="consent"
      className="consent"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
    >
      <p>
        <strong>Your choice of cookies.</strong> Essential ones keep this site working. Others load only if
        you agree. <Link href={paths.cookies}>Cookie policy</Link>
      </p>
      <button type="button" className="consent-close" onClick={close} aria-label="Close" />
      {view === 'detailed' ? (
        <>
          {COOKIE_CATEGORIES.map(({ key, label, note, text }) => (
            <div key={key} className="consent-category">
              <p>
                <label htmlFor={`consent-${key}`}>{label}</label> ({note})
                <br />
                <span id={`consent-${key}-text`}>{text}</span>
              </p>
              <Switch
                id={`consent-${key}`}
                aria-describedby={`consent-${key}-text`}
                disabled={key === 'essential'}
                checked={key === 'essential' || choice[key]}
                onChange={({ target }) => setChoice({ ...choice, [key]: target.checked })}
              />
            </div>
          ))}
          <div className="consent-actions">
            <Button variant="outline" onClick={() => onView('short')}>
              Back
            </Button>
            <Button variant="outline" onClick={() => savePreferences(choice)}>
              Save Choices
            </Button>
          </div>
        </>
      ) : (
        <div className="consent-actions">
          <Button variant="outline" onClick={() => onView('detailed')}>
            Customize
          </Button>
        </div>
      )}
      <div className="consent-actions">
        <Button variant="outline" onClick={() => savePreferences({ analytics: false, marketing: false })}>
          Essential Only
        </Button>
        <Button variant="outline" onClick={() => savePreferences({ analytics: true, marketing: true })}>
          Accept All
        </Button>
      </div>
    </section>
  )
}

/** Gives the focus back to what had it before the banner took it, else to the page's content. */
function giveBack(before: EventTarget | null) {
  const target =
    before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main')
  target?.focus({ preventScroll: true })
}
