import { useSyncExternalStore } from 'react'

/** Languages that recognition is offered in. The default is the specification's; British English stands first. */
export const SPEECH_LANGUAGES = [
  { key: 'en-GB', label: 'English (UK)' },
  { key: 'en-US', label: 'English (US)' },
  { key: 'en-IE', label: 'English (Ireland)' },
  { key: 'en-IN', label: 'English (India)' },
  { key: 'en-AU', label: 'English (Australia)' },
] as const
const DEFAULT_LANGUAGE = 'en-US'

const listeners = new Set<() => void>()
// What holds where the browser keeps no storage.
const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // `memory` holds it until the page is left.
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

const MUTED = 'spanwright.muted'
const LANGUAGE = 'spanwright.speechLanguage'

/** Whether the consultant is not to speak aloud. */
export const isMuted = () => read(MUTED) === 'true'
export const setMuted = (muted: boolean) => write(MUTED, String(muted))
export const useMuted = () => useSyncExternalStore(subscribe, isMuted, () => false)

const getSpeechLanguage = () =>
  SPEECH_LANGUAGES.find(({ key }) => key === read(LANGUAGE))?.key ?? DEFAULT_LANGUAGE
export const setSpeechLanguage = (language: string) => write(LANGUAGE, language)
export const useSpeechLanguage = () =>
  useSyncExternalStore(subscribe, getSpeechLanguage, () => DEFAULT_LANGUAGE)
