import { splitCallKey } from '@/lib/api/call-key'
import { buildUrl } from '@/lib/api/client'
import { CALL_KEYS, type CallKey, entryOf } from '@/lib/api/contract'
import { BODY_MAX_BYTES } from '@/lib/api/contract/entry'
import { CASES } from '@/tests/api/support/cases'
import { SESSION_COOKIE, type TestWorld } from '@/tests/api/support/world'
import { hostileHeaders, hostilePath, hostileQuery, METHODS } from './hostile-requests'
import { hostileJson, hostileText, hostileValue, mutateBody } from './hostile-values'
import { Random } from './random'

export interface FuzzCase {
  /** Together with the seed it identifies the case. */
  index: number
  label: string
  method: string
  path: string
  headers: [name: string, value: string][]
  body: Buffer | null
  /** Written to a socket unchanged, even where it is not valid HTTP. */
  raw: boolean
  chunked: boolean
  /** The caller disconnects after this many milliseconds; null where it waits for the answer. */
  leavesAfterMs: number | null
}

/** Weights of expensive calls (a password hash, a turn, a website, an export), below the usual 1. */
const WEIGHTS: Partial<Record<CallKey, number>> = {
  'POST /api/admin/login': 0.3,
  'POST /api/ai/chat': 0.4,
  'POST /api/ai/generate-summary': 0.4,
  'POST /api/company/documents': 0.4,
  'POST /api/company/research': 0.15,
  'POST /api/company/career-insights': 0.15,
  'GET /api/admin/interest-registrations/export': 0.2,
  'GET /api/admin/contact-sales/export': 0.2,
  'GET /api/admin/audit/export': 0.1,
  'GET /api/admin/contact-sales': 0.5,
  'GET /api/admin/interest-registrations': 0.5,
}
/** They would replace or end the session that the other cases need. */
const SIGNING_IN_OR_OUT: CallKey[] = ['POST /api/admin/login', 'POST /api/admin/sign-out']
const CALLS = CALL_KEYS.toSorted().map((key) => [WEIGHTS[key] ?? 1, key] as const)
/** Addresses that need no DNS: no request leaves the machine. */
const WEBSITES = [
  'http://127.0.0.1/',
  'http://169.254.169.254/',
  'http://[::1]/',
  'https://localhost/',
  'http://2130706433/',
]
const PAGES = `
  / /register /about /consultation /ai-consultation /summary /job-specification /interest /contact
  /privacy-policy /terms-of-service /cookies /admin/login /admin /admin/audit /api-reference
  /api/openapi.json /api/auth/signin /api/auth/callback/credentials /metrics /_next/image
  /_next/image?url=%2Ficon.svg&w=64&q=75 /_next/static/chunks/nothing.js /_next/data/build/index.json
  /index.rsc /favicon.ico /icon.svg /sitemap.xml /robots.txt /manifest.webmanifest /share/landing.png
`
  .trim()
  .split(/\s+/)

export function createCase(seed: number, index: number, world: TestWorld): FuzzCase {
  const random = new Random(seed, index)
  const fuzzCase: FuzzCase = {
    index,
    label: '',
    method: 'GET',
    path: '/',
    headers: [],
    body: null,
    raw: false,
    chunked: false,
    leavesAfterMs: null,
    ...random.pickWeighted([
      [74, createCallCase],
      [14, createActionCase],
      [12, createPageCase],
    ] as const)(random, world),
  }
  if (random.chance(0.25)) fuzzCase.headers.push(...hostileHeaders(random))
  if (random.chance(0.05)) fuzzCase.method = random.pick(METHODS)
  if (random.chance(0.06)) fuzzCase.path = hostilePath(random, fuzzCase.path)
  if (random.chance(0.1)) fuzzCase.path = hostileQuery(random, fuzzCase.path)
  fuzzCase.chunked = fuzzCase.body !== null && random.chance(0.08)
  fuzzCase.raw = random.chance(0.04)
  if (random.chance(0.01)) fuzzCase.leavesAfterMs = random.below(30)
  return fuzzCase
}

function newCredentials(random: Random, { owner, token }: TestWorld): [string, string][] {
  if (random.chance(0.88))
    return [
      ['Cookie', owner.cookie],
      ['Authorization', `Bearer ${token}`],
    ]
  const forged = hostileText(random, 4000)
  const name = random.pick(['spanwright_owner', '__Host-spanwright_owner', SESSION_COOKIE, 'Authorization'])
  return random.pick<[string, string][]>([
    [],
    [['Cookie', `${name}=${encodeURIComponent(forged.toWellFormed())}; ${owner.cookie}`]],
    [['Cookie', `${name}=${forged}`]],
    [['Authorization', `Bearer ${forged}`]],
  ])
}

function createCallCase(random: Random, world: TestWorld): Partial<FuzzCase> {
  const callKey = random.pickWeighted(CALLS)
  const { params, query, body } = CASES[callKey]
  const entry = entryOf(callKey)
  const owned = {
    // The administrator may write to every vacancy, but the other company's must stay unchanged.
    ...(entry.access === 'admin' || random.chance(0.9) ? world.owner : world.stranger),
    contactId: world.contactId,
    website: world.website,
  }
  const headers = SIGNING_IN_OR_OUT.includes(callKey) ? [] : newCredentials(random, world)
  const pathParameters = params?.(owned)
  for (const key of Object.keys(pathParameters ?? {}))
    if (pathParameters && random.chance(0.15)) pathParameters[key] = hostileText(random, 3000).toWellFormed()
  const queryParameters: Record<string, string> = {}
  for (const key of Object.keys(entry.query?.shape ?? {}))
    if (random.chance(0.5))
      queryParameters[key] = random.chance(0.4)
        ? (query?.[key] ?? '1')
        : hostileText(random, 3000).toWellFormed()
  const base: Partial<FuzzCase> = {
    label: callKey,
    method: splitCallKey(callKey).method,
    path: buildUrl(callKey, pathParameters, queryParameters),
    headers,
  }
  if (entry.upload || entry.form) {
    if (entry.upload || random.chance(0.5))
      return { ...base, ...newFileBody(random, headers, owned.secondCompanyId) }
  }
  const valid = body?.(owned)
  if (!valid) return random.chance(0.05) ? { ...base, body: Buffer.from(hostileText(random)) } : base
  let json = hostileJson(random, valid)
  if ('website' in valid)
    json = json.replace(/"website":"[^"]*"/, `"website":${JSON.stringify(pickWebsite(random, world))}`)
  return { ...base, ...newJsonBody(random, headers, json, valid) }
}

const pickWebsite = (random: Random, world: TestWorld) =>
  random.chance(0.1) ? world.website : random.pick(WEBSITES)

function newJsonBody(
  random: Random,
  headers: [string, string][],
  json: string,
  valid: object,
): Partial<FuzzCase> {
  const type = random.chance(0.9)
    ? 'application/json'
    : random.pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/json;charset=x-none; charset="',
        'APPLICATION/JSON ; a=b',
        'application/problem+json',
        '',
        'a'.repeat(5000),
      ])
  const huge = random.chance(0.004)
  const text = huge
    ? JSON.stringify({ ...valid, more: 'a'.repeat(BODY_MAX_BYTES * random.pick([0.9, 1, 4])) })
    : json
  const encoding = random.chance(0.03) ? random.pick(['utf16le', 'latin1'] as const) : 'utf8'
  return { headers: [...headers, ['Content-Type', type]], body: Buffer.from(text, encoding) }
}

/** A recording or a document, or something that claims to be one. */
function newFileBody(random: Random, headers: [string, string][], companyId: string): Partial<FuzzCase> {
  const magic = random.pick([
    '%PDF-1.7\n',
    'PK\u0003\u0004',
    '\u00d0\u00cf\u0011\u00e0',
    '\u001a\u0045\u00df\u00a3',
    'text ',
  ])
  const file = Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.from(hostileText(random, 20_000))])
  if (random.chance(0.4)) {
    const type = random.pick(['audio/webm', 'audio/webm;codecs=opus', 'audio/mp4', 'image/png', ''])
    return { headers: [...headers, ['Content-Type', type]], body: file }
  }
  const boundary = random.chance(0.9) ? 'xYzZy' : hostileText(random, 200).replace(/[^\x20-\x7e]/g, '')
  const part = (name: string, more: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    part(
      random.chance(0.9) ? 'companyId' : '__proto__',
      '',
      Buffer.from(random.chance(0.9) ? companyId : hostileText(random, 200)),
    ),
    part(
      'file',
      `; filename="${random.pick(['a.pdf', '../../a.docx', 'a\u202efdp.exe', 'CON', 'a"b.pdf', ''])}"`,
      file,
    ),
    random.chance(0.1) ? part('text', '', Buffer.from(hostileText(random))) : Buffer.alloc(0),
    Buffer.from(random.chance(0.9) ? `--${boundary}--\r\n` : ''),
  ])
  return { headers: [...headers, ['Content-Type', `multipart/form-data; boundary=${boundary}`]], body }
}

const FORM_STATE = { values: {}, errors: {}, failure: null, done: false }

/** Forms that no screen sends, with what React would decode as arguments. */
function createActionCase(random: Random, world: TestWorld): Partial<FuzzCase> {
  const action = random.pick(world.actions)
  const headers = newCredentials(random, world)
  const id = random.chance(0.95)
    ? action.id
    : random.pick(['abc', 'x'.repeat(42), '0'.repeat(42), '__proto__', hostileText(random, 99)])
  const path = random.chance(0.9) ? action.path : random.pick(PAGES)
  const args = [
    random.chance(0.3) ? hostileValue(random) : mutateBody(random, FORM_STATE),
    hostileValue(random),
  ]
  const json = random.chance(0.8) ? JSON.stringify(args) : hostileJson(random, { args })
  const base: Partial<FuzzCase> = { label: `action ${action.name}`, method: 'POST', path }
  if (random.chance(0.2))
    return {
      ...base,
      headers: [...headers, ['Next-Action', id], ['Content-Type', 'text/plain;charset=UTF-8']],
      body: Buffer.from(json),
    }
  const named: [string, string] = [`$ACTION_ID_${id}`, random.chance(0.95) ? '' : hostileText(random, 99)]
  const typed: [string, string][] = [
    ['name', hostileText(random)],
    ['email', hostileText(random, 400)],
    ['message', hostileText(random)],
    ['interestedIn', hostileText(random, 400)],
  ]
  const fields: [string, string][] = random.pickWeighted<[string, string][]>([
    [4, [named, ...typed]],
    [
      3,
      [
        named,
        ['0', json],
        ['1', JSON.stringify(hostileValue(random))],
        [random.pick(['2', '__proto__', '$ACTION_KEY', '1_$ACTION_ID_x']), hostileText(random, 300)],
      ],
    ],
    [
      3,
      [
        ['$ACTION_REF_1', ''],
        ['$ACTION_1:0', random.chance(0.7) ? `{"id":"${id}","bound":"$@1"}` : hostileText(random, 200)],
        ['$ACTION_1:1', random.chance(0.7) ? '[{}]' : json],
        ['$ACTION_KEY', 'k1'],
        ...typed,
      ],
    ],
  ])
  const text = fields.map(
    ([name, value]) => `--xYzZy\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    ...base,
    headers: [
      ...headers,
      ...(random.chance(0.1) ? [['Next-Action', id] as [string, string]] : []),
      ['Content-Type', 'multipart/form-data; boundary=xYzZy'],
    ],
    body: Buffer.from(`${text.join('')}--xYzZy--\r\n`),
  }
}

function createPageCase(random: Random, world: TestWorld): Partial<FuzzCase> {
  const name = random.chance(0.8)
    ? random.pick(PAGES)
    : `${random.pick(['/job-specification/', '/admin/vacancies/', '/contact/', '/interest/', '/share/', '/'])}${encodeURIComponent(
        random.chance(0.3) ? world.owner.specificationId : hostileText(random, 2000).toWellFormed(),
      )}`
  const path = random.chance(0.6) ? hostileQuery(random, name) : name
  const flight: [string, string][] = random.chance(0.2)
    ? [
        ['RSC', '1'],
        ['Next-Router-State-Tree', encodeURIComponent(hostileText(random, 2000).toWellFormed())],
      ]
    : []
  return { label: `page ${name.split('/')[1]}`, path, headers: [...newCredentials(random, world), ...flight] }
}
