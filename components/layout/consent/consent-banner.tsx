import { Switch } from '@/components/ui/switch'
import { COOKIE_CATEGORIES } from '@/lib/content/cookie-categories'
import { cookies } from '@/lib/paths'
import type { OptionalScript } from '@/lib/server/optional-scripts'

/** The attributes of components/ui/button, without its script. */
const BUTTON_PROPS = { type: 'button', className: 'button', 'data-variant': 'outline' } as const

/** A region rather than a dialog, so the page behind it can be used. Only the inline script (consent-script.ts) shows it. */
export function ConsentBanner({ scripts }: { scripts: readonly OptionalScript[] }) {
  return (
    <section
      tabIndex={-1}
      aria-label="Cookie settings"
      data-slot="consent"
      data-view="short"
      data-scripts={scripts.length > 0 ? JSON.stringify(scripts) : undefined}
      className="consent"
      hidden
      suppressHydrationWarning
    >
      <p>
        <strong>Cookies.</strong> Essential ones keep this site working. The rest load only if you agree.{' '}
        <a href={cookies}>Cookie policy</a>
      </p>
      <button type="button" className="consent-close" data-consent="close" aria-label="Close" />
      <div className="consent-detailed">
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
              defaultChecked={key === 'essential'}
            />
          </div>
        ))}
        <div className="consent-actions">
          <button {...BUTTON_PROPS} data-consent="short">
            Back
          </button>
          <button {...BUTTON_PROPS} data-consent="chosen">
            Save Choices
          </button>
        </div>
      </div>
      <div className="consent-actions consent-short">
        <button {...BUTTON_PROPS} data-consent="detailed">
          Customize
        </button>
      </div>
      <div className="consent-actions">
        <button {...BUTTON_PROPS} data-consent="essential">
          Essential Only
        </button>
        <button {...BUTTON_PROPS} data-consent="all">
          Accept All
        </button>
      </div>
    </section>
  )
}
