import assert from 'node:assert/strict'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { briefOf } from '@/tests/support/briefs'
import { answerOf, SETTING } from '@/tests/support/expert-answers'
import {
  type Behaviour,
  type OpenAiServer,
  type RecordedRequest,
  startOpenAiServer,
} from '@/tests/support/openai-server'
import { askForObject } from './ask'
import { createTurnEngine } from './expert/consultant'
import { resolveModel } from './model'

const limits = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 0, retryWaitMs: 0 }
const MESSAGE = 'They must read P&IDs.'
const OBJECT = '{"colour": "dark blue"}'
const TURN = answerOf({
  operations: [{ op: 'add', topic: 'technical', strength: 'must', quote: 'read P&IDs', value: 'read P&IDs' }],
})
const isTurn = ({ body }: RecordedRequest) => JSON.stringify(body).includes('P&IDs')
const says = (wrap: (json: string) => string) => (request: RecordedRequest) =>
  ({ kind: 'text', text: wrap(isTurn(request) ? TURN : OBJECT) }) as const
const refuses = (message: string): Behaviour => ({ kind: 'status', status: 400, message })

/** What each server does, and the features of the requests that it gets for a question that is asked twice. */
const SERVERS: [
  name: string,
  answer: (request: RecordedRequest) => Behaviour,
  turnFeatures: (readonly string[])[],
  objectFeatures: (readonly string[])[],
][] = [
  [
    'takes a strict schema',
    says((json) => json),
    [
      ['schema', 'temperature'],
      ['schema', 'temperature'],
    ],
    [['schema'], ['schema']],
  ],
  [
    'refuses response_format',
    (request) =>
      request.body.response_format
        ? refuses('response_format is not supported')
        : says((json) => json)(request),
    [['schema', 'temperature'], ['temperature'], ['temperature']],
    [['schema'], [], []],
  ],
  [
    'answers in a code fence, behind its thoughts',
    says((json) => `<think>Is {it} JSON? [yes]</think>\n\`\`\`json\n${json}\n\`\`\``),
    [
      ['schema', 'temperature'],
      ['schema', 'temperature'],
    ],
    [['schema'], ['schema']],
  ],
  [
    'reasons first, and refuses a temperature',
    (request) =>
      request.body.temperature === undefined
        ? { ...says((json) => json)(request), thoughts: 'They want one thing: {read} P&IDs.' }
        : refuses('Unsupported value: temperature'),
    [['schema', 'temperature'], ['schema'], ['schema']],
    [['schema'], ['schema']],
  ],
  [
    'refuses both, and says neither',
    (request) =>
      request.body.temperature !== undefined || request.body.response_format
        ? refuses('Bad request')
        : says((json) => json)(request),
    [['schema', 'temperature'], ['temperature'], [], []],
    [['schema'], [], []],
  ],
]

describe.each(SERVERS)('a server that %s', (name, answer, turnFeatures, objectFeatures) => {
  let server: OpenAiServer
  beforeAll(async () => {
    server = await startOpenAiServer()
  })
  afterAll(() => server.close())

  const connect = async (model: string) => {
    const choice = await resolveModel({ OPENAI_BASE_URL: server.url, OPENAI_MODEL: `${model}, ${name}` })
    assert(choice.kind === 'compatible')
    return choice
  }
  const sentFeatures = () =>
    server.requests.map(({ body }) => [
      ...(body.response_format ? ['schema'] : []),
      ...(body.temperature === undefined ? [] : ['temperature']),
    ])

  it('reads a turn of the consultation, and is asked for what it takes the next time', async () => {
    const choice = await connect('turn')
    server.answerBy(answer)
    for (let turn = 0; turn < 2; turn += 1) {
      const engine = createTurnEngine(choice, SETTING, { limits })
      const read = await engine.read({
        message: MESSAGE,
        brief: briefOf(),
        jobTitle: 'Fitter',
        companyName: 'Castle Pumps',
        history: [],
        now: new Date('2026-03-01'),
        isTurn: true,
      })
      engine.close()
      expect(read).toMatchObject({ engine: 'compatible', fellBack: false, reason: null })
      expect(read.operations.map(({ value }) => value)).toEqual(['read P&IDs'])
    }
    expect(sentFeatures()).toEqual(turnFeatures)
  })

  it('answers with an object, and is told its form in words where it takes no schema', async () => {
    const { model } = await connect('object')
    server.answerBy(answer)
    for (let time = 0; time < 2; time += 1) {
      const question = { kind: 'research' as const, model, instructions: 'Answer.', prompt: 'Which?', limits }
      const schema = z.object({ colour: z.string() })
      expect(await askForObject({ ...question, schema, name: 'answer' })).toEqual({ colour: 'dark blue' })
    }
    expect(sentFeatures()).toEqual(objectFeatures)
    for (const { body } of server.requests)
      expect(JSON.stringify(body.messages).includes('JSON schema')).toBe(!body.response_format)
  })
})

describe('a server that refuses everything', () => {
  it('is asked three times at most, and its refusals aren’t remembered', async () => {
    const server = await startOpenAiServer()
    const choice = await resolveModel({ OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'refusing' })
    assert(choice.kind === 'compatible')
    const question = {
      kind: 'research' as const,
      model: choice.model,
      instructions: 'Answer.',
      prompt: 'Which?',
      schema: z.object({ colour: z.string() }),
      name: 'answer',
      temperature: 0,
      limits,
    }
    server.script(refuses('The prompt is too long'))
    await expect(askForObject(question)).rejects.toMatchObject({ reason: 'status 400' })
    expect(server.requests).toHaveLength(3)
    server.script({ kind: 'text', text: OBJECT })
    await askForObject(question)
    expect(server.requests[0]?.body).toMatchObject({
      temperature: 0,
      response_format: { type: 'json_schema' },
    })
    await server.close()
  })
})

describe('an OpenAI model', () => {
  it.each([
    ['that reasons', 'gpt-6.1-terra', { effort: 'low' }],
    ['that doesn’t', 'gpt-4.1', undefined],
    ['of unknown name', 'ft:mine', undefined],
  ])('%s is asked for little reasoning in a turn, without a warning', async (_, name, reasoning) => {
    const server = await startOpenAiServer()
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { createOpenAI } = await import('@ai-sdk/openai')
    const model = createOpenAI({ baseURL: server.url, apiKey: 'k' })(name)
    server.answerBy(says((json) => json))
    const engine = createTurnEngine({ kind: 'openai', name, model }, SETTING, { limits })
    const { fellBack } = await engine.read({
      message: MESSAGE,
      brief: briefOf(),
      jobTitle: 'Fitter',
      companyName: 'Castle Pumps',
      history: [],
      now: new Date('2026-03-01'),
      isTurn: true,
    })
    engine.close()
    expect(fellBack).toBe(false)
    expect(server.requests[0]?.body.temperature).toBeUndefined()
    expect(server.requests[0]?.body.reasoning).toEqual(reasoning)
    expect(warnings).not.toHaveBeenCalled()
    warnings.mockRestore()
    await server.close()
  })
})
