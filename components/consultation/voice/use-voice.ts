'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useSpeaker } from './use-speaker'
import { useSpeechRecognition, type VoiceError } from './use-speech-recognition'
import { isMuted, setMuted, useMuted, useSpeechLanguage } from './voice-preferences'

/** What is shown beside the composer; the other two errors are alerts (specification, section 8). */
const NOTICES = {
  failed: 'Voice recognition failed. Please try again or use the keyboard',
  timeout: 'Speech recognition timeout. Please try speaking again.',
} as const

const ALERTS = {
  unsupported:
    'Speech recognition is not supported in this browser. Please use Chrome or Edge, or type your message.',
  denied:
    'The microphone is not allowed. Please give this site microphone permission in your browser, or type your message.',
} as const

/**
 * Listening and speaking of one screen. `onHeard` gets each phrase. `introduction` is spoken once a visit, at the first gesture that
 * the browser accepts; null while there is none yet. `serverFor` is the company for which the server listens and speaks where the
 * browser cannot; null where it does not.
 */
export function useVoice({
  introduction,
  onHeard,
  serverFor,
}: {
  introduction: string | null
  onHeard: (phrase: string) => void
  serverFor: string | null
}) {
  const muted = useMuted()
  const language = useSpeechLanguage()
  const [interim, setInterim] = useState('')
  const [notice, setNotice] = useState<string | null>(null)
  const { speaking, speak, stop: stopSpeaking } = useSpeaker(serverFor)

  const onError = useCallback((error: VoiceError) => {
    if (error === 'unsupported' || error === 'denied') window.alert(ALERTS[error])
    else setNotice(NOTICES[error])
  }, [])
  const {
    supported,
    recorded,
    listening,
    level,
    writing,
    start,
    stop: stopListening,
  } = useSpeechRecognition({ language, onInterim: setInterim, onFinal: onHeard, onError, serverFor })

  const listen = useCallback(() => {
    setNotice(null)
    stopSpeaking()
    start()
  }, [start, stopSpeaking])

  const toggleMuted = useCallback(() => {
    if (!isMuted()) stopSpeaking()
    setMuted(!isMuted())
  }, [stopSpeaking])

  /** Says a text aloud, unless the person muted the consultant. */
  const say = useCallback(
    (text: string) => {
      if (!isMuted()) speak(text)
    },
    [speak],
  )

  useIntroduction(introduction, listening, say)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      stopListening()
      stopSpeaking()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [stopListening, stopSpeaking])

  return {
    supported,
    recorded,
    listening,
    level,
    writing,
    interim,
    notice,
    speaking,
    muted,
    language,
    listen,
    stopListening,
    stopSpeaking,
    toggleMuted,
    say,
  }
}

export type Voice = ReturnType<typeof useVoice>

/** Speaks the introduction once: at once where the page has been used, else after the first click or key. */
function useIntroduction(text: string | null, listening: boolean, say: (text: string) => void): void {
  const done = useRef(false)
  const busy = useRef(listening)

  useEffect(() => {
    busy.current = listening
  }, [listening])

  useEffect(() => {
    if (text === null || done.current) return
    const attempt = () => {
      if (done.current || navigator.userActivation?.hasBeenActive === false) return
      done.current = true
      if (!busy.current) say(text)
    }
    // Where the browser cannot tell whether it was used, only a gesture can.
    if (navigator.userActivation?.hasBeenActive) attempt()
    if (done.current) return
    document.addEventListener('click', attempt)
    document.addEventListener('keydown', attempt)
    return () => {
      document.removeEventListener('click', attempt)
      document.removeEventListener('keydown', attempt)
    }
  }, [text, say])
}
