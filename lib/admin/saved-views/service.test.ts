import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { SAVED_VIEWS_MAX } from './schema'
import { deleteView, listSavedViews, renameView, saveView } from './service'

const addAdministrator = async (username: string) =>
  await db().administrator.create({ data: { username, passwordHash: '-' }, select: { id: true } })
const newView = (name: string, list: 'contacts' | 'audit' = 'contacts') => ({
  list,
  name,
  query: { search: 'kelso', sort: '-name' },
})
const names = (views: { name: string }[]) => views.map(({ name }) => name)

describe('saved views', () => {
  it('belong to one administrator and one list, by name', async () => {
    const [ada, bo] = [await addAdministrator('ada'), await addAdministrator('bo')]
    await saveView(ada, newView('Kelso'))
    expect(await saveView(ada, newView('Ash'))).toEqual([
      { id: expect.any(String), name: 'Ash', query: { search: 'kelso', sort: '-name' } },
      { id: expect.any(String), name: 'Kelso', query: { search: 'kelso', sort: '-name' } },
    ])
    await saveView(ada, newView('Kelso', 'audit'))
    await saveView(bo, newView('Kelso'))
    expect(names(await listSavedViews(ada, 'contacts'))).toEqual(['Ash', 'Kelso'])
    expect(names(await listSavedViews(bo, 'contacts'))).toEqual(['Kelso'])
    expect(names(await listSavedViews(bo, 'audit'))).toEqual([])
  })

  it('cannot have the same name twice, when saved or renamed', async () => {
    const ada = await addAdministrator('ada')
    await saveView(ada, newView('Kelso'))
    const views = await saveView(ada, newView('Ash'))
    const taken = { code: 'invalid', fields: [{ field: 'name' }] }
    await expect(saveView(ada, newView('Kelso'))).rejects.toMatchObject(taken)
    const id = views.find(({ name }) => name === 'Ash')?.id ?? ''
    await expect(renameView(ada, id, { name: 'Kelso' })).rejects.toMatchObject(taken)
    expect(names(await renameView(ada, id, { name: 'Ash' }))).toEqual(['Ash', 'Kelso'])
    expect(names(await renameView(ada, id, { name: 'Oak' }))).toEqual(['Kelso', 'Oak'])
  })

  it('are limited for each list, also when saved at once', async () => {
    const ada = await addAdministrator('ada')
    const results = await Promise.allSettled(
      Array.from({ length: SAVED_VIEWS_MAX + 2 }, (_, index) => saveView(ada, newView(`View ${index}`))),
    )
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({ reason: { code: 'conflict' } })
    expect(await listSavedViews(ada, 'contacts')).toHaveLength(SAVED_VIEWS_MAX)
    expect(await saveView(ada, newView('Another list', 'audit'))).toHaveLength(1)
  })

  it('are not found by anyone else, and go with their administrator', async () => {
    const [ada, bo] = [await addAdministrator('ada'), await addAdministrator('bo')]
    const [view] = await saveView(ada, newView('Kelso'))
    const id = view?.id ?? ''
    await expect(renameView(bo, id, { name: 'Mine' })).rejects.toMatchObject({ code: 'notFound' })
    await expect(deleteView(bo, id)).rejects.toMatchObject({ code: 'notFound' })
    expect(await deleteView(ada, id)).toEqual([])
    await expect(deleteView(ada, id)).rejects.toMatchObject({ code: 'notFound' })
    await saveView(ada, newView('Kelso'))
    await db().administrator.delete({ where: { username: 'ada' } })
    expect(await db().savedView.count()).toBe(0)
  })
})
