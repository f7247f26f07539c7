/** What Next hands to the error boundary of a route. */
export interface ScreenFailure {
  /** The digest stands in the server's log as well. */
  error: Error & { digest?: string }
  /** Asks the server anew, too. */
  retry: () => void
}

/**
 * What an error boundary shows: what happened, what is safe, what to do. Every page ships this, so it imports nothing; the way home is
 * a full page load, which leaves a broken state behind.
 */
export function ScreenError({ error, retry }: ScreenFailure) {
  return (
    <div className="container-page grid min-h-[70dvh] content-center gap-4 py-14">
      <span className="sketch-cracked-beam" />
      <h1>This screen could not be shown</h1>
      <p className="measure">
        Something failed on our side. What you saved or sent before is safe, and what you typed on the way to
        a vacancy or an enquiry is kept in this tab. Try again; if it fails a second time, go back to the home
        page and come in anew.
      </p>
      <p className="flex flex-wrap items-center gap-5">
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        <a href="/" className="link">
          Go to the home page
        </a>
      </p>
      {error.digest ? <p className="figure text-sm">Reference {error.digest}</p> : null}
    </div>
  )
}
