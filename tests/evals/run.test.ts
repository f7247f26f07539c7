import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { EvalCase } from './case-schema'
import { EXAMPLE } from './example'
import { scoreLines } from './lines'
import { formatFolders, formatReport, printReport, totalsOf } from './report'
import { type CaseResult, runCase, runCases } from './run'
import { scoreCase } from './score'

const evalCase: EvalCase = {
  ...EXAMPLE,
  turns: ['We use MIDAS.', 'Ideally a pirate.'],
  facts: [
    { id: 'midas', any: ['MIDAS'], where: 'keyRequirements.technical' },
    { id: 'place', any: ['Leeds'] },
  ],
  absent: ['pirate'],
  notMust: ['midas'],
  replyMust: [{ turn: 1, any: ['Equality Act'] }],
}

interface Call {
  method: string
  path: string
  cookie: string
  accept: string
  body: unknown
}

const open: Server[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? undefined : JSON.parse(text)
}

/** A server with just enough of the product's API, which records its calls. */
async function listen(breakAt?: string): Promise<{ baseUrl: string; calls: Call[] }> {
  const calls: Call[] = []
  const answers: Record<string, object> = {
    '/api/companies': { company: { id: 'c1' } },
    '/api/companies/c1': { company: { id: 'c1' } },
    '/api/ai/initialize': { response: 'Welcome.' },
    '/api/ai/chat': { response: 'Noted.', sessionId: 's1' },
    '/api/ai/generate-summary': { jobSpecification: { id: 'j1' } },
    '/api/job-specifications/j1': {
      jobSpecification: {
        jobOverview: 'A pirate with skill.',
        keyRequirements: { technical: ['Confident in MIDAS Civil'] },
        employeeValueProposition: { benefits: ['Confident in MIDAS Civil'] },
      },
    },
  }
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    calls.push({
      method: request.method ?? '',
      path,
      cookie: request.headers.cookie ?? '',
      accept: request.headers.accept ?? '',
      body: await readBody(request),
    })
    if (path === '/api/companies') {
      response.setHeader('set-cookie', ['owner=abc=1; Path=/; HttpOnly; SameSite=Lax', 'stale=x; Path=/'])
    }
    if (path === '/api/ai/initialize') response.setHeader('set-cookie', 'stale=; Path=/; Max-Age=0')
    response.statusCode = path === breakAt ? 500 : 200
    response.end(JSON.stringify(answers[path] ?? {}))
  })
  open.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}

describe('runCase', () => {
  it('makes the calls of a consultation in order, with the cookies it received', async () => {
    const { baseUrl, calls } = await listen()
    const result = await runCase(baseUrl, evalCase)

    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/companies',
      'PUT /api/companies/c1',
      'POST /api/ai/initialize',
      'POST /api/ai/chat',
      'POST /api/ai/chat',
      'POST /api/ai/generate-summary',
      'GET /api/job-specifications/j1',
      'GET /api/job-specifications/j1/document?format=md&edition=candidate',
    ])
    expect(calls.map(({ cookie }) => cookie)).toEqual([
      '',
      'owner=abc=1; stale=x',
      'owner=abc=1; stale=x',
      'owner=abc=1',
      'owner=abc=1',
      'owner=abc=1',
      'owner=abc=1',
      'owner=abc=1',
    ])
    expect(new Set(calls.map(({ accept }) => accept))).toEqual(new Set(['application/json, text/*']))
    expect(calls[0]?.body).toEqual({
      name: 'Example Pumps',
      email: 'hiring@example-pumps.co.uk',
      contactName: 'A Person',
      phone: '0117 496 0123',
    })
    expect(calls[1]?.body).toEqual({
      industry: 'manufacturing',
      size: '11-50',
      website: '',
      description: 'Pumps.',
      jobTitle: 'Engineer',
    })
    expect(calls[4]?.body).toEqual({ companyId: 'c1', message: 'Ideally a pirate.' })
    expect(calls[5]?.body).toEqual({ companyId: 'c1', sessionId: 's1' })
    expect(result.replies).toEqual(['Noted.', 'Noted.'])
    expect(result.score).toMatchObject({ factsHit: 1, factsTotal: 2 })
  })

  it('sends a turn that waits for a question only after that question', async () => {
    const { baseUrl, calls } = await listen()
    const turns = [
      { ifAsked: 'noted', say: 'Nobody has replied yet.' },
      { say: 'We use MIDAS.' },
      { ifAsked: 'which town', say: 'Leeds.' },
      { ifAsked: 'NOTED', say: 'Thanks.' },
    ]
    const { messages, replies, score } = await runCase(baseUrl, {
      ...evalCase,
      turns,
      answered: [
        { turn: 1, any: ['noted'] },
        { turn: 2, any: ['noted'] },
      ],
    })
    expect(messages).toEqual(['We use MIDAS.', 'Thanks.'])
    expect(calls.filter(({ path }) => path === '/api/ai/chat').map(({ body }) => body)).toEqual(
      messages.map((message) => ({ companyId: 'c1', message })),
    )
    expect(replies).toHaveLength(2)
    expect(score.unanswered.map(({ turn }) => turn)).toEqual([2])
  })

  it('names the call that failed', async () => {
    const { baseUrl } = await listen('/api/ai/chat')
    await expect(runCase(baseUrl, evalCase)).rejects.toThrow('POST /api/ai/chat: 500')
  })
})

describe('runCases', () => {
  it('keeps the order, and scores a failed case as empty', async () => {
    const { baseUrl } = await listen('/api/ai/generate-summary')
    const second = { ...evalCase, id: 'x-second' }
    const results = await runCases(baseUrl, [evalCase, second], 2)
    expect(results.map(({ id }) => id)).toEqual(['x-example', 'x-second'])
    expect(results[0]?.score.recall).toBe(0)
    expect(results[0]?.error).toContain('500')
  })
})

describe('printReport', () => {
  it('prints a row for each case, the totals and every fault', async () => {
    const { baseUrl } = await listen()
    const results = await runCases(baseUrl, [evalCase])
    const report = formatReport(results)
    expect(report).toMatch(/x-example +0\.500 +1\/2 +1 +1 +1 +1/)
    expect(report).toMatch(/0 of 1 clean +0\.500/)
    expect(report).toContain('missed     place: Leeds')
    expect(report).toContain('invented   pirate: "A pirate with skill.')
    expect(report).toContain('must/nice  midas')
    expect(report).toContain(
      'repeated   "Confident in MIDAS Civil" in keyRequirements.technical, employeeValueProposition.benefits',
    )
    expect(report).toContain('reply 1    missing: Equality Act in "Noted."')
    expect(totalsOf(results)).toMatchObject({ cases: 1, clean: 0, errors: 0, replyErrors: 1 })
  })

  it('prints misplaced facts, strays, unanswered questions and lines that are not whole', async () => {
    const { baseUrl } = await listen()
    const results = await runCases(baseUrl, [
      {
        ...evalCase,
        facts: [{ id: 'midas', any: ['MIDAS'], where: ['firstYear', 'jobOverview'] }],
        notIn: [{ path: 'jobOverview', any: ['pirate'] }],
        answered: [{ turn: 0, any: ['depends', 'approve'] }],
      },
    ])
    const report = formatReport(results)
    expect(report).toContain('misplaced  midas: MIDAS in firstYear or jobOverview')
    expect(report).toContain('stray      pirate in jobOverview: "pirate"')
    expect(report).toContain('question 0 depends | approve not in "Noted."')
    expect(report).toContain(
      'line       altered: "Confident in MIDAS Civil" in employeeValueProposition.benefits.0',
    )
  })

  it('prints a row for each folder', async () => {
    const { baseUrl } = await listen()
    const places = [
      { id: 'midas', any: ['MIDAS'], where: 'keyRequirements.technical' },
      { id: 'skill', any: ['with skill'], where: 'firstYear' },
      { id: 'town', any: ['Leeds'], where: 'firstYear' },
      { id: 'benefit', any: ['Civil'], where: 'employeeValueProposition' },
    ]
    const first: EvalCase = {
      ...evalCase,
      turns: ['Confident in MIDAS Civil', 'Town is Leeds, Bristol, Selby'],
      facts: places,
      notIn: [{ path: 'employeeValueProposition', any: ['Civil'] }],
      answered: [
        { turn: 0, any: ['noted'] },
        { turn: 1, any: ['depends'] },
      ],
    }
    const played = await runCases(baseUrl, [first, { ...evalCase, facts: [], absent: [] }])
    const table = formatFolders([
      { name: 'played', results: played },
      { name: 'empty', results: [] },
    ])
    const [head, row, empty] = table.split('\n').map((line) => line.split(/ {2,}/))
    expect(Object.fromEntries((head ?? []).map((name, column) => [name, row?.[column]]))).toEqual({
      folder: 'played',
      cases: '2',
      'broke off': '0',
      recall: '0.500',
      anywhere: '0.750',
      'in place': '0.250',
      'invented/case': '0.50',
      'must/case': '1.00',
      lines: '4',
      whole: '0.500',
      cut: '0.000',
      altered: '0.500',
      unfit: '0.000',
      coverage: '0.548',
      repeats: '2',
      answered: '1/2',
      'reply errors': '2',
    })
    expect(empty?.slice(0, 4)).toEqual(['empty', '0', '0', '1.000'])
  })

  it('prints no cases and a failed case', () => {
    const broken: CaseResult = {
      id: 'x-broken',
      about: 'Broke off.',
      score: scoreCase({ ...EXAMPLE, facts: [{ id: 'a', any: ['b'] }] }, {}, []),
      lines: scoreLines({}, []),
      messages: [],
      replies: [],
      answer: {},
      document: '',
      error: 'refused',
    }
    const printed: string[] = []
    printReport([broken], (text) => printed.push(text))
    expect(printed.join('\n')).toContain('x-broken (broke off)')
    expect(printed.join('\n')).toContain('error      refused')
    expect(totalsOf([])).toMatchObject({ cases: 0, recall: 1 })
  })
})
