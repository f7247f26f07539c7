/// <reference types="dom-speech-recognition" />
'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** What can go wrong while listening (specification, section 8). */
export type VoiceError = 'unsupported' | 'denied' | 'failed' | 'timeout'

/** What the recogniser hears: nothing yet, a sound, or a voice. */
export type VoiceLevel = 'silent' | 'sound' | 'voice'

/** Without a result for this long listening ends (specification, section 9). Some engines fire no event of their own. */
const LISTENING_TIMEOUT_MS = 15_000

const recogniser = () => window.SpeechRecognition ?? window.webkitSpeechRecognition
const canRecord = () => 'MediaRecorder' in window && 'mediaDevices' in navigator
const never = () => () => undefined

interface Attempt {
  engine: { stop(): void; abort(): void } | null
  timer: number
}

/** True when the person, or the site's settings, refuse the microphone. That there is none is the recogniser's to say. */
async function isMicrophoneRefused(): Promise<boolean> {
  try {
    const stream = await navigator.mediaDevices?.getUserMedia({ audio: true })
    for (const track of stream?.getTracks() ?? []) track.stop()
    return false
  } catch (error) {
    return isRefusal(error)
  }
}

const isRefusal = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'

function toVoiceError(code: string): VoiceError | null {
  if (code === 'aborted') return null
  if (code === 'not-allowed' || code === 'service-not-allowed') return 'denied'
  return code === 'no-speech' ? 'timeout' : 'failed'
}

/**
 * The browser's speech recognition; where it has none and `serverFor` names a company, a recording that the server writes down.
 * `onFinal` gets each finished phrase, `onInterim` what is heard meanwhile ('' when it is over). `supported` is true on the server, so
 * that nothing jumps.
 */
export function useSpeechRecognition(options: {
  language: string
  onInterim: (text: string) => void
  onFinal: (text: string) => void
  onError: (error: VoiceError) => void
  serverFor?: string | null
}) {
  const means = useSyncExternalStore(
    never,
    () => (recogniser() ? 'browser' : options.serverFor && canRecord() ? 'server' : null),
    () => 'browser',
  )
  const [listening, setListening] = useState(false)
  const [level, setLevel] = useState<VoiceLevel>('silent')
  const [writing, setWriting] = useState(false)
  const latest = useRef(options)
  /** Non-null from the click on, so that a second one starts nothing. */
  const attempt = useRef<Attempt | null>(null)

  useEffect(() => {
    latest.current = options
  })

  /** Ends listening at once, whether or not the engine says so. A last phrase that is still on its way is taken. */
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
    const Engine = recogniser()
    const serverFor = canRecord() ? latest.current.serverFor : null
    if (!Engine && !serverFor) return latest.current.onError('unsupported')
    const mine: Attempt = { engine: null, timer: 0 }
    attempt.current = mine
    const isCurrent = () => attempt.current === mine
    const fail = (error: VoiceError) => {
      if (!isCurrent()) return
      stop()
      latest.current.onError(error)
    }
    const arm = () => {
      clearTimeout(mine.timer)
      mine.timer = window.setTimeout(() => fail('timeout'), LISTENING_TIMEOUT_MS)
    }
    if (!Engine) {
      try {
        const { startRecording } = await import('./recording')
        mine.engine = await startRecording(serverFor ?? '', {
          onLevel: (heard) => {
            if (!isCurrent()) return
            if (heard === 'voice') arm()
            setLevel(heard)
          },
          onEnd: () => isCurrent() && stop(),
          onWriting: setWriting,
          onText: (text) => latest.current.onFinal(text),
          onFail: () => latest.current.onError('failed'),
        })
      } catch (error) {
        return fail(isRefusal(error) ? 'denied' : 'failed')
      }
      if (!isCurrent()) return mine.engine.abort()
      arm()
      return setListening(true)
    }
    const refused = await isMicrophoneRefused()
    if (!isCurrent()) return
    if (refused) return fail('denied')

    const engine = new Engine()
    mine.engine = engine
    engine.lang = latest.current.language
    engine.interimResults = true
    // On Android a continuous session repeats its results.
    engine.continuous = !/Android/i.test(navigator.userAgent)
    engine.onsoundstart = () => isCurrent() && setLevel('sound')
    engine.onspeechstart = () => isCurrent() && setLevel('voice')
    engine.onspeechend = () => isCurrent() && setLevel('sound')
    engine.onsoundend = () => isCurrent() && setLevel('silent')
    engine.onresult = (event) => {
      if (isCurrent()) arm()
      const results = Array.from(event.results).slice(event.resultIndex)
      const said = (final: boolean) =>
        results
          .filter(({ isFinal }) => isFinal === final)
          .map((result) => result[0]?.transcript.trim() ?? '')
          .join(' ')
          .trim()
      if (said(true)) latest.current.onFinal(said(true))
      if (isCurrent()) latest.current.onInterim(said(false))
    }
    engine.onerror = (event) => {
      const error = toVoiceError(event.error)
      if (error) fail(error)
    }
    engine.onend = () => isCurrent() && stop()
    try {
      engine.start()
      arm()
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

  return { supported: means !== null, recorded: means === 'server', listening, level, writing, start, stop }
}
