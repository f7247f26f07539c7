'use client'

import { useState } from 'react'
import { LINES_TO_REWRITE_ID } from '@/components/specification/anchors'
import { ClickToEdit } from '@/components/specification/draft/click-to-edit'
import { useDraftEditor } from '@/components/specification/draft/draft-editor'
import { LineForm } from '@/components/specification/draft/line-form'
import { Button } from '@/components/ui/button'
import type { Failure } from '@/lib/api/client'
import { LINE_REASON_TEXTS, type LineReason } from '@/lib/consultation/guard/line-reasons'
import type { Audience } from '@/lib/consultation/topics'
import { anchorOf } from '@/lib/specification/document/parts'
import { isAudienceFixed, type Section, sectionRow } from '@/lib/specification/options'

interface LineToRewrite {
  lineId: string
  section: Section
  text: string
  reason: LineReason
}

/** Lines that candidates cannot read as they are. Each is edited here, and saving it opens the next. */
export function LinesToRewrite({ lines }: { lines: readonly LineToRewrite[] }) {
  const editor = useDraftEditor()
  const [opened, setOpened] = useState<{ lineId: string; text: string } | null>(null)
  const [failure, setFailure] = useState<({ lineId: string } & Failure) | null>(null)
  const [pendingId, setPendingId] = useState<string | null>(null)
  /** The most that there were since the page was opened. */
  const [total, setTotal] = useState(lines.length)
  if (lines.length > total) setTotal(lines.length)
  if (lines.length === 0) return null

  function open(line: LineToRewrite | null) {
    if (opened) editor.setUnsaved(opened.lineId, false)
    if (line) editor.setUnsaved(line.lineId, true)
    setFailure(null)
    setOpened(line && { lineId: line.lineId, text: line.text })
  }

  const nextOf = (line: LineToRewrite) =>
    lines[lines.indexOf(line) + 1] ?? lines.find((other) => other !== line) ?? null

  async function change(line: LineToRewrite, text: string, audience: Audience | null, done: string) {
    setPendingId(line.lineId)
    setFailure(null)
    const result = await editor.save(line.lineId, text, audience)
    setPendingId(null)
    if (!result.ok) return setFailure({ lineId: line.lineId, ...result })
    if (result.keptBack) {
      setFailure({ lineId: line.lineId, message: result.keptBack, cards: [] })
      setOpened({ lineId: line.lineId, text })
      return
    }
    const left = lines.length - 1
    editor.announce(left > 0 ? `${done}. ${left} of ${total} to rewrite` : `${done}. Nothing left to rewrite`)
    // Where a form is open, the next one takes its place; else the one that follows keeps the focus.
    const next = nextOf(line)
    if (opened && opened.lineId !== line.lineId) return
    open(opened ? next : null)
    if (!next) document.getElementById('main')?.focus()
    else if (!opened) document.getElementById(rowIdOf(next))?.querySelector('button')?.focus()
  }

  function close(line: LineToRewrite) {
    open(null)
    requestAnimationFrame(() => document.getElementById(rowIdOf(line))?.querySelector('button')?.focus())
  }

  return (
    <section
      className="mb-8 grid gap-3 rounded-md border border-l-4 border-l-signal bg-card px-4 py-3 sm:px-6 sm:py-4 print:hidden"
      aria-labelledby={LINES_TO_REWRITE_ID}
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={LINES_TO_REWRITE_ID} tabIndex={-1} className="text-lg">
            Needs a rewrite
          </h2>
          <p className="figure text-sm">
            {lines.length} of {total} to rewrite
          </p>
        </div>
        <p className="text-muted-foreground text-sm">
          Candidates won’t see these lines until you edit them. You can approve before that. “Leave out” keeps
          a line between you and us.
        </p>
      </div>
      <ul className="border-t">
        {lines.map((line) => {
          const { lineId, section, text, reason } = line
          const isPending = pendingId === lineId
          const canLeaveOut = !isAudienceFixed(section)
          const { label } = sectionRow(section)
          const ownFailure = failure?.lineId === lineId ? failure : null
          const leaveOut = () => change(line, text, 'agency', 'Left out')
          return (
            <li key={lineId} id={rowIdOf(line)} className="border-b py-2 last:border-b-0 last:pb-0">
              {opened?.lineId === lineId ? (
                <div className="grid gap-1">
                  <LineForm
                    label={label}
                    savedText={text}
                    savedAudience={null}
                    value={opened.text}
                    failure={ownFailure}
                    saveLabel={lines.length > 1 ? 'Save and next' : 'Save'}
                    pending={isPending}
                    className=""
                    onChange={(value) => setOpened({ lineId, text: value })}
                    onSave={(value) =>
                      value === ''
                        ? change(line, '', null, 'Line removed')
                        : value === text
                          ? open(nextOf(line))
                          : change(line, value, null, 'Saved')
                    }
                    onLeaveOut={canLeaveOut ? leaveOut : undefined}
                    onCancel={() => close(line)}
                  />
                  <p className="text-muted-foreground text-sm">{LINE_REASON_TEXTS[reason]}.</p>
                </div>
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                  <div className="min-w-0 flex-1 basis-60">
                    <ClickToEdit onEdit={isPending ? null : () => open(line)}>
                      <p className="wrap-anywhere">{text}</p>
                    </ClickToEdit>
                    <p className="text-muted-foreground text-sm">
                      <a className="link" href={`#${anchorOf(section)}`}>
                        {label}
                      </a>
                      . {LINE_REASON_TEXTS[reason]}.
                    </p>
                    <p role="alert" className="text-destructive text-sm empty:hidden">
                      {ownFailure?.message}
                    </p>
                  </div>
                  <div className="flex flex-wrap gap-2">
                    <Button size="sm" variant="outline" disabled={isPending} onClick={() => open(line)}>
                      Rewrite<span className="sr-only">: {text}</span>
                    </Button>
                    {canLeaveOut ? (
                      <Button size="sm" variant="ghost" pending={isPending} onClick={leaveOut}>
                        Leave out<span className="sr-only">: {text}</span>
                      </Button>
                    ) : null}
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const rowIdOf = ({ lineId }: { lineId: string }) => `rewrite-${lineId}`
