import { ADMIN } from '@/tests/support/app-server'
import { ENQUIRY, expect, test } from './support/fixtures'

test('lists without parameters are complete, and an export has exactly the matching rows', async ({
  owner,
}) => {
  const stamp = crypto.randomUUID().slice(0, 8)
  for (let index = 0; index < 60; index += 1)
    await owner.read('POST /api/contact-sales', {
      body: {
        ...ENQUIRY,
        name: `Listed ${stamp} ${index}`,
        message: index === 7 ? '=1+1, "twice"\nover' : null,
      },
    })
  const { contacts, page } = await owner.read('GET /api/admin/contact-sales')
  const names = contacts
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => name.includes(stamp))
  expect(page).toBeNull()
  expect(names).toEqual(Array.from({ length: 60 }, (_, index) => `Listed ${stamp} ${59 - index}`))
  expect((await owner.read('GET /api/admin/interest-registrations')).registrations.length).toBeGreaterThan(0)

  const query = { search: `${stamp} 7`, locale: 'de-DE', timeZone: 'Asia/Tokyo' }
  const file = await (await owner.call('GET /api/admin/contact-sales/export', { query })).text()
  const [contact] = contacts.filter(({ name }: { name: string }) => name === `Listed ${stamp} 7`)
  const date = new Date(contact.createdAt).toLocaleDateString('de-DE', { timeZone: 'Asia/Tokyo' })
  expect(file).toBe(
    '\ufeff"Name","Email","Company","Role","Phone","Company Size","Industry","Product Interest","Timeline","Budget",' +
      '"Current Solution","Status","Message","Assigned To","Contact Date"\r\n' +
      `"Listed ${stamp} 7","jo@northmoor.example","Northmoor Bridges Ltd","Head of Structures","01234 567890",` +
      `"","","","","","","new","'=1+1, ""twice""\nover","","${date}"\r\n`,
  )
  const { entries } = await owner.read('GET /api/admin/audit', {
    query: { action: 'contacts.exported', size: 2 },
  })
  expect(entries.map(({ changes }: { changes: object }) => changes)).toEqual([
    { search: query.search, export: 'complete', rows: 1 },
    { search: query.search, export: 'started' },
  ])
  expect(entries[0].requestId).toBe(entries[1].requestId)
})

test('lists and their counts keep to a range of days in UK time', async ({ owner }) => {
  await owner.enquire()
  const day = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
  const today = day(0)
  const count = async (query: Record<string, string>) =>
    (await owner.read('GET /api/admin/contact-sales/counts', { query })).matching
  expect(await count({ from: today, to: today })).toBe(await count({}))
  expect(await count({ to: day(-1) })).toBe(0)
  expect(await count({ from: day(1) })).toBe(0)
  const countVacancies = async (query: Record<string, string>) =>
    (await owner.read('GET /api/admin/vacancies/counts', { query })).matching
  const vacancies = await countVacancies({})
  expect(vacancies).toBeGreaterThan(0)
  expect(await countVacancies({ from: today, to: today, search: 'northmoor' })).toBeGreaterThan(0)
  expect(await countVacancies({ to: day(-1) })).toBe(0)
  expect((await owner.read('GET /api/admin/vacancies', { query: { from: day(1) } })).vacancies).toEqual([])
  const query = { from: day(1), size: '5' }
  expect((await owner.read('GET /api/admin/interest-registrations', { query })).registrations).toEqual([])
  expect((await owner.read('GET /api/admin/audit', { query })).entries).toEqual([])
  expect((await owner.call('GET /api/admin/audit', { query: { from: '2026-02-31' } })).status()).toBe(422)
})

test('a status change with an old version is a conflict, and without a version it is not', async ({
  owner,
}) => {
  const id = await owner.enquire()
  const set = (body: object) =>
    owner.call('PUT /api/admin/contact-sales/{id}/status', { params: { id }, body })
  expect((await set({ status: 'contacted', version: 0 })).status()).toBe(200)
  const late = await set({ status: 'closed', version: 0 })
  expect([late.status(), (await late.json()).detail]).toEqual([
    409,
    'Someone else has just changed this to Contacted. Check it before you change it again.',
  ])
  expect((await set({ status: 'closed' })).status()).toBe(200)
  const { history } = await owner.read('GET /api/admin/contact-sales/{id}/history', { params: { id } })
  expect(history.map(({ to }: { to: string }) => to)).toEqual(['closed', 'contacted'])
})

test('an assignee is set, filtered by, exported and protected against an old version', async ({ owner }) => {
  const id = await owner.enquire()
  const assign = (body: object) =>
    owner.call('PUT /api/admin/contact-sales/{id}/assignee', { params: { id }, body })
  const { contact } = await owner.read('PUT /api/admin/contact-sales/{id}/assignee', {
    params: { id },
    body: { assignee: ADMIN.username, version: 0 },
  })
  expect(contact).toMatchObject({ id, assignee: ADMIN.username, assigneeVersion: 1 })
  const late = await assign({ assignee: null, version: 0 })
  expect([late.status(), (await late.json()).detail]).toEqual([
    409,
    `Someone else has just changed this to ${ADMIN.username}. Check it before you change it again.`,
  ])
  const unknown = await assign({ assignee: 'no such administrator' })
  expect([unknown.status(), (await unknown.json()).errors[0].field]).toEqual([422, 'assignee'])
  for (const assignee of ['me', `@${ADMIN.username}`]) {
    const { contacts } = await owner.read('GET /api/admin/contact-sales', { query: { assignee } })
    expect(contacts.map((one: { id: string }) => one.id)).toContain(id)
  }
  const { contacts } = await owner.read('GET /api/admin/contact-sales', {
    query: { assignee: 'nobody', size: 200 },
  })
  expect(contacts.map((one: { id: string }) => one.id)).not.toContain(id)
  expect((await owner.call('GET /api/admin/contact-sales', { query: { assignee: 'priya' } })).status()).toBe(
    422,
  )
  const file = await owner.call('GET /api/admin/contact-sales/export', { query: { assignee: 'me' } })
  expect(await file.text()).toContain(`,"${ADMIN.username}","`)
  const { history } = await owner.read('GET /api/admin/contact-sales/{id}/history', { params: { id } })
  expect(history).toMatchObject([{ kind: 'assignee', from: null, to: ADMIN.username }])
})
