'use client'

import { useMutation } from '@tanstack/react-query'
import { describeMutationError } from '@/components/admin/lists/errors'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import type { SavedView } from '@/lib/admin/saved-views/view-schema'
import { NameForm } from './name-form'
import { deleteView, renameView } from './saved-views-api'

const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

export function SavedViewRow({
  view: { id, name },
  isRenaming,
  onRename,
  onOpen,
  onChange,
}: {
  view: SavedView
  isRenaming: boolean
  onRename: (isRenaming: boolean) => void
  onOpen: () => void
  onChange: (views: SavedView[]) => void
}) {
  const deleting = useMutation({
    mutationFn: () => deleteView(id),
    onSuccess: onChange,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-3 py-2 last:border-0">
      <button
        type="button"
        className="link wrap-anywhere min-w-0 text-start"
        aria-label={`Open ${name}`}
        onClick={onOpen}
      >
        <bdi>{name}</bdi>
      </button>
      {isRenaming ? null : (
        <span className="flex gap-2">
          <Button variant="outline" size="sm" aria-label={`Rename ${name}`} onClick={() => onRename(true)}>
            Rename
          </Button>
          <Button
            variant="danger"
            size="sm"
            aria-label={`Delete ${name}`}
            disabled={deleting.isPending}
            onClick={() => deleting.mutate()}
          >
            Delete
          </Button>
        </span>
      )}
      <FieldError className="w-full">{describeMutationError(deleting.error, UNREACHABLE)}</FieldError>
      {isRenaming ? (
        <div className="w-full py-2">
          <NameForm
            label={`New name for ${name}`}
            name={name}
            action="Save name"
            pendingLabel="Saving..."
            save={async (next) => {
              onChange(await renameView(id, next))
              onRename(false)
            }}
            onCancel={() => onRename(false)}
          />
        </div>
      ) : null}
    </li>
  )
}
