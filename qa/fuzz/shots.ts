import { urlOf } from '@/lib/api/client'
import { BODY_MAX, CONTRACT, type ContractEntry, ROUTES, type RouteName } from '@/lib/api/contract'
import { CASES } from '@/tests/api/support/cases'
import { actionArguments } from './action-arguments'
import { Dice } from './dice'
import { abusedHeaders, METHODS, trickedPath, trickedQuery } from './disguises'
import { anyJson, anyText, anyValue } from './values'
import { SESSION_COOKIE, type World } from '@/tests/api/support/world'

/** One request as it goes over the wire. */
export interface Shot {
  /** Its number: with the seed, all that is needed to make it again. */
  index: number
  label: string
  method: string
  path: string
  headers: [name: string, value: string][]
  body: Buffer | null
  /** Written byte by byte as it stands, whatever HTTP says to it. */
  raw: boolean
  /** Sent in pieces of an untold length. */
  chunked: boolean
  /** Answers after this many milliseconds are waited for no longer: the caller leaves. */
  leavesAfter: number | null
}

const NAMES = (Object.keys(ROUTES) as RouteName[]).sort()
/** What costs more than the rest by its nature comes less often: a hash of a password, a turn, a website, a file of all rows. */
const SELDOM: Partial<Record<RouteName, number>> = {
  adminLogin: 0.3,
  chat: 0.4,
  generateSummary: 0.4,
  readDocument: 0.4,
  researchCompany: 0.15,
  careerInsights: 0.15,
  exportRegistrations: 0.2,
  exportContacts: 0.2,
  exportAudit: 0.1,
  listContacts: 0.5,
  listRegistrations: 0.5,
}
const CALLS = NAMES.map((name) => [SELDOM[name] ?? 1, name] as const)
/** Addresses that need no name server: nothing of this leaves the machine. */
const WEBSITES = [
  'http://127.0.0.1/',
  'http://169.254.169.254/',
  'http://[::1]/',
  'https://localhost/',
  'http://2130706433/',
]
const PAGES = [
  '/',
  '/register',
  '/about',
  '/consultation',
  '/ai-consultation',
  '/summary',
  '/job-specification',
  '/interest',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies',
  '/admin/login',
  '/admin',
  '/admin/audit',
  '/api-reference',
  '/api/openapi.json',
  '/api/auth/signin',
  '/api/auth/callback/credentials',
  '/metrics',
  '/_next/image',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/_next/static/chunks/nothing.js',
  '/_next/data/build/index.json',
  '/index.rsc',
  '/favicon.ico',
  '/icon.svg',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/share/landing.png',
]

/** The case of this number. The same seed, number and world make the same one. */
export function makeShot(seed: number, index: number, world: World): Shot {
  const dice = new Dice(seed, index)
  const shot: Shot = {
    index,
    label: '',
    method: 'GET',
    path: '/',
    headers: [],
    body: null,
    raw: false,
    chunked: false,
    leavesAfter: null,
    ...dice.weighted([
      [74, callShot],
      [14, actionShot],
      [12, pageShot],
    ] as const)(dice, world),
  }
  if (dice.chance(0.25)) shot.headers.push(...abusedHeaders(dice))
  if (dice.chance(0.05)) shot.method = dice.pick(METHODS)
  if (dice.chance(0.06)) shot.path = trickedPath(dice, shot.path)
  if (dice.chance(0.1)) shot.path = trickedQuery(dice, shot.path)
  shot.chunked = shot.body !== null && dice.chance(0.08)
  shot.raw = dice.chance(0.04)
  if (dice.chance(0.01)) shot.leavesAfter = dice.below(30)
  return shot
}

/** The caller's own papers, mostly; else somebody's that prove nothing. */
function papers(dice: Dice, { owner, token }: World): [string, string][] {
  if (dice.chance(0.88))
    return [
      ['Cookie', owner.cookie],
      ['Authorization', `Bearer ${token}`],
    ]
  const forged = anyText(dice, 4000)
  const name = dice.pick(['spanwright_owner', '__Host-spanwright_owner', SESSION_COOKIE, 'Authorization'])
  return dice.pick<[string, string][]>([
    [],
    [['Cookie', `${name}=${encodeURIComponent(forged.toWellFormed())}; ${owner.cookie}`]],
    [['Cookie', `${name}=${forged}`]],
    [['Authorization', `Bearer ${forged}`]],
  ])
}

/** A call of the contract with one or another thing wrong. */
function callShot(dice: Dice, world: World): Partial<Shot> {
  const name = dice.weighted(CALLS)
  const { params, query, body } = CASES[name]
  const entry: ContractEntry = CONTRACT[name]
  const owned = {
    ...(dice.chance(0.9) ? world.owner : world.stranger),
    contactId: world.contactId,
    website: world.website,
  }
  const headers = name === 'adminLogin' ? [] : papers(dice, world)
  const given = params?.(owned)
  for (const key of Object.keys(given ?? {}))
    if (given && dice.chance(0.15)) given[key] = anyText(dice, 3000).toWellFormed()
  const asked: Record<string, string> = {}
  for (const key of Object.keys(entry.query?.shape ?? {}))
    if (dice.chance(0.5))
      asked[key] = dice.chance(0.4) ? (query?.[key] ?? '1') : anyText(dice, 3000).toWellFormed()
  const shot: Partial<Shot> = {
    label: name,
    method: ROUTES[name].method,
    path: urlOf(ROUTES[name], given, asked),
    headers,
  }
  if (entry.upload || entry.form) {
    if (entry.upload || dice.chance(0.5)) return { ...shot, ...fileBody(dice, headers, owned.talkingId) }
  }
  const good = body?.(owned)
  if (!good) return dice.chance(0.05) ? { ...shot, body: Buffer.from(anyText(dice)) } : shot
  let json = anyJson(dice, good)
  if ('website' in good)
    json = json.replace(/"website":"[^"]*"/, `"website":${JSON.stringify(website(dice, world))}`)
  return { ...shot, ...jsonBody(dice, headers, json, good) }
}

const website = (dice: Dice, world: World) => (dice.chance(0.1) ? world.website : dice.pick(WEBSITES))

/** JSON under this or that content type, sometimes beyond every measure, sometimes in another encoding. */
function jsonBody(dice: Dice, headers: [string, string][], json: string, good: object): Partial<Shot> {
  const type = dice.chance(0.9)
    ? 'application/json'
    : dice.pick([
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
  const huge = dice.chance(0.004)
  const text = huge ? JSON.stringify({ ...good, more: 'a'.repeat(BODY_MAX * dice.pick([0.9, 1, 4])) }) : json
  const encoding = dice.chance(0.03) ? dice.pick(['utf16le', 'latin1'] as const) : 'utf8'
  return { headers: [...headers, ['Content-Type', type]], body: Buffer.from(text, encoding) }
}

/** A recording or a document, or what claims to be one. */
function fileBody(dice: Dice, headers: [string, string][], companyId: string): Partial<Shot> {
  const magic = dice.pick([
    '%PDF-1.7\n',
    'PK\u0003\u0004',
    '\u00d0\u00cf\u0011\u00e0',
    '\u001a\u0045\u00df\u00a3',
    'text ',
  ])
  const file = Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.from(anyText(dice, 20_000))])
  if (dice.chance(0.4)) {
    const type = dice.pick(['audio/webm', 'audio/webm;codecs=opus', 'audio/mp4', 'image/png', ''])
    return { headers: [...headers, ['Content-Type', type]], body: file }
  }
  const boundary = dice.chance(0.9) ? 'xYzZy' : anyText(dice, 200).replace(/[^\x20-\x7e]/g, '')
  const part = (name: string, more: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    part(
      dice.chance(0.9) ? 'companyId' : '__proto__',
      '',
      Buffer.from(dice.chance(0.9) ? companyId : anyText(dice, 200)),
    ),
    part(
      'file',
      `; filename="${dice.pick(['a.pdf', '../../a.docx', 'a\u202efdp.exe', 'CON', 'a"b.pdf', ''])}"`,
      file,
    ),
    dice.chance(0.1) ? part('text', '', Buffer.from(anyText(dice))) : Buffer.alloc(0),
    Buffer.from(dice.chance(0.9) ? `--${boundary}--\r\n` : ''),
  ])
  return { headers: [...headers, ['Content-Type', `multipart/form-data; boundary=${boundary}`]], body }
}

/** A server action with arguments that no screen would send, in both forms that React takes them. */
function actionShot(dice: Dice, world: World): Partial<Shot> {
  const action = dice.pick(world.actions)
  // Signing out would only end the session that the other cases need.
  const headers = action.name === 'logout' ? [] : papers(dice, world)
  const id = dice.chance(0.95)
    ? action.id
    : dice.pick(['abc', 'x'.repeat(42), '0'.repeat(42), '__proto__', anyText(dice, 99)])
  const path = dice.chance(0.9) ? action.path : dice.pick(PAGES)
  const args = actionArguments(dice, action.name, world)
  const json = dice.chance(0.8) ? JSON.stringify(args) : anyJson(dice, { args })
  const sent: Partial<Shot> = { label: `action ${action.name}`, method: 'POST', path }
  if (dice.chance(0.6))
    return {
      ...sent,
      headers: [...headers, ['Next-Action', id], ['Content-Type', 'text/plain;charset=UTF-8']],
      body: Buffer.from(json),
    }
  const fields: [string, string][] = dice.chance(0.5)
    ? [
        ['0', json],
        ['1', JSON.stringify(anyValue(dice))],
        [dice.pick(['2', '__proto__', '$ACTION_KEY', '1_$ACTION_ID_x']), anyText(dice, 300)],
      ]
    : [
        [`$ACTION_REF_1`, ''],
        ['$ACTION_1:0', dice.chance(0.7) ? `{"id":"${id}","bound":"$@1"}` : anyText(dice, 200)],
        ['$ACTION_1:1', dice.chance(0.7) ? '[{"values":{},"errors":{},"failure":null,"done":false}]' : json],
        ['$ACTION_KEY', 'k1'],
        ['name', anyText(dice)],
        ['email', anyText(dice, 400)],
        ['message', anyText(dice)],
        ['interestedIn', anyText(dice, 400)],
      ]
  const text = fields.map(
    ([name, value]) => `--xYzZy\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    ...sent,
    headers: [
      ...headers,
      ...(dice.chance(0.5) ? [['Next-Action', id] as [string, string]] : []),
      ['Content-Type', 'multipart/form-data; boundary=xYzZy'],
    ],
    body: Buffer.from(`${text.join('')}--xYzZy--\r\n`),
  }
}

/** A screen with a query, an id or headers that nobody meant. */
function pageShot(dice: Dice, world: World): Partial<Shot> {
  const name = dice.chance(0.8)
    ? dice.pick(PAGES)
    : `${dice.pick(['/job-specification/', '/admin/vacancies/', '/contact/', '/interest/', '/share/', '/'])}${encodeURIComponent(
        dice.chance(0.3) ? world.owner.specificationId : anyText(dice, 2000).toWellFormed(),
      )}`
  const path = dice.chance(0.6) ? trickedQuery(dice, name) : name
  const flight: [string, string][] = dice.chance(0.2)
    ? [
        ['RSC', '1'],
        ['Next-Router-State-Tree', encodeURIComponent(anyText(dice, 2000).toWellFormed())],
      ]
    : []
  return { label: `page ${name.split('/')[1]}`, path, headers: [...papers(dice, world), ...flight] }
}
