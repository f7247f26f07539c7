import assert from 'node:assert/strict'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { metrics } from '@/lib/server/metrics'
import { briefOf, createIdCounter, newOperation } from '@/tests/support/briefs'
import { SETTING, turnOf } from '@/tests/support/expert-answers'
import { type Behaviour, type OpenAiServer, startOpenAiServer } from '@/tests/support/openai-server'
import { resolveAudio, speakText, transcribeRecording } from './audio'
import { createTurnEngine } from './expert/consultant'
import { resolveModel } from './model'
import type { CallKind } from './record-call'
import { generateSpecification } from './specification/run'
import { readDocument } from './website-research/run'

const limits = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 0, retryWaitMs: 0 }
const MESSAGE = 'They must read P&IDs, and the pay is £38k.'
const PAY: BriefOperation = newOperation({
  op: 'add',
  topic: 'pay',
  strength: 'must',
  quote: '£38k',
  value: '£38k',
})
const USAGE = { input: 1_000, cached: 600, output: 50 }

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())
beforeEach(() => {
  for (const figure of FIGURES) figure.reset()
})

const FIGURES = [metrics.modelCalls, metrics.modelTokens, metrics.modelFirstContent, metrics.modelSeconds]

const connect = () => resolveModel({ OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'm' })
const connectAudio = () =>
  resolveAudio({ OPENAI_AUDIO: 'on', OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'k' })

async function takeTurn() {
  const engine = createTurnEngine(await connect(), SETTING, { limits })
  const { fellBack } = await engine.read({
    message: MESSAGE,
    brief: briefOf(),
    jobTitle: 'Fitter',
    companyName: 'Castle Pumps',
    history: [],
    now: new Date('2026-03-01'),
    isTurn: true,
  })
  return { engine, fellBack }
}

async function writeDocument() {
  await generateSpecification({
    brief: briefOf(['technical', 'Siemens TIA Portal']),
    company: { name: 'Halyard', description: null, industry: null, size: null },
    jobTitle: 'Controls Engineer',
    houseRules: [],
    newId: createIdCounter(),
    limits,
    choice: await connect(),
  })
}

/** What is asked for each kind of call, with the answers to it and to the calls before it. */
const CALLS: [CallKind, run: () => Promise<unknown>, ...answers: Behaviour[]][] = [
  ['turn', takeTurn, turnOf([PAY])],
  ['repair', takeTurn, turnOf([{ ...PAY, value: '£48k' }]), turnOf([PAY])],
  [
    'research',
    async () =>
      readDocument({ name: 'a', text: 'We build boats.', companyName: 'Halyard', choice: await connect() }),
    { kind: 'text', text: '{"items": []}' },
  ],
  ['specification', writeDocument, { kind: 'text', text: '{"lines": [], "recommendations": []}' }],
  [
    'judge',
    writeDocument,
    {
      kind: 'text',
      text: JSON.stringify({
        lines: [{ section: 'technical', text: 'Programming in Siemens TIA Portal', cites: ['F1'] }],
        recommendations: [],
      }),
    },
    { kind: 'text', text: '{"judgements": [{"id": 0, "verdict": "same"}]}' },
  ],
  [
    'transcription',
    async () => transcribeRecording(await connectAudio(), new Uint8Array([26, 69, 223, 163])),
    { kind: 'text', text: 'We need a welder.' },
  ],
]

async function readFigures(call: CallKind) {
  const of = <Label extends { call?: unknown }>({ values }: { values: { labels: Label; value: number }[] }) =>
    values.filter(({ labels }) => labels.call === call)
  const countOf = (values: { metricName?: string | undefined; value: number }[]) =>
    values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0
  const [calls, tokens, first, seconds] = await Promise.all([
    metrics.modelCalls.get(),
    metrics.modelTokens.get(),
    metrics.modelFirstContent.get(),
    metrics.modelSeconds.get(),
  ])
  return {
    calls: of(calls).map(({ labels, value }) => [labels.outcome, labels.usage, value]),
    tokens: Object.fromEntries(of(tokens).map(({ labels, value }) => [labels.type, value])),
    first: countOf(of(first)),
    ended: countOf(of(seconds)),
  }
}

const withUsage = (behaviour: Behaviour, usage: typeof USAGE | null): Behaviour =>
  behaviour.kind === 'text' ? { ...behaviour, usage } : behaviour

describe.each(CALLS)('a call for a %s', (call, run, ...answers) => {
  const finish = async () => {
    const done = await run()
    // The answer of a turn is read on behind its operations.
    await expect.poll(async () => (await readFigures(call)).ended).toBe(1)
    return done
  }

  it('counts its tokens, its time to the first content, and its time to the end', async () => {
    server.script(...answers.map((answer) => withUsage(answer, USAGE)))
    await finish()
    const isAudio = call === 'transcription'
    expect(await readFigures(call)).toEqual({
      calls: [['complete', 'reported', 1]],
      tokens: isAudio ? { input: 1_000, output: 50 } : USAGE,
      first: 1,
      ended: 1,
    })
  })

  it('counts as one without usage where the provider reports none', async () => {
    server.script(...answers.map((answer) => withUsage(answer, null)))
    await finish()
    expect(await readFigures(call)).toEqual({
      calls: [['complete', 'missing', 1]],
      tokens: {},
      first: 1,
      ended: 1,
    })
  })

  it('counts as failed where the stream breaks', async () => {
    const before = answers.slice(0, -1).map((answer) => withUsage(answer, USAGE))
    server.script(...before, { kind: 'cut', text: '{"' })
    // What is done then is tested with each of them.
    await run().catch(() => undefined)
    await expect.poll(async () => (await readFigures(call)).ended).toBeGreaterThan(0)
    const { calls, tokens } = await readFigures(call)
    expect(calls.map(([outcome, usage]) => [outcome, usage])).toEqual([['failed', 'missing']])
    expect(tokens).toEqual({})
  })
})

describe('the figures', () => {
  it('count a turn that nobody waits for as stopped', async () => {
    const [start = ''] = (turnOf([PAY]) as { text: string }).text.split('"answers"')
    server.script({ kind: 'stall', text: start })
    const { engine } = await takeTurn()
    engine.close()
    await expect.poll(async () => (await readFigures('turn')).calls).toEqual([['stopped', 'missing', 1]])
  })

  it('count reading aloud', async () => {
    server.script({ kind: 'text', text: '' })
    await speakText(await connectAudio(), 'Good morning.')
    expect((await readFigures('speech')).calls).toEqual([['complete', 'missing', 1]])
  })

  it('hold no words of anybody', async () => {
    server.script(withUsage(turnOf([PAY]), USAGE))
    await takeTurn()
    await expect.poll(async () => (await readFigures('turn')).ended).toBe(1)
    const text = await metrics.registry.metrics()
    assert(text.includes('spanwright_model_tokens_total{call="turn",type="cached"} 600'))
    expect(text).not.toMatch(/£38k|P&IDs|Castle|Fitter/)
  })
})
