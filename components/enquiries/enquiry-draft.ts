import { type RefObject, useLayoutEffect } from 'react'

const keyOf = (name: string) => `spanwright.draft.${name}`
type Draft = Record<string, string[]>

/** Forgets what was typed into the form. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage is off: nothing was kept.
  }
}

function read(name: string): Draft {
  try {
    return { ...JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') }
  } catch {
    return {}
  }
}

function keep(name: string, form: HTMLFormElement): void {
  const data = new FormData(form)
  const draft: Draft = { search: [location.search] }
  for (const key of data.keys()) if (!key.startsWith('$')) draft[key] = data.getAll(key).map(String)
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // Storage is off or full: the form still holds its text while it is open.
  }
}

/** Whether a control still stands as the page brought it. */
function isUntouched(control: Element): boolean {
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
    return control.checked === control.defaultChecked
  if (control instanceof HTMLSelectElement)
    return [...control.options].every((option) => option.selected === option.defaultSelected)
  return 'value' in control && 'defaultValue' in control && control.value === control.defaultValue
}

/**
 * Keeps what is typed into a form at every change, and puts it back when the page is opened again in this tab. What was typed before
 * the page became interactive is newer and stays, and so does a plan that another link chose meanwhile.
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement | null>, name: string, planField: string) {
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const draft = read(name)
    const samePlan = draft.search?.[0] === location.search
    for (const control of element.elements) {
      const key = control.getAttribute('name') ?? ''
      const kept = draft[key]
      if (key.startsWith('$') || (key === planField && !samePlan) || !draft.search || !isUntouched(control))
        continue
      if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
        control.checked = kept?.includes(control.value) ?? false
      else if (kept && 'value' in control) control.value = kept[0] ?? ''
    }
    const onInput = () => keep(name, element)
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [form, name, planField])
}
