'use client'

import { LabelledControl } from './labelled-control'
import { StatusSelect } from './status-select'
import { useAdministrators } from './use-administrators'

const NOBODY = 'nobody'

/** Unlike `NOBODY`, whatever the name. */
const keyOf = (name: string) => `@${name}`

/** Who deals with a record. */
export function AssigneeSelect({
  name,
  assignee,
  change,
  onConflict,
}: {
  /** Of the record. */
  name: string
  assignee: string | null
  /** Resolves once the screen shows the new assignee. */
  change: (assignee: string | null) => Promise<void>
  onConflict: (message: string) => void
}) {
  const administrators = useAdministrators() ?? []
  const names = administrators.filter(({ disabledAt }) => disabledAt === null).map(({ username }) => username)
  // One who has gone, or can't sign in any more.
  if (assignee !== null && !names.includes(assignee)) names.push(assignee)
  return (
    <LabelledControl label="Assignee">
      <StatusSelect
        size="sm"
        label={`Assignee of ${name}`}
        failure="Failed to update the assignee"
        options={[{ key: NOBODY, label: 'Nobody' }, ...names.map((label) => ({ key: keyOf(label), label }))]}
        value={assignee === null ? NOBODY : keyOf(assignee)}
        change={(value) => change(value === NOBODY ? null : value.slice(1))}
        onConflict={onConflict}
      />
    </LabelledControl>
  )
}
