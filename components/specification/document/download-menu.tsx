'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { reasonOf, toApiError } from '@/lib/api/client'
import type { Edition } from '@/lib/specification/options'

const FORMATS = [
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'Word' },
  { format: 'md', label: 'Markdown' },
  { format: 'txt', label: 'Plain text' },
] as const

/** A quick download needs no word of what it is doing. */
const BUSY_AFTER_MS = 1000

/** Links, which work without script too. With it, the menu shows that a file is being made, and why one can't be. */
export function DownloadMenu({
  address,
  edition,
  query = {},
  hasCertificate = false,
}: {
  /** Of the calls: "/api/job-specifications/0198f3a0-…". */
  address: string
  edition: Edition
  /** Further parameters of the calls. */
  query?: Record<string, string>
  hasCertificate?: boolean
}) {
  const menu = useRef<HTMLDetailsElement>(null)
  const running = useRef<AbortController>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const linkTo = (call: string, parameters: Record<string, string>) =>
    `${address}/${call}?${new URLSearchParams({ ...parameters, ...query })}`
  const entries = [
    ...FORMATS.map(({ format, label }) => ({ label, href: linkTo('document', { format, edition }) })),
    ...(hasCertificate ? [{ label: 'Approval certificate (PDF)', href: linkTo('certificate', {}) }] : []),
  ]

  async function download(event: MouseEvent<HTMLAnchorElement>, label: string) {
    // Another window, or a copy of the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    if (menu.current) menu.current.open = false
    menu.current?.querySelector('summary')?.focus()
    if (busy) return
    const controller = new AbortController()
    running.current = controller
    const timer = setTimeout(() => setBusy(label), BUSY_AFTER_MS)
    try {
      const response = await fetch(href, { signal: controller.signal })
      if (!response.ok) throw await toApiError(response)
      saveFile(await response.blob(), response.headers.get('content-disposition'))
    } catch (error) {
      if (controller.signal.aborted) return
      notify({
        title: 'We couldn’t make this file',
        description: reasonOf(error, 'Check your connection and try again.'),
        variant: 'destructive',
      })
    } finally {
      clearTimeout(timer)
      setBusy(null)
    }
  }

  function cancel() {
    running.current?.abort()
    menu.current?.querySelector('summary')?.focus()
  }

  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:has-[details[open]]:basis-full print:hidden">
      <details
        ref={menu}
        className="group relative"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !event.currentTarget.open) return
          event.currentTarget.open = false
          event.currentTarget.querySelector('summary')?.focus()
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
        }}
      >
        <summary className={`${buttonVariants({ variant: 'outline' })} cursor-pointer list-none`}>
          {busy ? <Spinner /> : null}
          {busy ? `Making the file: ${busy}` : 'Download'}
        </summary>
        <ul className="z-20 mt-1 grid w-max min-w-full rounded-md border bg-card py-1 shadow-sm sm:absolute sm:top-full sm:left-0">
          {entries.map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                download
                className="flex min-h-10 items-center px-4 hover:bg-accent focus-visible:bg-accent pointer-coarse:min-h-11"
                onClick={(event) => download(event, label)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {busy ? `Making the file: ${busy}` : null}
        </p>
      </details>
      {busy ? (
        <Button variant="outline" onClick={cancel}>
          Cancel<span className="sr-only"> making the file</span>
        </Button>
      ) : null}
    </div>
  )
}

function saveFile(file: Blob, disposition: string | null) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'specification'
  link.click()
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
