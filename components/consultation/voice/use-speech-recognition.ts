/// <reference types="dom-speech-recognition" />
'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

export type VoiceError = 'unsupported' | 'denied' | 'failed' | 'timeout'

export type VoiceLevel = 'silent' | 'sound' | 'voice'

/** Listening ends after this long without a result. Some engines fire no event of their own. */
const LISTENING_TIMEOUT_MS = 15_000

const getRecognitionClass = () => window.SpeechRecognition ?? window.webkitSpeechRecognition
const canRecord = () => 'MediaRecorder' in window && 'mediaDevices' in navigator
const subscribeToNothing = () => () => undefined

interface Attempt {
  engine: { stop(): void; abort(): void } | null
  timer: number
}

/** A missing microphone is left to the engine to report. */
async function isMicrophoneDenied(): Promise<boolean> {
  try {
    const stream = await navigator.mediaDevices?.getUserMedia({ audio: true })
    for (const track of stream?.getTracks() ?? []) track.stop()
    return false
  } catch (error) {
    return isPermissionError(error)
  }
}

const isPermissionError = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'

function toVoiceError(code: string): VoiceError | null {
  if (code === 'aborted') return null
  if (code === 'not-allowed' || code === 'service-not-allowed') return 'denied'
  return code === 'no-speech' ? 'timeout' : 'failed'
}

/** Falls back to a recording transcribed for company `serverFor`. `supported` is true during server rendering to avoid a layout shift. */
export function useSpeechRecognition(options: {
  language: string
  onInterim: (text: string) => void
  onFinal: (text: string) => void
  onError: (error: VoiceError) => void
  serverFor?: string | null
}) {
  const source = useSyncExternalStore(
    subscribeToNothing,
    () => (getRecognitionClass() ? 'browser' : options.serverFor && canRecord() ? 'server' : null),
    () => 'browser',
  )
  const [listening, setListening] = useState(false)
  const [level, setLevel] = useState<VoiceLevel>('silent')
  const [transcribing, setTranscribing] = useState(false)
  const latest = useRef(options)
  /** Set from the click on, so that a second click starts nothing. */
  const attempt = useRef<Attempt | null>(null)

  useEffect(() => {
    latest.current = options
  })

  /** Works even if the engine fires no end event. A final phrase that is still to come is accepted. */
  const stop = useCallback(() => {
    const current = attempt.current
    if (!current) return
    attempt.current = null
    clearTimeout(current.timer)
    setListening(false)
    setLevel('silent')
    latest.current.onInterim('')
    current.engine?.stop()
  }, [])

  const start = useCallback(async () => {
    if (attempt.current) return
    const Engine = getRecognitionClass()
    const serverFor = canRecord() ? latest.current.serverFor : null
    if (!Engine && !serverFor) return latest.current.onError('unsupported')
    const thisAttempt: Attempt = { engine: null, timer: 0 }
    attempt.current = thisAttempt
    const isCurrent = () => attempt.current === thisAttempt
    const fail = (error: VoiceError) => {
      if (!isCurrent()) return
      stop()
      latest.current.onError(error)
    }
    const restartTimeout = () => {
      clearTimeout(thisAttempt.timer)
      thisAttempt.timer = window.setTimeout(() => fail('timeout'), LISTENING_TIMEOUT_MS)
    }
    if (!Engine) {
      try {
        const { startRecording } = await import('./recording')
        thisAttempt.engine = await startRecording(serverFor ?? '', {
          onLevel: (heardLevel) => {
            if (!isCurrent()) return
            if (heardLevel === 'voice') restartTimeout()
            setLevel(heardLevel)
          },
          onEnd: () => isCurrent() && stop(),
          onTranscribing: setTranscribing,
          onText: (text) => latest.current.onFinal(text),
          onFail: () => latest.current.onError('failed'),
        })
      } catch (error) {
        return fail(isPermissionError(error) ? 'denied' : 'failed')
      }
      if (!isCurrent()) return thisAttempt.engine.abort()
      restartTimeout()
      return setListening(true)
    }
    const isDenied = await isMicrophoneDenied()
    if (!isCurrent()) return
    if (isDenied) return fail('denied')

    const engine = new Engine()
    thisAttempt.engine = engine
    engine.lang = latest.current.language
    engine.interimResults = true
    // On Android a continuous session repeats its results.
    engine.continuous = !/Android/i.test(navigator.userAgent)
    engine.onsoundstart = () => isCurrent() && setLevel('sound')
    engine.onspeechstart = () => isCurrent() && setLevel('voice')
    engine.onspeechend = () => isCurrent() && setLevel('sound')
    engine.onsoundend = () => isCurrent() && setLevel('silent')
    engine.onresult = (event) => {
      if (isCurrent()) restartTimeout()
      const results = Array.from(event.results).slice(event.resultIndex)
      const transcriptOf = (final: boolean) =>
        results
          .filter(({ isFinal }) => isFinal === final)
          .map((result) => result[0]?.transcript.trim() ?? '')
          .join(' ')
          .trim()
      if (transcriptOf(true)) latest.current.onFinal(transcriptOf(true))
      if (isCurrent()) latest.current.onInterim(transcriptOf(false))
    }
    engine.onerror = (event) => {
      const error = toVoiceError(event.error)
      if (error) fail(error)
    }
    engine.onend = () => isCurrent() && stop()
    try {
      engine.start()
      restartTimeout()
      setListening(true)
    } catch {
      fail('failed')
    }
  }, [stop])

  useEffect(
    () => () => {
      const current = attempt.current
      attempt.current = null
      clearTimeout(current?.timer)
      current?.engine?.abort()
    },
    [],
  )

  return {
    supported: source !== null,
    recorded: source === 'server',
    listening,
    level,
    transcribing,
    start,
    stop,
  }
}
