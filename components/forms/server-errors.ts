import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/** The part of a problem document (RFC 9457) that a form reads. `field` is the path in the body, joined by dots. */
interface Problem {
  detail?: string
  errors?: { field: string; message: string }[]
}

function problemOf(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null || !('problem' in error)) return undefined
  const { problem } = error
  return typeof problem === 'object' && problem !== null ? problem : undefined
}

/**
 * Puts the field errors of a failed call (`error.problem.errors`) under their fields and moves the focus to the first.
 * `fields` names the form's fields. True when at least one was placed; else the caller notifies.
 */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): boolean {
  let placed = false
  for (const { field, message } of problemOf(error)?.errors ?? []) {
    const name = fields.find((candidate) => candidate === field)
    if (!name) continue
    setError(name, { type: 'server', message }, { shouldFocus: !placed })
    placed = true
  }
  return placed
}
