import { splitCallKey } from '@/lib/api/call-key'
import { buildUrl } from '@/lib/api/client'
import { CALL_KEYS, type CallKey, entryOf } from '@/lib/api/contract'
import { canDo, type Need } from '@/lib/auth/roles'
import type { Membership } from '@/lib/content/company-roles'
import { ADMIN } from '@/tests/support/app-server'
import { CASES, type CallInput, inputOf } from './support/cases'
import { expect, RECORDING, type Visitor } from './support/fixtures'
import type { Owned } from './support/owned'
import { newAddress, sendForm, signInByEmail, test } from './support/people'
import { readState } from './support/world'

const TAG = { tag: '@embedded' }
const CALLS = CALL_KEYS.filter((key) => entryOf(key).access === 'owner')
const ROLES: Record<string, Membership> = {
  viewer: { role: 'viewer', canApprove: false },
  'viewer who approves': { role: 'viewer', canApprove: true },
  editor: { role: 'editor', canApprove: false },
  'editor who approves': { role: 'editor', canApprove: true },
  owner: { role: 'owner', canApprove: false },
}
/** They name no record that belongs to anyone. */
const ABOUT_ONESELF: CallKey[] = ['GET /api/vacancies']
/** What its caller loses. */
const ENDS_ACCESS: CallKey[] = [
  'DELETE /api/companies/{companyId}/membership',
  'DELETE /api/companies/{companyId}',
]
const REFUSED = [401, 403, 404]

const needOf = (key: CallKey): Need =>
  entryOf(key).needs ?? (splitCallKey(key).method === 'GET' ? 'viewer' : 'editor')

async function call(origin: string, cookie: string, key: CallKey, { params, query, body }: CallInput) {
  const { upload } = entryOf(key)
  const data = upload ? RECORDING : body && JSON.stringify(body)
  const response = await fetch(origin + buildUrl(key, params, query), {
    method: splitCallKey(key).method,
    headers: { cookie, ...(data && { 'content-type': upload ? 'audio/webm' : 'application/json' }) },
    ...(data && { body: data }),
  })
  const text = await response.text()
  return { status: response.status, text }
}

async function join(owner: Visitor, companies: string[], visitor: Visitor, email: string, role: Membership) {
  for (const companyId of companies) {
    const { invitations } = await owner.read('POST /api/companies/{companyId}/invitations', {
      params: { companyId },
      body: { email, ...role },
    })
    const invitation = invitations.find((entry: { email: string }) => entry.email === email).id
    await sendForm(visitor, '/account/accept-invitation', { invitation })
  }
}

test(
  'every call allows exactly what a role allows, and nobody else anything',
  TAG,
  async ({ app, owner, stranger, newVisitor, smtp }) => {
    const owned: Owned = owner.owned
    const companies = [owned.companyId, owned.secondCompanyId]
    const cookies: Record<string, string> = {}
    for (const [name, role] of Object.entries(ROLES)) {
      const visitor = await newVisitor()
      const email = newAddress()
      await signInByEmail(visitor, smtp, email)
      await join(owner, companies, visitor, email, role)
      cookies[name] = await visitor.cookie()
    }
    const foreign = await newVisitor()
    await signInByEmail(foreign, smtp, newAddress())
    await foreign.register()
    const outsiders: Record<string, { cookie: string; status: number }> = {
      'no cookie': { cookie: '', status: 401 },
      'a foreign browser': { cookie: await stranger.cookie(), status: 404 },
      'a foreign person': { cookie: await foreign.cookie(), status: 404 },
    }
    const { token } = await owner.read('POST /api/admin/login', { body: ADMIN })
    const company = { ...owned, cookie: await owner.cookie() }
    const before = await readState(app.url, company, token)

    const actual: Record<string, number> = {}
    const expected: Record<string, number> = {}
    for (const key of CALLS) {
      const { params, query, body } = CASES[key]
      const input = { params: params?.(owned), query, body: body?.(owned) }
      for (const [name, { cookie, status }] of Object.entries(outsiders)) {
        if (cookie !== '' && ABOUT_ONESELF.includes(key)) continue
        const answer = await call(app.url, cookie, key, input)
        actual[`${name}: ${key}`] = answer.status
        expected[`${name}: ${key}`] = status
        expect(answer.text, `${name}: ${key}`).not.toMatch(/Tekla|Northmoor/)
      }
      for (const [name, role] of Object.entries(ROLES)) {
        if (canDo(role, needOf(key))) continue
        const answer = await call(app.url, cookies[name] ?? '', key, input)
        actual[`${name}: ${key}`] = answer.status
        expected[`${name}: ${key}`] = 403
      }
    }
    expect(actual).toEqual(expected)
    expect(await readState(app.url, company, token)).toBe(before)

    const refused: string[] = []
    for (const key of CALLS.filter((call) => !ENDS_ACCESS.includes(call))) {
      const allowed = Object.entries(ROLES).flatMap(([name, role]) =>
        canDo(role, needOf(key)) ? [name] : [],
      )
      // A write uses up what it needs. That the higher roles can do the same is tested in lib/auth/roles.test.ts.
      const callers = splitCallKey(key).method === 'GET' ? allowed : allowed.slice(0, 1)
      // The case of this call starts with a company of its own, which nobody has joined.
      const isPrepared = key !== 'POST /api/vacancies'
      const input = isPrepared
        ? await owner.prepare(key, owned)
        : inputOf(key, { ...owned, companyId: owned.secondCompanyId })
      for (const name of callers) {
        const { status } = await call(app.url, cookies[name] ?? '', key, input)
        const isExpected = status === CASES[key].status
        if (!isExpected && (REFUSED.includes(status) || status >= 500))
          refused.push(`${name}: ${key}: ${status}`)
      }
    }
    expect(refused).toEqual([])
  },
)

test(
  'a viewer sees the screens and only what candidates may read, and a foreign person nothing',
  TAG,
  async ({ owner, newVisitor, smtp }) => {
    const { companyId, specificationId, sessionId } = owner.owned
    const [viewer, foreign] = [await newVisitor(), await newVisitor()]
    const email = newAddress()
    await signInByEmail(viewer, smtp, email)
    await join(owner, [companyId], viewer, email, { role: 'viewer', canApprove: false })
    await signInByEmail(foreign, smtp, newAddress())
    const params = { id: specificationId }
    const full = await owner.read('GET /api/job-specifications/{id}', { params })
    const read = await viewer.read('GET /api/job-specifications/{id}', { params })
    expect(full.jobSpecification.evidence).not.toEqual([])
    expect(read.jobTitle).toBe(full.jobTitle)
    expect(read.jobSpecification).toMatchObject({ evidence: [], agencyOnly: [], internalNotes: [] })
    for (const path of [
      `/job-specification/${specificationId}`,
      `/consultation?vacancy=${sessionId}`,
      `/summary?vacancy=${sessionId}`,
      `/account/companies/${companyId}`,
      '/vacancies',
    ]) {
      expect(await (await viewer.request.get(path)).text(), path).toMatch(/Tekla|Northmoor/)
      expect(await (await foreign.request.get(path)).text(), path).not.toMatch(/Tekla|Northmoor/)
    }
  },
)
