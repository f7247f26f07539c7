import { useCallback, useLayoutEffect, useRef } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'

const keyOf = (name: string) => `spanwright.draft.${name}`

export function readDraft(name: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') }
  } catch {
    return {}
  }
}

/** Until the tab is closed; null clears them. */
export function saveDraft(name: string, values: object | null): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Storage is off or full: the text stays in the open form.
  }
}

/** Text typed before hydration is newer and wins. Returns a function that clears the draft and stops saving. */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly FieldPath<Values>[],
  name: string,
): () => void {
  const isCleared = useRef(false)

  useLayoutEffect(() => {
    const draft = readDraft(name)
    const defaults: Record<string, unknown> = form.formState.defaultValues ?? {}
    for (const field of fields) {
      const draftValue = draft[field]
      const current = form.getValues(field)
      const isTyped = current && current !== defaults[field]
      if (typeof draftValue === 'string' && !isTyped)
        form.setValue(field, draftValue as PathValue<Values, FieldPath<Values>>)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isCleared.current) saveDraft(name, values)
      },
    })
  }, [form, fields, name])

  return useCallback(() => {
    isCleared.current = true
    saveDraft(name, null)
  }, [name])
}
