import assert from 'node:assert/strict'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { askForObject } from './ask'
import { resolveModel } from './model'

describe('resolveModel', () => {
  it('uses the built-in consultant where nothing is set', async () => {
    expect(await resolveModel({})).toMatchObject({ kind: 'builtIn', name: 'built-in-consultant' })
    expect((await resolveModel({ OPENAI_API_KEY: ' ', OPENAI_BASE_URL: '', OPENAI_MODEL: 'x' })).kind).toBe(
      'builtIn',
    )
  })

  it('uses OpenAI’s Responses API where only a key is set', async () => {
    expect(await resolveModel({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'gpt-x' })).toMatchObject({
      kind: 'openai',
      name: 'gpt-x',
      model: { modelId: 'gpt-x', provider: 'openai.responses' },
    })
  })

  it('uses a default model where none is named', async () => {
    expect((await resolveModel({ OPENAI_API_KEY: 'k' })).name).toBe('gpt-6.1-terra')
  })

  it('returns the same model for the same settings only', async () => {
    const settings = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'llama' }
    const choice = await resolveModel(settings)
    expect(await resolveModel({ ...settings })).toBe(choice)
    expect(await resolveModel({ ...settings, OPENAI_MODEL: 'qwen' })).not.toBe(choice)
    expect(await resolveModel({ ...settings, OPENAI_API_KEY: 'k' })).not.toBe(choice)
  })

  it('uses a compatible server where a base URL is set, with or without a key', async () => {
    const url = 'http://127.0.0.1:11434/v1/'
    expect(await resolveModel({ OPENAI_BASE_URL: url, OPENAI_MODEL: 'llama' })).toMatchObject({
      kind: 'compatible',
      name: 'llama',
    })
    expect((await resolveModel({ OPENAI_BASE_URL: url, OPENAI_API_KEY: 'k' })).kind).toBe('compatible')
  })
})

describe('resolveModel for a compatible server', () => {
  let server: OpenAiServer
  beforeAll(async () => {
    server = await startOpenAiServer()
  })
  afterAll(() => server.close())

  it('calls chat completions under the base URL with the key and the model', async () => {
    server.script({ kind: 'text', text: '{"greeting": "Good morning."}' })
    const choice = await resolveModel({
      OPENAI_BASE_URL: `${server.url}/`,
      OPENAI_API_KEY: 'secret',
      OPENAI_MODEL: 'm',
    })
    assert(choice.kind !== 'builtIn')
    const limits = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 8_000, retries: 0, retryWaitMs: 0 }
    const answer = await askForObject({
      kind: 'research',
      model: choice.model,
      instructions: '',
      prompt: 'Hello',
      schema: z.object({ greeting: z.string() }),
      name: 'answer',
      limits,
    })
    expect(answer).toEqual({ greeting: 'Good morning.' })
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret',
      body: { model: 'm' },
    })
  })
})
