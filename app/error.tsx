'use client'

/**
 * The error boundary of every screen: what happened, what is safe, what to do. The digest stands in the server's log as well. Every page
 * ships this, so it imports nothing; the way home is a full page load, which leaves a broken state behind.
 */
export default function ScreenError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <main className="container-page grid min-h-dvh content-center gap-4 py-14">
      <span className="sketch-cracked-beam" />
      <h1>This screen could not be shown</h1>
      <p className="measure">
        Something failed on our side. What you saved or sent before is safe. Try again; if it fails a second
        time, go back to the home page and come in anew.
      </p>
      <p className="flex flex-wrap items-center gap-5">
        <button type="button" className="button" onClick={reset}>
          Try again
        </button>
        <a href="/" className="link">
          Go to the home page
        </a>
      </p>
      {error.digest ? <p className="figure text-sm">Reference {error.digest}</p> : null}
    </main>
  )
}
