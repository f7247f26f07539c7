import { describe, expect, it } from 'vitest'
import { addContacts } from '@/tests/api/support/enquiries'
import { CONTACT_SORTS } from './options'
import { CONTACTS } from './queries'
import type { ContactQuery } from './schema'

const find = async (query: ContactQuery) => (await CONTACTS.readPage(query)).items.map(({ name }) => name)

const ROWS = [
  { name: '1', timeline: 'exploring', budget: '15-50k', productInterest: 'general' },
  { name: '2', timeline: 'immediate', budget: 'under-5k', status: 'closed' as const },
  { name: '3', timeline: 'one fine day', budget: null, status: 'contacted' as const },
  { name: '4', timeline: '1-3-months', budget: '5-15k', productInterest: 'starter' },
]

describe('contacts', () => {
  it.each([
    ['createdAt', ['1', '2', '3', '4']],
    ['name', ['1', '2', '3', '4']],
    ['status', ['1', '4', '3', '2']],
    ['timeline', ['2', '4', '1', '3']],
    ['budget', ['2', '4', '1', '3']],
    ['productInterest', ['4', '1', '2', '3']],
  ] as const)('sorts contacts by %s, options in their own order', async (sort, order) => {
    await addContacts(
      ...ROWS.map((row, index) => ({ ...row, id: `0190f3a0-0000-7000-8000-00000000000${index}` })),
    )
    expect(await find({ sort })).toEqual(order)
  })

  it('pages through contacts sorted by every column, each row once', async () => {
    await addContacts(...ROWS, ...ROWS)
    for (const sort of CONTACT_SORTS) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { items, page } = await CONTACTS.readPage({ sort, size: 3, cursor })
        seen.push(...items.map(({ id }) => id))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(new Set(seen).size, sort).toBe(8)
      expect(seen, sort).toHaveLength(8)
    }
  })

  it('combines search and status filter and counts the matches', async () => {
    await addContacts(...ROWS)
    expect(await find({ search: 'NORTHMOOR', status: 'closed' })).toEqual(['2'])
    const counts = { total: 4, new: 2, contacted: 1, qualified: 0, closed: 1 }
    expect(await CONTACTS.count({ search: 'northmoor', status: 'new' })).toEqual({
      counts,
      matching: 2,
      moreThan: [],
    })
    expect(await CONTACTS.count({})).toEqual({ counts, matching: 4, moreThan: [] })
  })

  it('gives only new contacts a reply deadline, 24 hours after they arrive', async () => {
    await addContacts(...ROWS)
    const { items } = await CONTACTS.readPage({ sort: 'name' })
    expect(items.map(({ replyBy }) => replyBy)).toEqual([
      '2026-03-02T00:00:00.000Z',
      null,
      null,
      '2026-03-01T23:57:00.000Z',
    ])
  })
})
