import { toApiError, urlOf } from '@/lib/api/client'
import type { Result } from '@/lib/api/contract'
import * as routes from '@/lib/api/routes/speech'
import type { VoiceLevel } from './use-speech-recognition'

/** A longer one ends by itself, and what was said until then is written down. */
const RECORDING_MAX_MS = 60_000
const METER_INTERVAL_MS = 100
/** 170 ms at 48 kHz: no sound falls between two looks. */
const METER_SAMPLES = 8192
/** Speech needs no more, and a minute stays far below what the server takes. */
const BITS_PER_SECOND = 32_000
/** Loudness (root mean square, 1 at most) above which there is a sound, and above which it counts as a voice. */
const SOUND_LOUDNESS = 0.005
const VOICE_LOUDNESS = 0.02

export interface Recording {
  /** Ends it and has it written down, unless no voice was in it. */
  stop(): void
  /** Ends it and forgets it. */
  abort(): void
}

interface RecordingEvents {
  onLevel(level: VoiceLevel): void
  /** The microphone is closed, by whomever. */
  onEnd(): void
  /** The server is writing down what was said, or no longer. */
  onWriting(writing: boolean): void
  onText(text: string): void
  /** What was said is lost. */
  onFail(): void
}

/**
 * Records the microphone for the server to write down, on behalf of a company of the caller's. Rejects as getUserMedia does:
 * NotAllowedError where the person refuses.
 */
export async function startRecording(companyId: string, on: RecordingEvents): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    return recordStream(companyId, stream, on)
  } catch (error) {
    stopTracks(stream)
    throw error
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function recordStream(companyId: string, stream: MediaStream, on: RecordingEvents): Recording {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND })
  const pieces: Blob[] = []
  let heard = false
  const closeMeter = startLevelMeter(stream, (level) => {
    heard ||= level === 'voice'
    on.onLevel(level)
  })
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const longest = window.setTimeout(stop, RECORDING_MAX_MS)
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.onstop = () => {
    clearTimeout(longest)
    closeMeter()
    stopTracks(stream)
    on.onEnd()
    // Of silence a model makes words that nobody said.
    if (heard) void transcribe(companyId, new Blob(pieces, { type: recorder.mimeType }), on)
  }
  recorder.start()
  return {
    stop,
    abort: () => {
      heard = false
      stop()
    },
  }
}

async function transcribe(companyId: string, recording: Blob, on: RecordingEvents): Promise<void> {
  on.onWriting(true)
  try {
    // The browser names the recording's own content type.
    const response = await fetch(urlOf(routes.transcribe, { companyId }), { method: 'POST', body: recording })
    if (!response.ok) throw await toApiError(response)
    const { text }: Result<'transcribe'> = await response.json()
    if (text) on.onText(text)
    else on.onFail()
  } catch {
    on.onFail()
  } finally {
    on.onWriting(false)
  }
}

/** Tells ten times a second how loud it is. Returns what ends it. */
function startLevelMeter(stream: MediaStream, onLevel: (level: VoiceLevel) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = METER_SAMPLES
  const samples = new Float32Array(METER_SAMPLES)
  context.createMediaStreamSource(stream).connect(analyser)
  const timer = window.setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const squares = samples.reduce((sum, sample) => sum + sample * sample, 0)
    // A browser that does not let the page measure is no reason to throw away what was said.
    const loudness = context.state === 'running' ? Math.sqrt(squares / samples.length) : VOICE_LOUDNESS
    onLevel(loudness >= VOICE_LOUDNESS ? 'voice' : loudness >= SOUND_LOUDNESS ? 'sound' : 'silent')
  }, METER_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}
