import 'server-only'
import type { Administrator } from '@/lib/auth/administrator'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type NewSavedView, SAVED_VIEWS_MAX, type SavedViewList, type SavedViewName } from './schema'
import type { SavedView } from './view-schema'

type Owner = Pick<Administrator, 'id'>

const NAME_TAKEN = 'You already have a view of that name'

/** By name. */
export async function listSavedViews(
  { id }: Owner,
  list: SavedViewList,
  tx: Prisma.TransactionClient = db(),
): Promise<SavedView[]> {
  const rows = await tx.savedView.findMany({
    where: { administratorId: id, list },
    orderBy: { name: 'asc' },
    select: { id: true, name: true, query: true },
  })
  return rows.map((row) => ({ ...row, query: row.query as Record<string, string> }))
}

/** Throws `invalid` for a name that is taken, and `conflict` when the list has as many views as it can. Returns the list's views. */
export async function saveView(owner: Owner, { list, name, query }: NewSavedView): Promise<SavedView[]> {
  return await db().$transaction(async (tx) => {
    // One at a time, so that no two are the twentieth.
    await tx.$queryRaw`SELECT id FROM administrators WHERE id = ${owner.id}::uuid FOR UPDATE`
    const views = await listSavedViews(owner, list, tx)
    if (views.some((view) => view.name === name)) throw nameTaken()
    if (views.length >= SAVED_VIEWS_MAX)
      throw new AppError(
        'conflict',
        `You can save up to ${SAVED_VIEWS_MAX} views of a list. Delete one before you save another.`,
      )
    await tx.savedView.create({
      data: { administratorId: owner.id, list, name, query },
      select: { id: true },
    })
    return await listSavedViews(owner, list, tx)
  })
}

/** Throws 404 for one of someone else, and `invalid` for a name that is taken. Returns the list's views. */
export async function renameView(owner: Owner, id: string, { name }: SavedViewName): Promise<SavedView[]> {
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM administrators WHERE id = ${owner.id}::uuid FOR UPDATE`
    const view = await requireView(owner, id, tx)
    const same = await tx.savedView.findFirst({
      where: { administratorId: owner.id, list: view.list, name, id: { not: id } },
      select: { id: true },
    })
    if (same) throw nameTaken()
    await tx.savedView.update({ where: { id }, data: { name }, select: { id: true } })
    return await listSavedViews(owner, view.list, tx)
  })
}

/** Throws 404 for one of someone else. Returns the list's other views. */
export async function deleteView(owner: Owner, id: string): Promise<SavedView[]> {
  return await db().$transaction(async (tx) => {
    const { list } = await requireView(owner, id, tx)
    await tx.savedView.deleteMany({ where: { id } })
    return await listSavedViews(owner, list, tx)
  })
}

async function requireView(owner: Owner, id: string, tx: Prisma.TransactionClient) {
  const view = await tx.savedView.findUnique({
    where: { id, administratorId: owner.id },
    select: { list: true },
  })
  if (!view) throw notFound()
  return { list: view.list as SavedViewList }
}

const nameTaken = () =>
  new AppError('invalid', NAME_TAKEN, { fields: [{ field: 'name', message: NAME_TAKEN }] })
