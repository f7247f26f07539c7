import { errorIdOf, PROBLEM_ID } from './respond-ids'

type Errors = Partial<Record<string, string>>

const UNREACHABLE = 'We couldn’t reach the server. What you typed is still here. Please try again.'
/** The server takes a form filled in faster for a bot's. */
const MIN_FILL_MS = 1000

async function send(form: HTMLFormElement, tooLarge: string): Promise<Errors | null> {
  const wait = MIN_FILL_MS - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const body = new FormData(form)
  body.set('elapsedMs', String(Math.ceil(performance.now())))
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  }).catch(() => null)
  if (response?.ok) return null
  const problem = await response?.json().catch(() => null)
  const errors: { field: string; message: string }[] = problem?.errors ?? []
  if (errors.length > 0) return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return response?.status === 413 ? { cv: tooLarge } : { form: problem?.detail ?? UNREACHABLE }
}

/** In the elements that the server rendered for them. */
function showErrors(form: HTMLFormElement, errors: Errors): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const place = document.getElementById(errorIdOf(control.id))
    if (!place) continue
    const message = errors[control.name] ?? ''
    place.textContent = message
    if (message) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
  const problem = document.getElementById(PROBLEM_ID)
  if (problem) {
    problem.hidden = !errors.form
    const text = problem.lastElementChild
    if (text) text.textContent = errors.form ?? ''
  }
}

function setPending(form: HTMLFormElement, isPending: boolean): void {
  const button = form.querySelector('[type=submit]')
  button?.setAttribute('aria-disabled', String(isPending))
  if (button) button.textContent = isPending ? 'Sending...' : 'Send'
}

/** Whether it was received. If not, the form says why. */
export async function sendResponse(
  form: HTMLFormElement,
  maxCvBytes: number,
  tooLarge: string,
): Promise<boolean> {
  const cv = form.elements.namedItem('cv')
  const file = cv instanceof HTMLInputElement ? cv.files?.[0] : undefined
  if (file && file.size > maxCvBytes) {
    showErrors(form, { cv: tooLarge })
    return false
  }
  setPending(form, true)
  const errors = await send(form, tooLarge)
  setPending(form, false)
  if (errors) showErrors(form, errors)
  return errors === null
}
