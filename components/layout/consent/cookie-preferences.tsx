'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { COOKIE_CATEGORIES } from '@/lib/content/cookie-categories'
import { type ConsentCategory, onPreferences } from './preferences'

type Choice = Record<ConsentCategory, boolean>
const NOTHING: Choice = { analytics: false, marketing: false }
const ALL: Choice = { analytics: true, marketing: true }

/** The three buttons and what they keep; without `kept`, the switches as they are. */
const WAYS: readonly { label: string; kept?: Choice; message: string }[] = [
  {
    label: 'Reject Optional Cookies',
    kept: NOTHING,
    message: 'Optional cookies rejected and preferences saved!',
  },
  { label: 'Save Current Preferences', message: 'Cookie preferences saved successfully!' },
  { label: 'Accept All Cookies', kept: ALL, message: 'All cookies accepted and preferences saved!' },
]

/** The switches of the cookie policy (specification, section 2). They show what is saved, and follow what other tabs save. */
export function CookiePreferencesForm() {
  const [choice, setChoice] = useState(NOTHING)
  const [savedAt, setSavedAt] = useState<number | null>()

  useEffect(() => {
    function follow() {
      const { analytics, marketing, timestamp } = window.cookieChoice.read() ?? {
        ...NOTHING,
        timestamp: null,
      }
      setChoice({ analytics, marketing })
      setSavedAt(timestamp)
    }
    follow()
    return onPreferences(follow)
  }, [])

  function save(next: Choice, message: string) {
    window.cookieChoice.save(next)
    alert(message)
  }

  return (
    <form className="card" aria-label="Cookie preferences" onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={savedAt === undefined} className="grid gap-5">
        <legend className="sr-only">Kinds of cookies</legend>
        {COOKIE_CATEGORIES.map(({ key, label, note, text }) => (
          <div key={key} className="flex justify-between gap-6 border-b pb-4">
            <div>
              <label htmlFor={`cookies-${key}`} className="font-semibold">
                {label}
              </label>{' '}
              <span className="text-muted-foreground text-sm">({note})</span>
              <div id={`cookies-${key}-text`} className="text-sm">
                {text}
              </div>
            </div>
            <Switch
              id={`cookies-${key}`}
              aria-describedby={`cookies-${key}-text`}
              disabled={key === 'essential'}
              checked={key === 'essential' || choice[key]}
              onChange={({ target }) => setChoice({ ...choice, [key]: target.checked })}
            />
          </div>
        ))}
        <div className="grid gap-3 md:grid-cols-3">
          {WAYS.map(({ label, kept, message }) => (
            <Button
              key={label}
              variant="outline"
              className="px-2 text-sm"
              onClick={() => save(kept ?? choice, message)}
            >
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
      <div role="status" className="field-note">
        {savedAt ? `Your choice was saved on ${moment(savedAt)}.` : null}
        {savedAt === null ? 'You have saved no choice yet. Until you do, nothing optional loads.' : null}
      </div>
    </form>
  )
}

const moment = (time: number) =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
