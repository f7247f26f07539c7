import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MP3_SILENCE, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { hasAudio, resolveAudio, speakText, transcribeRecording } from './audio'

const WEBM = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0])

describe('hasAudio and resolveAudio', () => {
  it.each([
    [{}, false],
    [{ OPENAI_AUDIO: 'on' }, false],
    [{ OPENAI_AUDIO: 'on', OPENAI_API_KEY: ' ', OPENAI_BASE_URL: '' }, false],
    [{ OPENAI_API_KEY: 'k' }, false],
    [{ OPENAI_AUDIO: 'off', OPENAI_API_KEY: 'k' }, false],
    [{ OPENAI_AUDIO: 'on', OPENAI_API_KEY: 'k' }, true],
    [{ OPENAI_AUDIO: 'on', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, true],
  ] as const)('with %j audio is available: %s', (env, isAvailable) => {
    expect(hasAudio(env)).toBe(isAvailable)
  })

  it('throws notImplemented where audio is not available', async () => {
    await expect(resolveAudio({ OPENAI_API_KEY: 'k' })).rejects.toMatchObject({ code: 'notImplemented' })
  })

  it('uses the named audio models, or small ones by default', async () => {
    const env = { OPENAI_AUDIO: 'on', OPENAI_API_KEY: 'k' } as const
    const named = { ...env, OPENAI_TRANSCRIPTION_MODEL: 'whisper-1', OPENAI_SPEECH_MODEL: 'tts-1' }
    expect(await resolveAudio(env)).toMatchObject({
      transcription: { modelId: 'gpt-4o-mini-transcribe' },
      speech: { modelId: 'gpt-4o-mini-tts' },
    })
    expect(await resolveAudio(named)).toMatchObject({
      transcription: { modelId: 'whisper-1' },
      speech: { modelId: 'tts-1' },
    })
  })
})

describe('transcribeRecording and speakText', () => {
  let server: OpenAiServer
  beforeAll(async () => {
    server = await startOpenAiServer()
  })
  afterAll(() => server.close())
  const models = () =>
    resolveAudio({ OPENAI_AUDIO: 'on', OPENAI_BASE_URL: `${server.url}/`, OPENAI_API_KEY: 'secret' })

  it('transcribes a recording and sends its media type', async () => {
    server.script({ kind: 'text', text: ' We need a welder.\n' })
    expect(await transcribeRecording(await models(), WEBM)).toBe('We need a welder.')
    expect(server.requests).toMatchObject([
      {
        path: '/v1/audio/transcriptions',
        authorization: 'Bearer secret',
        body: {
          model: 'gpt-4o-mini-transcribe',
          language: 'en',
          file: { name: 'audio.webm', type: 'audio/webm', size: WEBM.byteLength },
        },
      },
    ])
  })

  it('returns speech as MP3', async () => {
    server.script({ kind: 'text', text: '' })
    const audio = await speakText(await models(), 'Good morning.')
    expect(audio.type).toBe('audio/mpeg')
    expect(Buffer.from(await audio.arrayBuffer()).equals(MP3_SILENCE)).toBe(true)
    expect(server.requests).toMatchObject([
      { path: '/v1/audio/speech', body: { input: 'Good morning.', response_format: 'mp3', voice: 'alloy' } },
    ])
  })

  it.each([
    ['a refused key', { kind: 'status', status: 401 }],
    ['a broken connection', { kind: 'cut', text: '' }],
    ['an unreadable answer', { kind: 'malformed' }],
  ] as const)('throws modelFailed with a message of its own after %s', async (_, behaviour) => {
    server.script(behaviour)
    const failure = transcribeRecording(await models(), WEBM)
    await expect(failure).rejects.toMatchObject({ code: 'modelFailed', cause: undefined })
    await expect(failure).rejects.toThrow(/^We couldn’t transcribe that\./)
  })

  it('retries once after a server error', async () => {
    server.script({ kind: 'status', status: 500 }, { kind: 'text', text: 'We need a welder.' })
    expect(await transcribeRecording(await models(), WEBM)).toBe('We need a welder.')
    expect(server.requests).toHaveLength(2)
  })

  it('stops waiting for a silent model at the time limit', async () => {
    server.script({ kind: 'hang' }, { kind: 'hang' })
    await expect(speakText(await models(), 'Good morning.', 100)).rejects.toMatchObject({
      code: 'modelFailed',
    })
    const failure = transcribeRecording(await models(), WEBM, 100)
    await expect(failure).rejects.toMatchObject({ code: 'modelFailed', cause: undefined })
    await expect(failure).rejects.toThrow(/^We couldn’t transcribe that\./)
  })

  it('waits for fifteen seconds by default', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    server.script({ kind: 'text', text: 'We need a welder.' }, { kind: 'text', text: '' })
    await transcribeRecording(await models(), WEBM)
    await speakText(await models(), 'Good morning.')
    expect(timeout.mock.calls).toEqual([[15_000], [15_000]])
    timeout.mockRestore()
  })
})
