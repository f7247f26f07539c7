import { type RefObject, useLayoutEffect } from 'react'

const storageKeyOf = (name: string) => `spanwright.draft.${name}`
type Draft = Record<string, string[]>

export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKeyOf(name))
  } catch {
    // Storage is off: nothing was saved.
  }
}

function readDraft(name: string): Draft {
  try {
    return { ...JSON.parse(sessionStorage.getItem(storageKeyOf(name)) ?? '{}') }
  } catch {
    return {}
  }
}

function saveDraft(name: string, form: HTMLFormElement): void {
  const data = new FormData(form)
  const draft: Draft = { search: [location.search] }
  for (const key of data.keys()) if (!key.startsWith('$')) draft[key] = data.getAll(key).map(String)
  try {
    sessionStorage.setItem(storageKeyOf(name), JSON.stringify(draft))
  } catch {
    // Storage is off or full: the form keeps its text while it is open.
  }
}

function isUnchanged(control: Element): boolean {
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
    return control.checked === control.defaultChecked
  if (control instanceof HTMLSelectElement)
    return [...control.options].every((option) => option.selected === option.defaultSelected)
  return 'value' in control && 'defaultValue' in control && control.value === control.defaultValue
}

/** Does not overwrite what was typed before hydration, nor the plan (`planField`) when a link to another plan opened the page. */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, name: string, planField: string) {
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft(name)
    const isSamePlan = draft.search?.[0] === location.search
    for (const control of element.elements) {
      const key = control.getAttribute('name') ?? ''
      const values = draft[key]
      if (key.startsWith('$') || (key === planField && !isSamePlan) || !draft.search || !isUnchanged(control))
        continue
      if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
        control.checked = values?.includes(control.value) ?? false
      else if (values && 'value' in control) control.value = values[0] ?? ''
    }
    const onInput = () => saveDraft(name, element)
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [form, name, planField])
}
