import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ModelChoice, resolveModel } from '@/lib/ai/model'
import { extractOperations } from '@/lib/ai/note-taker/extract'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { briefOf, newOperation } from '@/tests/support/briefs'
import {
  type Behaviour,
  NETWORK_ENGINES,
  type OpenAiServer,
  startOpenAiServer,
} from '@/tests/support/openai-server'
import { extractBriefUpdate } from './extract'

const message = 'The salary is £38k basic, and they must read P&IDs.'
const brief = briefOf(['pay', '£35k'])
const pay = newOperation({
  op: 'add',
  topic: 'pay',
  value: '£38k basic',
  strength: 'must',
  quote: '£38k basic',
})
const input = { message, brief, jobTitle: 'Fitter', companyName: 'Castle Pumps' }
const limits = { firstContentMs: 8_000, idleMs: 8_000, totalMs: 20_000, retries: 1, retryWaitMs: 1_000 }
const impatient = { ...limits, firstContentMs: 300 }

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

const answer = (...operations: BriefOperation[]): Behaviour => ({
  kind: 'text',
  text: JSON.stringify({ operations }),
})

function run(choice: ModelChoice, part: Partial<Parameters<typeof extractBriefUpdate>[0]> = {}) {
  return extractBriefUpdate({ ...input, choice, history: [], now: new Date('2026-03-01'), limits, ...part })
}

describe('extractBriefUpdate with the built-in consultant', () => {
  it('returns the built-in consultant’s verified operations', async () => {
    const result = await run(await resolveModel({}))
    expect(result).toEqual({
      operations: verifyOperations(extractOperations(input), message, brief, 'rules').operations,
      engine: 'builtIn',
      fellBack: false,
      reason: null,
    })
  })
})

describe.each(NETWORK_ENGINES)('extractBriefUpdate over %s', (_, engine, connect) => {
  it('keeps no more than 400 operations, and none with a value of 5,000 characters', async () => {
    server.script(answer({ ...pay, value: 'x'.repeat(5_000) }, ...Array.from({ length: 500 }, () => pay)))
    const { operations } = await run(await connect(server.url))
    expect(operations).toHaveLength(399)
  })

  it('uses the built-in consultant when the answer is 1 MB long', async () => {
    server.script(answer({ ...pay, value: 'x'.repeat(1_000_000) }))
    const result = await run(await connect(server.url))
    expect(result).toMatchObject({ engine: 'builtIn', fellBack: true, reason: 'answer too long' })
  })

  it('keeps operations whose quote is in the message, with its offset', async () => {
    server.script(answer(pay))
    const result = await run(await connect(server.url))
    expect(result).toMatchObject({ engine, fellBack: false })
    expect(result.operations).toEqual([{ ...pay, at: message.indexOf('£38k') }])
  })

  it('drops facts with a false quote and changes to facts that do not exist', async () => {
    server.script(
      answer(
        { ...pay, quote: '£40k basic' },
        newOperation({ op: 'withdraw', factId: 'nothing', quote: 'salary' }),
        newOperation({ op: 'replace', factId: 'f0', value: '£38k basic', quote: '£38k basic' }),
      ),
    )
    const { operations } = await run(await connect(server.url))
    expect(operations.map(({ op, factId }) => [op, factId])).toEqual([['replace', 'f0']])
  })

  it('asks once more for what was refused, and takes the mended operation', async () => {
    const invented = { ...pay, value: '£48k basic' }
    server.script(answer(invented), answer(pay))
    const { operations } = await run(await connect(server.url))
    expect(server.requests).toHaveLength(2)
    expect(operations.map(({ value }) => value)).toEqual(['£38k basic'])
  })

  it('keeps the quote’s own words where the second answer is refused too, or fails', async () => {
    const invented = { ...pay, value: '£48k basic' }
    server.script(answer(invented))
    const repeated = await run(await connect(server.url))
    expect(repeated.operations.map(({ value }) => value)).toEqual(['£38k basic'])
    server.script(answer(invented), { kind: 'status', status: 401 })
    const failed = await run(await connect(server.url))
    expect(failed).toMatchObject({ engine, fellBack: false })
    expect(failed.operations.map(({ value }) => value)).toEqual(['£38k basic'])
  })

  it('requests strict structured output with the message as data', async () => {
    server.script(answer())
    await run(await connect(server.url))
    const body = JSON.stringify(server.requests[0]?.body)
    expect(body).toContain('json_schema')
    expect(body).toContain('"additionalProperties":false')
    expect(body).toContain('£38k basic')
  })

  it.each([
    ['an invalid answer', { kind: 'text', text: '{"operations": [{"op": "guess"}]}' }],
    ['prose', { kind: 'text', text: 'Sure, here is the brief.' }],
    ['a body that is not JSON', { kind: 'malformed' }],
    ['a cut connection', { kind: 'cut', text: '' }],
    ['a refusal', { kind: 'status', status: 401 }],
    ['silence', { kind: 'hang' }],
  ] as const)('falls back to the built-in consultant after %s', async (_name, behaviour) => {
    server.script(behaviour)
    const result = await run(
      await connect(server.url),
      behaviour.kind === 'hang' ? { limits: impatient } : {},
    )
    expect(result).toMatchObject({ engine: 'builtIn', fellBack: true })
    expect(result.operations).toEqual(
      verifyOperations(extractOperations(input), message, brief, 'rules').operations,
    )
    expect(result.reason).not.toContain('£38k')
  })

  it('accepts JSON in a code fence', async () => {
    server.script({ kind: 'text', text: `\`\`\`json\n${JSON.stringify({ operations: [pay] })}\n\`\`\`` })
    expect((await run(await connect(server.url))).operations).toHaveLength(1)
  })

  it('rejects when the caller aborts', async () => {
    server.script({ kind: 'hang' })
    const signal = AbortSignal.timeout(50)
    await expect(run(await connect(server.url), { signal })).rejects.toThrow()
  })
})
