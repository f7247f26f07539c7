'use client'

import { useState } from 'react'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import type { Kit, KitItem } from '@/lib/interview-kit/schema'

const UNREACHABLE = 'We couldn’t reach the server. Your change is not saved. Please try again.'

export interface KitEditing {
  kit: Kit
  pending: boolean
  error: string
  canUndo: boolean
  /** The lines whose question was taken out here, and can be brought back. */
  removedLineIds: ReadonlySet<string>
  /** Resolves to whether it was saved. */
  save: (items: KitItem[]) => Promise<boolean>
  undo: () => Promise<boolean>
  /** Made from the specification as it is now; nothing before that can be taken back. */
  renew: () => Promise<boolean>
}

/** Each change is saved at once, and the one before it can be taken back. */
export function useKit(initial: Kit): KitEditing {
  const [kit, setKit] = useState(initial)
  const [before, setBefore] = useState<KitItem[][]>([])
  const [pending, setPending] = useState(false)
  const [error, setError] = useState('')

  const params = { id: kit.id }

  async function change(call: () => Promise<{ kit: Kit }>): Promise<boolean> {
    setPending(true)
    setError('')
    try {
      setKit((await call()).kit)
      return true
    } catch (cause) {
      const [field] = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
      setError(field?.message ?? reasonOf(cause, UNREACHABLE))
      return false
    } finally {
      setPending(false)
    }
  }

  const put = (items: KitItem[]) =>
    change(() => callApi('PUT /api/kits/{id}', { params, body: { items, revision: kit.revision } }))

  async function save(items: KitItem[]) {
    const current = kit.items
    const isSaved = await put(items)
    if (isSaved) setBefore((steps) => [...steps, current])
    return isSaved
  }

  async function undo() {
    const last = before.at(-1)
    if (!last || !(await put(last))) return false
    setBefore((steps) => steps.slice(0, -1))
    return true
  }

  async function renew() {
    const body = { revision: kit.revision }
    const isRenewed = await change(() => callApi('POST /api/kits/{id}/renewal', { params, body }))
    if (isRenewed) setBefore([])
    return isRenewed
  }

  const kept = new Set(kit.items.flatMap(({ lineIds }) => lineIds))
  const removedLineIds = new Set(
    before.flat().flatMap(({ lineIds }) => lineIds.filter((lineId) => !kept.has(lineId))),
  )

  return { kit, pending, error, canUndo: before.length > 0, removedLineIds, save, undo, renew }
}
