import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/** From a problem document (RFC 9457). `field` is a path in the body, joined by dots. */
interface Problem {
  detail?: string
  errors?: { field: string; message: string }[]
}

function problemOf(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null || !('problem' in error)) return undefined
  const { problem } = error
  return typeof problem === 'object' && problem !== null ? problem : undefined
}

/** Focuses the first field with an error. Returns false if none of them belongs to `fields`: the caller should then notify. */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): boolean {
  let hasFieldError = false
  for (const { field, message } of problemOf(error)?.errors ?? []) {
    const name = fields.find((candidate) => candidate === field)
    if (!name) continue
    setError(name, { type: 'server', message }, { shouldFocus: !hasFieldError })
    hasFieldError = true
  }
  return hasFieldError
}
