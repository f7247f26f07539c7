'use client'

import { NativeSwitch } from '@/components/ui/native-switch'
import { COOKIE_CATEGORIES } from '@/lib/content/cookie-categories'
import { cookies } from '@/lib/paths'
import type { OptionalScript } from '@/lib/server/optional-scripts'

/** Equal sizes, so that refusing is as easy as accepting. */
const ACTIONS = 'grid auto-cols-[1fr] grid-flow-col gap-2 sm:min-w-70'

/**
 * A client component, so that the page's HTML holds it once and not again as data for React.
 *
 * A region rather than a dialog, so the page behind it can be used. Only the inline script (consent-script.ts) shows it.
 */
export function ConsentBanner({
  scripts,
  buttonClass,
  chosenButtonClass,
}: {
  scripts: readonly OptionalScript[]
  /** From the server, because every page ships this. */
  buttonClass: string
  /** Of what saves the switches as they are. */
  chosenButtonClass: string
}) {
  return (
    <section
      tabIndex={-1}
      aria-label="Cookie settings"
      data-slot="consent"
      data-view="short"
      data-scripts={scripts.length > 0 ? JSON.stringify(scripts) : undefined}
      className="consent-bar group/consent animate-settle print:hidden"
      hidden
      suppressHydrationWarning
    >
      <p>
        <strong>Cookies.</strong> Essential ones keep this site working. The rest load only if you agree.{' '}
        <a href={cookies} className="link whitespace-nowrap">
          Cookie policy
        </a>
      </p>
      <button
        type="button"
        className="size-11 rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
        data-consent="close"
        aria-label="Close"
      >
        <svg
          viewBox="0 0 16 16"
          className="mx-auto size-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="m3.05 3.05 9.9 9.9m0-9.9-9.9 9.9" />
        </svg>
      </button>
      <div className="contents group-data-[view=short]/consent:hidden">
        {COOKIE_CATEGORIES.map(({ key, label, note, text }) => (
          <div key={key} className="flex justify-between gap-12 border-t pt-3">
            <p>
              <label htmlFor={`consent-${key}`} className="font-[640]">
                {label}
              </label>{' '}
              ({note})
              <br />
              <span id={`consent-${key}-text`}>{text}</span>
            </p>
            <NativeSwitch
              id={`consent-${key}`}
              aria-describedby={`consent-${key}-text`}
              disabled={key === 'essential'}
              defaultChecked={key === 'essential'}
            />
          </div>
        ))}
        <div className={ACTIONS}>
          <button type="button" className={buttonClass} data-consent="short">
            Back
          </button>
          <button type="button" className={chosenButtonClass} data-consent="chosen">
            Save choices
          </button>
        </div>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          className="link min-h-11 pr-2 group-data-[view=detailed]/consent:hidden lg:pr-4"
          data-consent="detailed"
        >
          Customize
        </button>
        <div className={ACTIONS}>
          <button type="button" className={buttonClass} data-consent="essential">
            Essential Only
          </button>
          <button type="button" className={buttonClass} data-consent="all">
            Accept All
          </button>
        </div>
      </div>
    </section>
  )
}
