import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { splitCallKey } from '@/lib/api/call-key'
import { CALL_KEYS, entryOf } from '@/lib/api/contract'
import { readServerActions } from '@/tests/support/server-actions'
import { openAdmin } from './support/admin-page'
import { test as base, expect } from './support/fixtures'
import { consult, generate } from './support/vacancy'

/** Two origins of an attacker's server: another site, and the same site on another port, which receives every cookie. */
const test = base.extend<{ attackers: string[] }>({
  attackers: async ({ page: _ }, use) => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Prizes</title>'),
    ).listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await use([`http://localhost:${port}`, `http://127.0.0.1:${port}`])
    server.closeAllConnections()
    server.close()
  },
})

interface Target {
  method: string
  url: string
  body: string
}

/** Sends every kind of request that a page of another origin can, with and without preflight. */
const sendAll = (page: Page, targets: Target[]) =>
  page.evaluate(async (list) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
    await Promise.all(
      list.flatMap(({ method, url, body }) => {
        navigator.sendBeacon(url, body)
        const requests: RequestInit[] = [
          ...types.map((type) => ({
            method: 'POST',
            mode: 'no-cors' as const,
            headers: { 'content-type': type },
          })),
          { method, headers: { 'content-type': 'application/json' } },
          { method: 'POST', headers: { 'next-action': 'x' } },
        ]
        return requests.map((init) =>
          fetch(url, { ...init, credentials: 'include', body }).catch(() => undefined),
        )
      }),
    )
  }, targets)

/** Returns the status. With text/plain, a field name can smuggle JSON. */
async function postForm(page: Page, url: string, fields: Record<string, string>, enctype: string) {
  const response = page.waitForResponse((candidate) => candidate.url().startsWith(url))
  await page.evaluate(
    ([action, values, type]) => {
      const form = document.createElement('form')
      Object.assign(form, { action, method: 'post', enctype: type })
      for (const [name, value] of Object.entries(values)) {
        const field = document.createElement('input')
        Object.assign(field, { type: 'hidden', name, value })
        form.append(field)
      }
      document.body.append(form)
      form.submit()
    },
    [url, fields, enctype] as const,
  )
  return (await response).status()
}

test('ignores writes from another origin by fetch, beacon and form, and refuses reads', async ({
  page,
  attackers,
  app,
  consoleGuard,
}) => {
  // Refusals by the browser and the server.
  consoleGuard.allow(/CORS policy|Failed to load resource|net::ERR/)
  const baseURL = app.url
  const vacancy = await consult(page.request)
  const specificationId = await generate(page.request, vacancy)
  const contact = { name: 'Jo Bloggs', email: 'jo@northmoor.example', company: 'Northmoor', role: 'Buyer' }
  await page.request.post('/api/contact-sales', { data: contact })
  await openAdmin(page, '/admin')
  const { contacts } = await (await page.request.get('/api/admin/contact-sales')).json()
  const { id } = contacts[0]
  const { companyId, sessionId } = vacancy
  const state = async () =>
    JSON.stringify(
      await Promise.all(
        [
          `/api/companies/${companyId}`,
          `/api/consultations/company/${companyId}`,
          `/api/job-specifications/${specificationId}`,
          '/api/admin/contact-sales',
          '/api/admin/interest-registrations',
          `/api/admin/contact-sales/${id}/history`,
          '/api/admin/vacancies',
        ].map(async (path) => (await page.request.get(path)).json()),
      ),
    )
  const before = await state()

  const evil = {
    ...contact,
    name: 'Mallory',
    userType: 'candidate',
    phone: '01234 567890',
    contactName: 'Mallory',
  }
  const body = JSON.stringify({
    ...evil,
    companyId,
    sessionId,
    message: 'Planted.',
    status: 'closed',
    website: baseURL,
  })
  const fillPath = (path: string) =>
    path
      .replace('{companyId}', companyId)
      .replace('{sessionId}', sessionId)
      .replace(
        '{id}',
        path.includes('contact-sales') ? id : path.includes('vacancies') ? sessionId : specificationId,
      )
      .replace(/\{\w+\}/, specificationId)
  const calls = CALL_KEYS.filter((key) => entryOf(key).access !== 'public')
    .map(splitCallKey)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({ method, url: baseURL + fillPath(path), body }))
  const open = ['/api/contact-sales', '/api/interest'].map((path) => ({
    method: 'POST',
    url: baseURL + path,
    body,
  }))
  const actions = readServerActions()
  const idOf = (name: string) => actions.find((action) => action.name === name)?.id ?? ''

  for (const attacker of attackers) {
    await page.goto(attacker)
    await sendAll(page, [...calls, ...open])
    const json = { [`${body.slice(0, -1)},"x":"`]: '"}' }
    const bound = '[{"values":{},"errors":{},"failure":null,"done":false}]'
    const forms: [path: string, fields: Record<string, string>, enctype: string][] = [
      ['/api/contact-sales', json, 'text/plain'],
      [`/api/admin/contact-sales/${id}/status`, json, 'text/plain'],
      [`/api/admin/contact-sales/${id}/notes`, { '{"text":"Planted.","x":"': '"}' }, 'text/plain'],
      [`/api/job-specifications/${specificationId}/revisions`, {}, 'text/plain'],
      ['/api/admin/sign-out', {}, 'text/plain'],
      ['/interest', { [`$ACTION_ID_${idOf('postInterest')}`]: '', ...evil }, 'multipart/form-data'],
      [
        '/interest',
        {
          $ACTION_REF_1: '',
          '$ACTION_1:0': JSON.stringify({ id: idOf('postInterest'), bound: '$@1' }),
          '$ACTION_1:1': bound,
          ...evil,
        },
        'multipart/form-data',
      ],
    ]
    for (const [path, fields, enctype] of forms) {
      await page.goto(attacker)
      const status = await postForm(page, baseURL + path, fields, enctype)
      expect(status, `${path} from ${attacker}`).toBeLessThan(500)
      expect(await page.locator('body').textContent(), path).not.toContain('on our list')
    }
  }
  expect(await state()).toBe(before)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Center' })).toBeVisible()

  await test.step('refuses reads', async () => {
    await page.goto(attackers[1] ?? '')
    const read = await page.evaluate(async (origin) => {
      const answers: (string | null)[] = []
      for (const path of ['/api/admin/contact-sales', '/admin', '/api/health'])
        answers.push(
          await fetch(origin + path, { credentials: 'include' }).then(
            (response) => response.text(),
            () => null,
          ),
        )
      return answers
    }, app.url)
    expect(read).toEqual([null, null, null])
  })
})
