import { useCallback, useLayoutEffect, useRef } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'

const keyOf = (name: string) => `spanwright.draft.${name}`

/** A form's values as they were last kept under `name` in this tab; empty where none were, or where storage is off. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') }
  } catch {
    return {}
  }
}

/** Keeps `values` under `name` until the tab is closed; null forgets them. */
export function saveDraft(name: string, values: object | null): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Storage is off or full: the form still holds its text while it is open.
  }
}

/**
 * Keeps a form's text under `name` at every change, and puts it back when the form is shown again. What was typed before the page
 * became interactive is newer and stays. The form's values are text. Returns the way to forget the text, once it has been saved.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly FieldPath<Values>[],
  name: string,
): () => void {
  const saved = useRef(false)

  useLayoutEffect(() => {
    const draft = readDraft(name)
    const defaults: Record<string, unknown> = form.formState.defaultValues ?? {}
    for (const field of fields) {
      const kept = draft[field]
      const current = form.getValues(field)
      const isTyped = current && current !== defaults[field]
      if (typeof kept === 'string' && !isTyped)
        form.setValue(field, kept as PathValue<Values, FieldPath<Values>>)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!saved.current) saveDraft(name, values)
      },
    })
  }, [form, fields, name])

  return useCallback(() => {
    saved.current = true
    saveDraft(name, null)
  }, [name])
}
