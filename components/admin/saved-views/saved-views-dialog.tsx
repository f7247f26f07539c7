'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FIRST_PAGE, parseListState, toQuery } from '@/components/data-table/list-state'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import type { SavedView } from '@/lib/admin/saved-views/view-schema'
import { reasonOf } from '@/lib/api/client'
import { NameForm } from './name-form'
import { SavedViewRow } from './saved-view-row'
import type { SavedViewsProps } from './saved-views'
import { fetchSavedViews, saveView } from './saved-views-api'

export function SavedViewsDialog({
  list,
  shape,
  state,
  onState,
  onClose,
}: SavedViewsProps & { onClose: () => void }) {
  const client = useQueryClient()
  const [renamedId, setRenamedId] = useState<string | null>(null)
  const queryKey = ['saved-views', list]
  const views = useQuery({ queryKey, queryFn: ({ signal }) => fetchSavedViews(list, signal) })
  const show = (next: SavedView[]) => client.setQueryData(queryKey, next)

  function open(view: SavedView) {
    onState(parseListState(new URLSearchParams(view.query), shape))
    onClose()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent className="dense">
        <DialogHeader>
          <DialogTitle>Saved views</DialogTitle>
          <DialogDescription>
            A view keeps the search, filters and sort of this list. Only you see yours.
          </DialogDescription>
        </DialogHeader>
        {/* Two fields for a name at once would be taken for each other. */}
        {renamedId === null ? (
          <NameForm
            label="Name for this view"
            action="Save view"
            pendingLabel="Saving..."
            save={async (name) => {
              const query = Object.fromEntries(toQuery({ ...state, position: FIRST_PAGE }, shape))
              show(await saveView({ list, name, query }))
            }}
          />
        ) : null}
        {views.isPending ? <p className="text-muted-foreground text-sm">Loading saved views...</p> : null}
        {views.isError ? (
          <Alert variant="destructive" role="alert">
            <p>We couldn’t load your saved views. {reasonOf(views.error, 'Check your connection.')}</p>
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              onClick={() => views.refetch()}
            >
              Try again
            </Button>
          </Alert>
        ) : null}
        {views.data?.length === 0 ? (
          <p className="text-muted-foreground text-sm">No saved views yet.</p>
        ) : null}
        {views.data && views.data.length > 0 ? (
          <ul aria-label="Your saved views" className="grid rounded-lg border text-(length:--text-sm)">
            {views.data.map((view) => (
              <SavedViewRow
                key={view.id}
                view={view}
                isRenaming={view.id === renamedId}
                onRename={(isRenaming) => setRenamedId(isRenaming ? view.id : null)}
                onOpen={() => open(view)}
                onChange={(next) => {
                  if (!next.some(({ id }) => id === renamedId)) setRenamedId(null)
                  show(next)
                }}
              />
            ))}
          </ul>
        ) : null}
      </DialogContent>
    </Dialog>
  )
}
