'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

const COPIED_MS = 2_000

/** Shows the calls that hold every word, and the parts that still have one. */
function filterCalls(root: HTMLElement, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const section of root.querySelectorAll('section')) {
    const calls = [...section.querySelectorAll<HTMLElement>('article[data-call]')]
    const shown = calls.filter((call) => {
      const text = `${section.querySelector('h2')?.textContent} ${call.dataset.call}`.toLowerCase()
      call.hidden = !words.every((word) => text.includes(word))
      return !call.hidden
    })
    section.hidden = calls.length > 0 && shown.length === 0
    count += shown.length
  }
  return count
}

async function copyBeside(button: HTMLButtonElement): Promise<void> {
  const text = button.parentElement?.querySelector('pre')?.textContent ?? ''
  const label = button.textContent
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  button.textContent = copied ? 'Copied' : 'Copy failed'
  setTimeout(() => {
    button.textContent = label
  }, COPIED_MS)
}

/** A search over the calls in `children` and their copy buttons. Both need script, so neither is there without it. */
export function CallSearch({ children }: { children: ReactNode }) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState<number | null>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    for (const button of element.querySelectorAll<HTMLButtonElement>('button[data-copy]'))
      button.hidden = false
    const copy = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button[data-copy]') : null
      if (button instanceof HTMLButtonElement) void copyBeside(button)
    }
    element.addEventListener('click', copy)
    return () => element.removeEventListener('click', copy)
  }, [])

  return (
    <div ref={root}>
      <search className="mb-8 block print:hidden">
        <Label htmlFor={id}>Find a call</Label>
        <p id={`${id}d`} className="mt-1 text-muted-foreground text-sm">
          By path, method or what it does.
        </p>
        <Input
          id={id}
          type="search"
          aria-describedby={`${id}d`}
          className="mt-1.5 max-w-md"
          autoComplete="off"
          onChange={({ target }) => {
            const found = root.current ? filterCalls(root.current, target.value) : 0
            setCount(target.value.trim() === '' ? null : found)
          }}
        />
        <p role="status" className="mt-1.5 min-h-5 text-muted-foreground text-sm">
          {count === null ? null : `${count} ${count === 1 ? 'call' : 'calls'}`}
        </p>
      </search>
      {children}
    </div>
  )
}
