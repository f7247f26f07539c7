import assert from 'node:assert/strict'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { NETWORK_ENGINES, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { askForObject, type Limits, streamObject } from './ask'

const limits: Limits = {
  firstContentMs: 8_000,
  idleMs: 8_000,
  totalMs: 20_000,
  retries: 1,
  retryWaitMs: 1_000,
}
const impatient = { ...limits, firstContentMs: 300, idleMs: 300 }
const question = {
  kind: 'research' as const,
  instructions: 'Answer.',
  prompt: 'We pay £38k in Ulverston.',
  schema: z.object({ colour: z.string() }),
  name: 'answer',
  limits,
}
const JSON_TEXT = '{"colour": "dark blue"}'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

describe.each(NETWORK_ENGINES)('over %s', (_, __, connect) => {
  async function connectModel() {
    const choice = await connect(server.url)
    assert(choice.kind !== 'builtIn')
    return choice.model
  }

  it('askForObject returns the object, even from a code fence or behind a sentence', async () => {
    const model = await connectModel()
    const fenced = `\`\`\`json\n${JSON_TEXT}\n\`\`\``
    for (const text of [JSON_TEXT, fenced, `Sure, here it is:\n${fenced}\nAnything else?`]) {
      server.script({ kind: 'text', text })
      expect(await askForObject({ ...question, model })).toEqual({ colour: 'dark blue' })
    }
  })

  it.each([
    ['prose', { kind: 'text', text: 'It is blue.' }, 'invalid answer', 2],
    ['another object', { kind: 'text', text: '{"color": "blue"}' }, 'invalid answer', 2],
    ['nothing', { kind: 'text', text: '' }, 'empty answer', 1],
    ['a stream that is not JSON', { kind: 'malformed' }, 'unreadable answer', 1],
    ['an error in mid-answer', { kind: 'errorEvent', text: '{"colour": "dark ' }, 'unreadable answer', 1],
    ['a cut in mid-answer', { kind: 'cut', text: '{"colour": "dark ' }, 'connection', 2],
    ['a stall in mid-answer', { kind: 'stall', text: '{"colour": "dark ' }, 'time-out', 1],
    ['silence', { kind: 'hang' }, 'time-out', 1],
    ['a wrong key', { kind: 'status', status: 401 }, 'status 401', 1],
    ['a broken server', { kind: 'status', status: 500 }, 'status 500', 2],
    ['an empty account', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'status 429', 1],
  ] as const)(
    'askForObject throws ModelFailure without a word of the prompt after %s',
    async (_name, behaviour, reason, tries) => {
      server.script(behaviour)
      const model = await connectModel()
      const isSilent = behaviour.kind === 'hang' || behaviour.kind === 'stall'
      const asked = { ...question, model, limits: isSilent ? impatient : limits }
      const failure = await askForObject(asked).catch((error: unknown) => error)
      expect(failure).toMatchObject({ name: 'ModelFailure', reason })
      expect(inspect(failure, { depth: 9 })).not.toContain('Ulverston')
      expect(server.requests).toHaveLength(tries)
    },
  )
})

type Part = { type: 'text-delta' | 'reasoning-delta'; delta: string }

function modelSaying(parts: readonly Part[], { delayMs = 0, finish = 'stop' as 'stop' | 'length' } = {}) {
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  }
  return new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunkDelayInMs: delayMs,
        chunks: [
          { type: 'stream-start', warnings: [] },
          { type: 'reasoning-start', id: 'thought' },
          { type: 'text-start', id: 'text' },
          ...parts.map(({ type, delta }) => ({
            type,
            id: type === 'text-delta' ? 'text' : 'thought',
            delta,
          })),
          { type: 'reasoning-end', id: 'thought' },
          { type: 'text-end', id: 'text' },
          { type: 'finish', finishReason: { unified: finish, raw: finish }, usage },
        ],
      }),
    }),
  })
}

const textOf = (...deltas: string[]): Part[] => deltas.map((delta) => ({ type: 'text-delta', delta }))
const letters = textOf(...JSON_TEXT)

describe('the limits', () => {
  it('accept a steady answer that takes longer than any pause may', async () => {
    const model = modelSaying(letters, { delayMs: 30 })
    expect(await askForObject({ ...question, model, limits: impatient })).toEqual({ colour: 'dark blue' })
  })

  it('don’t count the time its reader takes', async () => {
    const model = modelSaying(letters)
    let text = ''
    for await (const piece of await streamObject({ ...question, model, limits: { ...limits, idleMs: 50 } })) {
      if (text === '') await sleep(200)
      text += piece
    }
    expect(text).toBe(JSON_TEXT)
  })

  it('end an answer that goes on for too long, however steady', async () => {
    const model = modelSaying(letters, { delayMs: 20 })
    const asking = askForObject({ ...question, model, limits: { ...limits, totalMs: 200 } })
    await expect(asking).rejects.toMatchObject({ reason: 'time-out' })
  })

  it('end an answer that only thinks', async () => {
    const thought: Part = { type: 'reasoning-delta', delta: 'Blue or green? '.repeat(1_000) }
    const model = modelSaying([...Array.from({ length: 20 }, () => thought), ...letters])
    await expect(streamObject({ ...question, model })).rejects.toMatchObject({ reason: 'answer too long' })
  })

  it('end an answer that the model ran out of room for', async () => {
    const model = modelSaying(letters, { finish: 'length' })
    await expect(askForObject({ ...question, model })).rejects.toMatchObject({
      reason: 'unfinished answer',
    })
    const pieces = await streamObject({ ...question, model })
    await expect(readAll(pieces)).rejects.toMatchObject({ reason: 'unfinished answer' })
  })
})

describe('streamObject', () => {
  it('waits for content, and keeps the white space before it', async () => {
    const pieces = await streamObject({
      ...question,
      model: modelSaying(textOf(' ', '\n', 'Blue', ' ', 'or green.')),
    })
    const shown: string[] = []
    for await (const piece of pieces) shown.push(piece)
    expect(shown).toEqual([' \nBlue', ' or green.'])
  })

  it('ends the call when its reader stops', async () => {
    const model = modelSaying(textOf('Blue ', 'or ', 'green.'), { delayMs: 20 })
    for await (const piece of await streamObject({ ...question, model })) {
      expect(piece).toBe('Blue ')
      break
    }
    expect(model.doStreamCalls[0]?.abortSignal?.aborted).toBe(true)
  })
})
