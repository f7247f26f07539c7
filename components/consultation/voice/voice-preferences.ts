import { useSyncExternalStore } from 'react'

/** Recognition languages, British English first. */
export const SPEECH_LANGUAGES = [
  { key: 'en-GB', label: 'English (UK)' },
  { key: 'en-US', label: 'English (US)' },
  { key: 'en-IE', label: 'English (Ireland)' },
  { key: 'en-IN', label: 'English (India)' },
  { key: 'en-AU', label: 'English (Australia)' },
] as const
/** By requirement, where nothing says that the browser is British. */
const DEFAULT_LANGUAGE = 'en-US'
const BRITISH_TIME_ZONES = [
  'Europe/London',
  'Europe/Belfast',
  'Europe/Jersey',
  'Europe/Guernsey',
  'Europe/Isle_of_Man',
]

const listeners = new Set<() => void>()
// Used when localStorage is unavailable.
const memory = new Map<string, string>()

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function writeItem(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // `memory` has it until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const MUTED_KEY = 'spanwright.muted'
const LANGUAGE_KEY = 'spanwright.speechLanguage'

export const isMuted = () => readItem(MUTED_KEY) === 'true'
export const setMuted = (muted: boolean) => writeItem(MUTED_KEY, String(muted))
export const useMuted = () => useSyncExternalStore(subscribe, isMuted, () => false)

const isBritish = () =>
  navigator.language === 'en-GB' ||
  BRITISH_TIME_ZONES.includes(new Intl.DateTimeFormat().resolvedOptions().timeZone)

const getSpeechLanguage = () =>
  SPEECH_LANGUAGES.find(({ key }) => key === readItem(LANGUAGE_KEY))?.key ??
  (isBritish() ? 'en-GB' : DEFAULT_LANGUAGE)
export const setSpeechLanguage = (language: string) => writeItem(LANGUAGE_KEY, language)
export const useSpeechLanguage = () =>
  useSyncExternalStore(subscribe, getSpeechLanguage, () => DEFAULT_LANGUAGE)
