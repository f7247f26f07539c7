import { buildUrl, toApiError } from '@/lib/api/client'
import type { Result } from '@/lib/api/contract'
import type { VoiceLevel } from './use-speech-recognition'

/** A longer recording is stopped and transcribed. */
const RECORDING_MAX_MS = 60_000
const METER_INTERVAL_MS = 100
/** 170 ms at 48 kHz, more than one meter interval, so that no sound is missed. */
const METER_SAMPLES = 8192
/** Enough for speech, and a minute stays far below the server's size limit. */
const BITS_PER_SECOND = 32_000
/** Loudness thresholds as root mean square from 0 to 1. */
const SOUND_LOUDNESS = 0.005
const VOICE_LOUDNESS = 0.02

export interface Recording {
  /** Stops and transcribes it, unless no voice was heard. */
  stop(): void
  abort(): void
}

interface RecordingEvents {
  onLevel(level: VoiceLevel): void
  onEnd(): void
  onTranscribing(isTranscribing: boolean): void
  onText(text: string): void
  onFail(): void
}

/** Rejects as getUserMedia does, for example with NotAllowedError. `companyId` is a company of the caller. */
export async function startRecording(companyId: string, events: RecordingEvents): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    return recordStream(companyId, stream, events)
  } catch (error) {
    stopTracks(stream)
    throw error
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function recordStream(companyId: string, stream: MediaStream, events: RecordingEvents): Recording {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND })
  const chunks: Blob[] = []
  let hasVoice = false
  const stopLevelMeter = startLevelMeter(stream, (level) => {
    hasVoice ||= level === 'voice'
    events.onLevel(level)
  })
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = window.setTimeout(stop, RECORDING_MAX_MS)
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  recorder.onstop = () => {
    clearTimeout(timer)
    stopLevelMeter()
    stopTracks(stream)
    events.onEnd()
    // Transcribed silence yields invented words.
    if (hasVoice) void transcribe(companyId, new Blob(chunks, { type: recorder.mimeType }), events)
  }
  recorder.start()
  return {
    stop,
    abort: () => {
      hasVoice = false
      stop()
    },
  }
}

async function transcribe(companyId: string, recording: Blob, events: RecordingEvents): Promise<void> {
  events.onTranscribing(true)
  try {
    // fetch sets the content type of the Blob.
    const response = await fetch(buildUrl('POST /api/ai/transcribe/{companyId}', { companyId }), {
      method: 'POST',
      body: recording,
    })
    if (!response.ok) throw await toApiError(response)
    const { text }: Result<'POST /api/ai/transcribe/{companyId}'> = await response.json()
    if (text) events.onText(text)
    else events.onFail()
  } catch {
    events.onFail()
  } finally {
    events.onTranscribing(false)
  }
}

/** Returns a function that stops it. */
function startLevelMeter(stream: MediaStream, onLevel: (level: VoiceLevel) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = METER_SAMPLES
  const samples = new Float32Array(METER_SAMPLES)
  context.createMediaStreamSource(stream).connect(analyser)
  const timer = window.setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const squares = samples.reduce((sum, sample) => sum + sample * sample, 0)
    // Where the page cannot measure, assume a voice rather than discard the recording.
    const loudness = context.state === 'running' ? Math.sqrt(squares / samples.length) : VOICE_LOUDNESS
    onLevel(loudness >= VOICE_LOUDNESS ? 'voice' : loudness >= SOUND_LOUDNESS ? 'sound' : 'silent')
  }, METER_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}
