import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'

export interface ErrorLink {
  /** Of the control, or of the fieldset around several. */
  id: string
  text: string
}

/** Without script, the link itself leads to the field. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.getAttribute('href')?.slice(1) ?? '')
  const control = target?.matches('fieldset') ? target.querySelector('input') : target
  if (!control) return
  event.preventDefault()
  control.focus()
}

/** Whether somebody would miss it: a password is typed again in a moment. */
const isTyped = (control: Element) =>
  (control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && TYPED.includes(control.type))) &&
  !control.hidden &&
  !control.readOnly &&
  !control.autocomplete.includes('password') &&
  control.value.trim() !== ''

const TYPED = ['text', 'email', 'tel', 'url', 'search', 'number', 'date']

/** What is wrong with a form, with a link to each invalid field. */
export function ErrorSummary({ title, links }: { title: string; links: readonly ErrorLink[] }) {
  const summary = useRef<HTMLDivElement>(null)
  // Without script, nobody can tell.
  const [hasText, setHasText] = useState(true)

  useLayoutEffect(() => {
    setHasText([...(summary.current?.closest('form')?.elements ?? [])].some(isTyped))
  }, [])

  return (
    <div
      ref={summary}
      className="grid gap-1 rounded-md border border-l-4 border-l-destructive bg-destructive-wash px-4 py-3 text-sm/normal"
    >
      <p className="font-semibold">{title}</p>
      {links.length > 0 ? (
        <ul className="mb-2 grid gap-1">
          {links.map(({ id, text }) => (
            <li key={id} className="flex">
              <a
                href={`#${id}`}
                className="inline-flex min-h-6 items-center underline underline-offset-2"
                onClick={focusField}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {hasText ? <p>Nothing you’ve entered is lost.</p> : null}
    </div>
  )
}
