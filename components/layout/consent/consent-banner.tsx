'use client'

import { NativeSwitch } from '@/components/ui/native-switch'
import { COOKIE_CATEGORIES } from '@/lib/content/cookie-categories'
import { cookies } from '@/lib/paths'
import type { OptionalScript } from '@/lib/server/optional-scripts'

/** Equal sizes, so that refusing is as easy as accepting. */
const ACTIONS = 'grid auto-cols-[1fr] grid-flow-col gap-3'

/**
 * A client component, so that the page's HTML holds it once and not again as data for React.
 *
 * A region rather than a dialog, so the page behind it can be used. Only the inline script (consent-script.ts) shows it. In a wide window
 * it is in the right corner: forms and titles begin at the left.
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
      className="group/consent fixed inset-x-0 bottom-0 z-40 grid max-h-[75dvh] animate-settle gap-3.5 overflow-y-auto border-line border-t-2 bg-popover px-[clamp(1rem,4.5vw,2.5rem)] py-4 text-popover-foreground text-sm/[1.45] [box-shadow:0_-6px_24px_-12px_var(--shade)] data-aside:invisible sm:right-4 sm:bottom-4 sm:left-auto sm:w-84 sm:rounded-b-lg sm:border-x sm:border-x-input sm:border-b sm:border-b-input sm:px-4 print:hidden"
      hidden
      suppressHydrationWarning
    >
      <p className="pr-9">
        <strong>Cookies.</strong> Essential ones keep this site working. The rest load only if you agree.{' '}
        <a href={cookies} className="whitespace-nowrap text-primary underline underline-offset-[0.22em]">
          Cookie policy
        </a>
      </p>
      <button
        type="button"
        className="absolute top-1.5 right-1.5 size-11 rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
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
            Save Choices
          </button>
        </div>
      </div>
      <div className={ACTIONS}>
        <button type="button" className={buttonClass} data-consent="essential">
          Essential Only
        </button>
        <button type="button" className={buttonClass} data-consent="all">
          Accept All
        </button>
      </div>
      <button
        type="button"
        className="-my-2 min-h-11 justify-self-center px-3 text-primary underline underline-offset-[0.22em] group-data-[view=detailed]/consent:hidden"
        data-consent="detailed"
      >
        Customize
      </button>
    </section>
  )
}
