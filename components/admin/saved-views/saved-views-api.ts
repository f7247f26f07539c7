import { callAdmin } from '@/components/admin/lists/admin-api'
import type { NewSavedView, SavedViewList } from '@/lib/admin/saved-views/schema'

export async function fetchSavedViews(list: SavedViewList, signal: AbortSignal) {
  const { views } = await callAdmin('GET /api/admin/saved-views', { query: { list }, signal })
  return views
}

export async function saveView(body: NewSavedView) {
  const { views } = await callAdmin('POST /api/admin/saved-views', { body })
  return views
}

export async function renameView(id: string, name: string) {
  const { views } = await callAdmin('PUT /api/admin/saved-views/{id}', { params: { id }, body: { name } })
  return views
}

export async function deleteView(id: string) {
  const { views } = await callAdmin('DELETE /api/admin/saved-views/{id}', { params: { id } })
  return views
}
