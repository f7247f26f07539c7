'use client'

import { lazy, Suspense, useState } from 'react'
import type { ListShape, ListState } from '@/components/data-table/list-state'
import { Button } from '@/components/ui/button'
import type { SavedViewList } from '@/lib/admin/saved-views/schema'

const SavedViewsDialog = lazy(() =>
  import('./saved-views-dialog').then((module) => ({ default: module.SavedViewsDialog })),
)

export interface SavedViewsProps {
  list: SavedViewList
  shape: ListShape
  state: ListState
  onState: (state: ListState) => void
}

export function SavedViews(props: SavedViewsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Saved views
      </Button>
      {isOpen ? (
        <Suspense>
          <SavedViewsDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
