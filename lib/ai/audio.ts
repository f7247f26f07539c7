import type { SpeechModelV4, TranscriptionModelV4 } from '@ai-sdk/provider'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/server/log'

/** What turns speech into text and text into speech on the server. */
export interface AudioModels {
  transcription: TranscriptionModelV4
  speech: SpeechModelV4
}

interface AudioEnv {
  OPENAI_AUDIO?: 'on' | 'off' | undefined
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  OPENAI_TRANSCRIPTION_MODEL?: string | undefined
  OPENAI_SPEECH_MODEL?: string | undefined
}

const OPENAI_URL = 'https://api.openai.com/v1'
const TRANSCRIPTION_MODEL = 'gpt-4o-mini-transcribe'
const SPEECH_MODEL = 'gpt-4o-mini-tts'
const VOICE = 'alloy'
/** The consultation is held in English, whatever the accent; told, a model guesses no other language from one word. */
const LANGUAGE = 'en'
/** For a whole answer, one retry included. */
const TIMEOUT_MS = 15_000
const RETRIES = 1

/** Whether the server turns speech into text and text into speech: the flag is on, and there is somebody to ask. */
export function hasAudio({ OPENAI_AUDIO, OPENAI_API_KEY, OPENAI_BASE_URL }: AudioEnv): boolean {
  return OPENAI_AUDIO === 'on' && Boolean(OPENAI_API_KEY?.trim() || OPENAI_BASE_URL?.trim())
}

/**
 * The audio models for an environment: those of the base URL where one is set, else OpenAI's. Reaches no network. Throws 501 where
 * the server offers none.
 */
export async function resolveAudio(env: AudioEnv): Promise<AudioModels> {
  if (!hasAudio(env))
    throw new AppError('notImplemented', 'This server neither listens nor speaks: please type your message.')
  const { createOpenAI } = await import('@ai-sdk/openai')
  const provider = createOpenAI({
    // A server of one's own may ask for no key; the provider insists on one.
    apiKey: env.OPENAI_API_KEY?.trim() || 'none',
    baseURL: env.OPENAI_BASE_URL?.trim().replace(/\/+$/, '') || OPENAI_URL,
  })
  return {
    transcription: provider.transcription(env.OPENAI_TRANSCRIPTION_MODEL?.trim() || TRANSCRIPTION_MODEL),
    speech: provider.speech(env.OPENAI_SPEECH_MODEL?.trim() || SPEECH_MODEL),
  }
}

/** The English words of a recording, '' where there are none. Throws 502 where the model fails or takes longer than `timeoutMs`. */
export async function transcribeRecording(
  { transcription: model }: AudioModels,
  audio: Uint8Array,
  timeoutMs = TIMEOUT_MS,
): Promise<string> {
  const { transcribe } = await import('ai')
  const { text } = await callModel('transcription', timeoutMs, (abortSignal) =>
    transcribe({
      model,
      audio,
      abortSignal,
      maxRetries: RETRIES,
      providerOptions: { openai: { language: LANGUAGE } },
    }),
  )
  return text.trim()
}

/** `text` read aloud, as MP3. Throws 502 where the model fails or takes longer than `timeoutMs`. */
export async function speakText(
  { speech: model }: AudioModels,
  text: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Blob> {
  const { generateSpeech } = await import('ai')
  const { audio } = await callModel('speech', timeoutMs, (abortSignal) =>
    generateSpeech({ model, text, voice: VOICE, outputFormat: 'mp3', abortSignal, maxRetries: RETRIES }),
  )
  return new Blob([new Uint8Array(audio.uint8Array)], { type: 'audio/mpeg' })
}

const FAILURE_MESSAGES = {
  transcription: 'What you said could not be written down. Please try again, or type your message.',
  speech: 'This could not be read aloud. Please try again.',
}

/** Errors of the SDK carry what was sent: neither the log nor the caller gets them. */
async function callModel<Result>(
  kind: keyof typeof FAILURE_MESSAGES,
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    return await run(limit)
  } catch (error) {
    const [{ RetryError }, { describeFailure }] = await Promise.all([import('ai'), import('./fallback')])
    const cause = RetryError.isInstance(error) ? error.lastError : error
    log.warn({ reason: limit.aborted ? 'time-out' : describeFailure(cause) }, `${kind} failed`)
    throw new AppError('modelFailed', FAILURE_MESSAGES[kind])
  }
}
