import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setSpeechLanguage, useSpeechLanguage } from './voice-preferences'

const languageIn = (browser: string, timeZone: string) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  return renderHook(() => useSpeechLanguage()).result.current
}

afterEach(() => vi.restoreAllMocks())

it.each([
  ['en-US', 'America/New_York', 'en-US'],
  ['fr-FR', 'Europe/Paris', 'en-US'],
  ['en-GB', 'Europe/Paris', 'en-GB'],
  ['en-US', 'Europe/London', 'en-GB'],
])('recognises the right English in a %s browser in %s', (browser, timeZone, language) => {
  expect(languageIn(browser, timeZone)).toBe(language)
})

it('keeps a choice', () => {
  setSpeechLanguage('en-IE')
  expect(languageIn('en-GB', 'Europe/London')).toBe('en-IE')
})
