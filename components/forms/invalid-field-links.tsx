'use client'

import { useLayoutEffect, useRef, useState } from 'react'

interface InvalidField {
  id: string
  label: string
  control: HTMLElement
}

function listInvalidFields(form: HTMLFormElement): InvalidField[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].flatMap((field) => {
    const isGroup = field instanceof HTMLFieldSetElement
    const control = isGroup ? field.querySelector('input') : field
    const label = isGroup
      ? field.querySelector('legend')
      : form.querySelector(`label[for="${CSS.escape(field.id)}"]`)
    return control && label?.textContent ? [{ id: field.id, label: label.textContent, control }] : []
  })
}

/** Links to each invalid field of the form around it, or a sentence without script. `names` are those of the fields. */
export const InvalidFieldLinks = ({ names }: { names: readonly string[] }) => <Links key={names.join(' ')} />

function Links() {
  const container = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<InvalidField[]>([])

  useLayoutEffect(() => {
    const form = container.current?.closest('form')
    if (form) setFields(listInvalidFields(form))
  }, [])

  return (
    <div ref={container}>
      {fields.length === 0 ? (
        'See the message under each field.'
      ) : (
        <ul className="grid gap-y-2">
          {fields.map(({ id, label, control }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-6 items-center underline"
                onClick={(event) => {
                  event.preventDefault()
                  control.focus()
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
