import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRecording } from './recording'

class Recorder {
  static last: Recorder | undefined
  state = 'inactive'
  mimeType = 'audio/webm'
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: (() => void) | null = null
  constructor() {
    Recorder.last = this
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob(['sound']) })
    this.onstop?.()
  }
}

let loudness: number
let context: { state: string; close: () => void }
const stopTrack = vi.fn()
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  loudness = 0.5
  stopTrack.mockClear()
  fetchMock.mockReset()
  fetchMock.mockImplementation(async () => Response.json({ text: 'We need a bridge engineer.' }))
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      close = vi.fn()
      constructor() {
        context = this
      }
      createAnalyser = () => ({ getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loudness) })
      createMediaStreamSource = () => ({ connect: () => {} })
    },
  )
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop: stopTrack }] }) },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function record() {
  const events = {
    onLevel: vi.fn(),
    onEnd: vi.fn(),
    onTranscribing: vi.fn(),
    onText: vi.fn(),
    onFail: vi.fn(),
  }
  return { ...events, recording: await startRecording('company', events) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('startRecording', () => {
  it('returns what the server heard', async () => {
    const { recording, onLevel, onTranscribing, onText, onEnd } = await record()
    vi.advanceTimersByTime(100)
    expect(onLevel).toHaveBeenLastCalledWith('voice')
    recording.stop()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(onTranscribing).toHaveBeenLastCalledWith(true)
    await settle()
    expect(onText).toHaveBeenCalledExactlyOnceWith('We need a bridge engineer.')
    expect(onTranscribing).toHaveBeenLastCalledWith(false)
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/api/ai/transcribe/company', 'POST'])
    expect(init?.body).toMatchObject({ type: 'audio/webm' })
  })

  it('stops after a minute and returns what was said', async () => {
    const { onEnd, onText } = await record()
    await vi.advanceTimersByTimeAsync(59_900)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(onText).toHaveBeenCalledOnce()
    expect(stopTrack).toHaveBeenCalledOnce()
    expect(context.close).toHaveBeenCalledOnce()
  })

  it.each([
    [0, 'silent'],
    [0.01, 'sound'],
  ] as const)('sends no audio of loudness %d, which is %s', async (level, name) => {
    loudness = level
    const { recording, onLevel, onEnd } = await record()
    vi.advanceTimersByTime(1000)
    expect(onLevel).toHaveBeenLastCalledWith(name)
    recording.stop()
    await settle()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('takes what it cannot measure for a voice', async () => {
    const { recording, onLevel, onText } = await record()
    context.state = 'suspended'
    vi.advanceTimersByTime(100)
    expect(onLevel).toHaveBeenLastCalledWith('voice')
    recording.stop()
    await settle()
    expect(onText).toHaveBeenCalledOnce()
  })

  it('sends nothing once it is given up', async () => {
    const { recording } = await record()
    vi.advanceTimersByTime(100)
    recording.abort()
    await settle()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(stopTrack).toHaveBeenCalledOnce()
  })

  it.each([
    ['an error', () => Response.json({ title: 'x', status: 502 }, { status: 502 })],
    ['no words', () => Response.json({ text: '' })],
  ])('fails when the server answers with %s', async (_, answer) => {
    fetchMock.mockImplementation(async () => answer())
    const { recording, onText, onFail, onTranscribing } = await record()
    vi.advanceTimersByTime(100)
    recording.stop()
    await settle()
    expect(onFail).toHaveBeenCalledOnce()
    expect(onText).not.toHaveBeenCalled()
    expect(onTranscribing).toHaveBeenLastCalledWith(false)
  })
})
