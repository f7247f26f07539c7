'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CARD } from '@/components/ui/card'
import { FIELD_NOTE } from '@/components/ui/field'
import { NativeSwitch } from '@/components/ui/native-switch'
import { COOKIE_CATEGORIES } from '@/lib/content/cookie-categories'
import { formatLocalMoment } from '@/lib/dates'
import { type ConsentCategory, onPreferencesChange } from './preferences'

type Choice = Record<ConsentCategory, boolean>
const NONE: Choice = { analytics: false, marketing: false }
const ALL: Choice = { analytics: true, marketing: true }

/** Without a `choice` the switches are saved as they are. */
const ACTIONS: readonly { label: string; choice?: Choice; message: string }[] = [
  {
    label: 'Reject Optional Cookies',
    choice: NONE,
    message: 'Optional cookies rejected and preferences saved!',
  },
  { label: 'Save Current Preferences', message: 'Cookie preferences saved successfully!' },
  { label: 'Accept All Cookies', choice: ALL, message: 'All cookies accepted and preferences saved!' },
]

export function CookiePreferencesForm() {
  const [switches, setSwitches] = useState(NONE)
  /** Epoch milliseconds; null when no choice is saved, undefined until that is known. */
  const [savedAt, setSavedAt] = useState<number | null>()

  useEffect(() => {
    function showSavedChoice() {
      const { analytics, marketing, timestamp } = window.cookieChoice.read() ?? {
        ...NONE,
        timestamp: null,
      }
      setSwitches({ analytics, marketing })
      setSavedAt(timestamp)
    }
    showSavedChoice()
    return onPreferencesChange(showSavedChoice)
  }, [])

  function save(choice: Choice, message: string) {
    window.cookieChoice.save(choice)
    alert(message)
  }

  return (
    <form
      className={`${CARD} mt-4`}
      aria-label="Cookie preferences"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset disabled={savedAt === undefined} className="grid gap-5">
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
              aria-describedby={`cookies-${key}-text`}
              disabled={key === 'essential'}
              checked={key === 'essential' || switches[key]}
              onChange={({ target }) => setSwitches({ ...switches, [key]: target.checked })}
            />
          </div>
        ))}
        <div className="grid gap-3 md:grid-cols-3">
          {ACTIONS.map(({ label, choice, message }) => (
            <Button
              key={label}
              variant="outline"
              className="px-2 text-sm"
              onClick={() => save(choice ?? switches, message)}
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
      <div role="status" className={FIELD_NOTE}>
        {savedAt ? `Your choice was saved on ${formatLocalMoment(new Date(savedAt))}.` : null}
        {savedAt === null
          ? 'You haven’t saved a choice yet. Nothing optional loads unless you allow it.'
          : null}
      </div>
    </form>
  )
}
