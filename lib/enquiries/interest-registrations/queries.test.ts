import { describe, expect, it, vi } from 'vitest'
import { database } from '@/lib/db/client'
import { addRegistrations } from '@/tests/api/support/enquiries'
import { REGISTRATION_SORTS, type RegistrationSort } from './options'
import { REGISTRATIONS } from './queries'
import type { InterestRegistration, RegistrationQuery } from './schema'

const names = (rows: InterestRegistration[]) => rows.map(({ name }) => name)
const find = async (query: RegistrationQuery) => names((await REGISTRATIONS.readPage(query)).items)

async function pageThrough(query: RegistrationQuery) {
  const forward: InterestRegistration[][] = []
  let { items, page } = await REGISTRATIONS.readPage(query)
  expect(page.previous).toBeNull()
  forward.push(items)
  while (page.next) {
    ;({ items, page } = await REGISTRATIONS.readPage({ ...query, cursor: page.next }))
    forward.push(items)
  }
  const back = [items]
  while (page.previous) {
    ;({ items, page } = await REGISTRATIONS.readPage({ ...query, cursor: page.previous }))
    back.unshift(items)
  }
  return { forward, back }
}

describe('registrations', () => {
  it('lists registrations newest first with every field', async () => {
    await addRegistrations(
      { name: 'Ada', interestedIn: ['Recruitment analytics'], phone: '01234 567890' },
      { name: 'Bo' },
    )
    const { items, page } = await REGISTRATIONS.readPage({ size: 50 })
    expect(names(items)).toEqual(['Ada', 'Bo'])
    expect(items[0]).toEqual({
      id: expect.any(String),
      name: 'Ada',
      email: 'jo0@northmoor.example',
      company: null,
      role: null,
      userType: 'hiring_manager',
      phone: '01234 567890',
      message: null,
      interestedIn: ['Recruitment analytics'],
      howDidYouHear: null,
      pricingPlan: null,
      status: 'new',
      version: 0,
      assignee: null,
      assigneeVersion: 0,
      createdAt: '2026-03-01T00:00:00.000Z',
    })
    expect(page).toEqual({ size: 50, next: null, previous: null })
  })

  it.each(
    REGISTRATION_SORTS.flatMap((sort) =>
      (['asc', 'desc'] as const).map((direction) => [sort, direction] as const),
    ),
  )('pages through registrations by %s %s in both directions, each row once', async (sort, direction) => {
    const words = ['b', 'A', null, 'a', 'C', null, 'B']
    const sources = [
      'Other',
      'Direct outreach',
      null,
      'A friend',
      'Other',
      'Search engine (Google, Bing, etc.)',
      null,
    ]
    await addRegistrations(
      ...words.map((word, index) => ({
        name: `${word ?? 'd'} ${index % 2}`,
        company: word,
        role: word,
        howDidYouHear: sources[index] ?? null,
        pricingPlan: word && 'growth',
        userType: index % 2 ? ('candidate' as const) : ('hiring_manager' as const),
        createdAt: new Date(Date.UTC(2026, 2, 1 + (index % 3))),
      })),
    )
    const whole = (await REGISTRATIONS.readPage({ sort, direction, size: 200 })).items
    const { forward, back } = await pageThrough({ sort, direction, size: 2 })
    expect(forward.map((page) => page.length)).toEqual([2, 2, 2, 1])
    expect(forward.flat()).toEqual(whole)
    expect(back.flat()).toEqual(whole)
    const end = await REGISTRATIONS.readPage({ sort, direction, size: 2, last: 1 })
    expect([end.items, end.page.next]).toEqual([forward.at(-1), null])
    const beforeEnd = await REGISTRATIONS.readPage({
      sort,
      direction,
      size: 2,
      cursor: end.page.previous ?? '',
    })
    expect(beforeEnd.items).toEqual(forward.at(-2))
    expect(new Set(whole.map(({ id }) => id)).size).toBe(words.length)
  })

  it('sorts missing values last in both directions, and options in the order of the form', async () => {
    await addRegistrations(
      { name: '1', company: null, howDidYouHear: 'Word of mouth/referral' },
      { name: '2', company: 'beta', howDidYouHear: 'A friend' },
      { name: '3', company: 'Alpha', howDidYouHear: 'Search engine (Google, Bing, etc.)' },
    )
    expect(await find({ sort: 'company' })).toEqual(['3', '2', '1'])
    expect(await find({ sort: 'company', direction: 'desc' })).toEqual(['2', '3', '1'])
    expect(await find({ sort: 'howDidYouHear' })).toEqual(['3', '1', '2'])
  })

  it('reads registrations from an index for every sort', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      name: `Name ${index}`,
      company: `Firm ${index}`,
    }))
    await addRegistrations(...many)
    await database().pool.query('ANALYZE interest_registrations')
    for (const sort of REGISTRATION_SORTS) expect(await planOf(sort), sort).not.toMatch(/Seq Scan|Sort/)
  })

  it('rejects an invalid cursor and one of another sort order', async () => {
    await addRegistrations({}, {}, {})
    const { page } = await REGISTRATIONS.readPage({ sort: 'name', size: 1 })
    for (const query of [
      { sort: 'email', cursor: page.next ?? '' },
      { sort: 'name', direction: 'desc', cursor: page.next ?? '' },
      { sort: 'name', cursor: 'nonsense' },
      { sort: 'name', cursor: Buffer.from('{"order":"name asc"}').toString('base64url') },
    ] as const)
      await expect(REGISTRATIONS.readPage(query)).rejects.toMatchObject({
        code: 'invalid',
        fields: [{ field: 'cursor' }],
      })
  })
})

async function planOf(sort: RegistrationSort): Promise<string> {
  const { pool } = database()
  const sent = vi.spyOn(database(), 'read')
  await REGISTRATIONS.readPage({ sort, size: 10 })
  const [text, values] = sent.mock.calls[0] as unknown as [string, unknown[]]
  sent.mockRestore()
  const filled = text.replace(/\$(\d+)/g, (_, place) => `'${values[Number(place) - 1]}'`)
  const { rows } = await pool.query(`EXPLAIN ${filled}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('search', () => {
  const PEOPLE = [
    { name: 'Ada Archer', email: 'ada@bridges.example', company: 'Northmoor', role: 'Head of Structures' },
    { name: 'Émile Brook', email: 'emile@tunnels.example', company: '50% Off_Ltd', role: null },
    { name: 'Chidi', email: 'c.qz@rail.example', company: null, role: 'Rail tester\\planner' },
  ]

  it.each([
    ['ada', ['Ada Archer']],
    ['  ARCHER ', ['Ada Archer']],
    ['da arc', ['Ada Archer']],
    ['TUNNELS.EX', ['Émile Brook']],
    ['northmoor', ['Ada Archer']],
    ['structures', ['Ada Archer']],
    ['éMI', ['Émile Brook']],
    ['É', ['Émile Brook']],
    ['qz', ['Chidi']],
    ['Q', ['Chidi']],
    ['r', ['Chidi']],
    ['br', ['Ada Archer', 'Émile Brook']],
    ['50', ['Émile Brook']],
    ['rc', []],
    ['0%', []],
    ['of', ['Ada Archer', 'Émile Brook']],
    ['q(', []],
    ['%', []],
    ['.', []],
    ['f_l', []],
    ['r\\p', []],
    ['tester\\p', ['Chidi']],
    ['archer ada', []],
    ['xyzzy', []],
    ['zz', []],
  ])('searching registrations for %j finds %j', async (search, expected) => {
    await addRegistrations(...PEOPLE)
    expect(await find({ search })).toEqual(expected)
    expect((await REGISTRATIONS.count({ search })).matching).toBe(expected.length)
  })

  it('finds a two-letter search term far down the list, page by page', async () => {
    await addRegistrations(...Array.from({ length: 2100 }, () => ({ name: 'Bob' })))
    await addRegistrations(
      ...['Qx 1', 'Qx 2', 'Qx 3'].map((name, index) => ({
        name,
        createdAt: new Date(Date.UTC(2020, 1, 9 - index)),
      })),
    )
    const { forward, back } = await pageThrough({ search: 'qx', size: 2 })
    expect(forward.map(names)).toEqual([['Qx 1', 'Qx 2'], ['Qx 3']])
    expect(back.flat()).toEqual(forward.flat())
  })
})

describe('counts of registrations', () => {
  const ROWS = [
    { name: '1', howDidYouHear: 'Word of mouth/referral', phone: '01234 567890' },
    { name: '2', howDidYouHear: 'Other', userType: 'candidate' as const },
    { name: '3', howDidYouHear: 'A friend told me' },
    { name: '4', howDidYouHear: null, userType: 'candidate' as const },
  ]

  it('combines type and source filters, with unknown sources under other', async () => {
    await addRegistrations(...ROWS)
    expect(await find({ userType: 'candidate' })).toEqual(['2', '4'])
    expect(await find({ source: 'referral' })).toEqual(['1'])
    expect(await find({ source: 'other' })).toEqual(['2', '3'])
    expect(await find({ source: 'other', userType: 'candidate', search: 'jo' })).toEqual(['2'])
  })

  it('counts all registrations and those that match the filter', async () => {
    await addRegistrations(...ROWS)
    const counts = { total: 4, hiringManagers: 2, candidates: 2, withPhone: 1 }
    expect(await REGISTRATIONS.count({})).toEqual({ counts, matching: 4, moreThan: [] })
    expect(await REGISTRATIONS.count({ source: 'other' })).toEqual({ counts, matching: 2, moreThan: [] })
  })

  it('reads all registrations in batches, newest first', async () => {
    await addRegistrations(...Array.from({ length: 1005 }, (_, index) => ({ name: `${index}` })))
    const batches: InterestRegistration[][] = []
    for await (const batch of REGISTRATIONS.readAll({})) batches.push(batch)
    expect(batches.map((batch) => batch.length)).toEqual([1000, 5])
    expect(names(batches.flat())).toEqual(Array.from({ length: 1005 }, (_, index) => `${index}`))
  })
})
