'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useSpeaker } from './use-speaker'
import { useSpeechRecognition, type VoiceError } from './use-speech-recognition'
import { isMuted, setMuted, useMuted, useSpeechLanguage } from './voice-preferences'

/** Shown next to the composer. The other two errors are browser alerts. */
const NOTICES = {
  failed: 'Voice recognition failed. Please try again or use the keyboard',
  timeout: 'Speech recognition timeout. Please try speaking again.',
} as const

const ALERTS = {
  unsupported:
    'Speech recognition is not supported in this browser. Please use Chrome or Edge, or type your message.',
  denied:
    'Your microphone is blocked. Please give this site microphone permission in your browser, or type your message.',
} as const

/** `introduction` is spoken once per visit; null until known. The server stands in for the browser on behalf of company `serverFor`. */
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
    transcribing,
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
    transcribing,
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

/** At once if the page had a gesture already, else after the first click or key. */
function useIntroduction(text: string | null, listening: boolean, say: (text: string) => void): void {
  const isSpoken = useRef(false)
  const isListening = useRef(listening)

  useEffect(() => {
    isListening.current = listening
  }, [listening])

  useEffect(() => {
    if (text === null || isSpoken.current) return
    const attempt = () => {
      if (isSpoken.current || navigator.userActivation?.hasBeenActive === false) return
      isSpoken.current = true
      if (!isListening.current) say(text)
    }
    // Without navigator.userActivation, wait for a gesture.
    if (navigator.userActivation?.hasBeenActive) attempt()
    if (isSpoken.current) return
    document.addEventListener('click', attempt)
    document.addEventListener('keydown', attempt)
    return () => {
      document.removeEventListener('click', attempt)
      document.removeEventListener('keydown', attempt)
    }
  }, [text, say])
}
