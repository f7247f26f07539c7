import { buttonVariants } from '@/components/ui/button-variants'
import { CARD } from '@/components/ui/card'
import { FIELD_NOTE } from '@/components/ui/field'
import { NativeSwitch } from '@/components/ui/native-switch'
import { COOKIE_CATEGORIES } from '@/lib/content/cookie-categories'
import { PREFERENCES_SCRIPT } from './preferences-script'

/** Without `choice` the switches are saved as they are. */
const ACTIONS = [
  {
    label: 'Reject Optional Cookies',
    choice: false,
    message: 'Optional cookies rejected and preferences saved!',
  },
  { label: 'Save Current Preferences', message: 'Cookie preferences saved successfully!' },
  { label: 'Accept All Cookies', choice: true, message: 'All cookies accepted and preferences saved!' },
]

/** Its script turns it on; React doesn’t run on this page (lib/server/http/client-scripts.mjs). */
export function CookiePreferencesForm() {
  return (
    <>
      <form id="cookie-preferences" className={`${CARD} mt-4`} aria-label="Cookie preferences">
        <fieldset disabled className="grid gap-5" suppressHydrationWarning>
          <legend className="sr-only">Types of cookies</legend>
          {COOKIE_CATEGORIES.map(({ key, label, note, text }) => (
            <div key={key} className="flex justify-between gap-12 border-b pb-4">
              <div>
                <label htmlFor={`cookies-${key}`} className="font-semibold">
                  {label}
                </label>{' '}
                <span className="text-muted-foreground text-sm">({note})</span>
                <div id={`cookies-${key}-text`} className="text-sm">
                  {text}
                </div>
              </div>
              <NativeSwitch
                id={`cookies-${key}`}
                name={key}
                aria-describedby={`cookies-${key}-text`}
                disabled={key === 'essential'}
                defaultChecked={key === 'essential'}
              />
            </div>
          ))}
          <div className="grid gap-3 md:grid-cols-3">
            {ACTIONS.map(({ label, choice, message }) => (
              <button
                key={label}
                type="button"
                className={buttonVariants({ variant: 'outline', className: 'px-2 text-sm' })}
                data-choice={choice}
                data-message={message}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
        <div role="status" className={FIELD_NOTE} suppressHydrationWarning />
      </form>
      <script>{PREFERENCES_SCRIPT}</script>
    </>
  )
}
