'use client'

import { type MouseEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { reasonOf, toApiError } from '@/lib/api/client'
import type { Edition } from '@/lib/specification/options'

const FORMATS = [
  { format: 'pdf', label: 'PDF', note: 'To send or to print' },
  { format: 'docx', label: 'Word', note: 'To edit' },
  { format: 'md', label: 'Markdown', note: 'For a wiki or another system' },
  { format: 'txt', label: 'Plain text', note: 'To paste into an email' },
] as const

/** What a file holds. */
const EDITION_NOTES: Record<Edition, string> = {
  agency: 'The full version, with sources and lines for the agency only.',
  candidate: 'What candidates see: no sources, and no lines for the agency only.',
}

/** A quick download needs no word of what it is doing. */
const BUSY_AFTER_MS = 1000

const ENTRY =
  'flex min-h-10 w-full items-center justify-between gap-x-8 px-4 py-2 text-left hover:bg-accent focus-visible:bg-accent pointer-coarse:min-h-11'
const APART = 'mt-1 border-t pt-1'

/** Read after the name of the entry, and no part of it. */
function EntryNote({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} aria-hidden="true" className="text-right text-muted-foreground text-sm/tight">
      {children}
    </span>
  )
}

/** Links, which work without script too. With it, the menu shows that a file is being made, and why one can't be. */
export function DownloadMenu({
  address,
  edition,
  query = {},
  label: name = 'Download',
  hasCertificate = false,
  hasPrint = false,
  isPrimary = false,
  isAtEnd = false,
}: {
  /** Of the calls: "/api/job-specifications/0198f3a0-…". */
  address: string
  edition: Edition
  /** Further parameters of the calls. */
  query?: Record<string, string>
  /** Of the button, on a page that is not of the specification alone. */
  label?: string
  hasCertificate?: boolean
  /** Ends with printing the page. */
  hasPrint?: boolean
  /** The main action of its screen. */
  isPrimary?: boolean
  /** At the right end of its row. */
  isAtEnd?: boolean
}) {
  const id = useId()
  const menu = useRef<HTMLDetailsElement>(null)
  const running = useRef<AbortController>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const linkTo = (call: string, parameters: Record<string, string>) =>
    `${address}/${call}?${new URLSearchParams({ ...parameters, ...query })}`
  const entries = [
    ...FORMATS.map(({ format, ...texts }) => ({ ...texts, href: linkTo('document', { format, edition }) })),
    ...(hasCertificate
      ? [
          {
            label: 'Approval certificate (PDF)',
            note: 'Who approved it, when, and its fingerprint',
            href: linkTo('certificate', {}),
          },
        ]
      : []),
  ]

  async function download(event: MouseEvent<HTMLAnchorElement>, label: string) {
    // Another window, or a copy of the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    close()
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

  function close() {
    if (menu.current) menu.current.open = false
    menu.current?.querySelector('summary')?.focus()
  }

  function print() {
    if (menu.current) menu.current.open = false
    window.print()
  }

  function cancel() {
    running.current?.abort()
    menu.current?.querySelector('summary')?.focus()
  }

  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <details
        ref={menu}
        className="group relative max-sm:open:before:fixed max-sm:open:before:inset-0 max-sm:open:before:z-30 max-sm:open:before:bg-[oklch(0.14_0.03_255/0.6)]"
        onClick={(event) => {
          // What lies over the page on a phone.
          if (event.target === event.currentTarget) event.currentTarget.open = false
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && event.currentTarget.open) close()
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
        }}
      >
        <summary
          data-slot="button"
          className={`${buttonVariants({ variant: isPrimary ? 'default' : 'outline' })} cursor-pointer list-none ${isPrimary ? 'group-open:bg-primary-hover' : 'group-open:bg-accent'}`}
        >
          {busy ? <Spinner /> : null}
          {busy ? `Making the file: ${busy}` : name}
        </summary>
        <div
          className={`fixed inset-x-0 bottom-[var(--consent-height,0px)] z-30 rounded-t-lg border border-line/70 bg-popover py-2 sm:absolute sm:inset-x-auto sm:top-full sm:bottom-auto sm:mt-1 sm:w-max sm:min-w-full sm:rounded-md sm:py-1 ${isAtEnd ? 'sm:right-0' : 'sm:left-0'}`}
        >
          <div className="flex items-center justify-between px-4 pb-1 sm:hidden">
            <p className="font-semibold">{name}</p>
            <Button variant="ghost" size="sm" className="-mr-3" onClick={close}>
              Close
            </Button>
          </div>
          <p className="max-w-96 px-4 pt-1 pb-2 text-muted-foreground text-sm/snug">
            {EDITION_NOTES[edition]}
          </p>
          <ul className="grid border-t pt-1">
            {entries.map(({ label, note, href }, index) => (
              <li key={label} className={index >= FORMATS.length ? APART : undefined}>
                <a
                  href={href}
                  download
                  aria-describedby={`${id}-${index}`}
                  className={ENTRY}
                  onClick={(event) => download(event, label)}
                >
                  {label}
                  <EntryNote id={`${id}-${index}`}>{note}</EntryNote>
                </a>
              </li>
            ))}
            {hasPrint ? (
              <li className={APART}>
                <button type="button" aria-describedby={`${id}-print`} className={ENTRY} onClick={print}>
                  Print or save as PDF
                  <EntryNote id={`${id}-print`}>This page as it is</EntryNote>
                </button>
              </li>
            ) : null}
          </ul>
        </div>
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
