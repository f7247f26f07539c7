'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { Switch } from '@/components/ui/switch'
import { COOKIE_CATEGORIES } from '@/lib/content/cookie-categories'
import { cookies } from '@/lib/paths'
import { hideForVisit, savePreferences } from './choose'
import { keepClear } from './keep-clear'
import { readPreferences } from './preferences'

export type BannerView = 'short' | 'detailed'
export interface BannerProps {
  view: BannerView
  /** null closes it. */
  onView: (view: BannerView | null) => void
}

/** The look of components/ui/button, without its script. */
const LOOK = { type: 'button', className: 'button', 'data-variant': 'outline' } as const

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
        you agree. <a href={cookies}>Cookie policy</a>
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
            <button {...LOOK} onClick={() => onView('short')}>
              Back
            </button>
            <button {...LOOK} onClick={() => savePreferences(choice)}>
              Save Choices
            </button>
          </div>
        </>
      ) : (
        <div className="consent-actions">
          <button {...LOOK} onClick={() => onView('detailed')}>
            Customize
          </button>
        </div>
      )}
      <div className="consent-actions">
        <button {...LOOK} onClick={() => savePreferences({ analytics: false, marketing: false })}>
          Essential Only
        </button>
        <button {...LOOK} onClick={() => savePreferences({ analytics: true, marketing: true })}>
          Accept All
        </button>
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
