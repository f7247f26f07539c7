const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Says when the server last stored something. `savedAt`: ISO 8601, null while nothing is stored. */
export function SavedState({ savedAt, isSaving }: { savedAt: string | null; isSaving: boolean }) {
  if (isSaving) return <p className="figure whitespace-nowrap text-muted-foreground text-xs">Saving…</p>
  if (!savedAt) return null
  return (
    <p className="figure whitespace-nowrap text-muted-foreground text-xs">
      Saved <time dateTime={savedAt}>{TIME.format(new Date(savedAt))}</time>
    </p>
  )
}
