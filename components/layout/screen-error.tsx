export interface ErrorBoundaryProps {
  /** The server logs the same digest. */
  error: Error & { digest?: string }
  retry: () => void
}

/** Every page ships this, so it imports nothing. The link home is a full page load, which discards the broken state. */
export function ScreenError({ error, retry }: ErrorBoundaryProps) {
  return (
    <div className="container-page flex flex-wrap-reverse items-center justify-between gap-8 py-12">
      <div className="grid gap-4">
        <h1>Sorry, this page didn’t load</h1>
        <p className="measure">
          Something went wrong at our end. Anything you saved or sent is safe, and what you’ve typed is kept
          in this tab. Try again, or start from the home page.
        </p>
        <p className="flex flex-wrap items-center gap-5">
          <button
            type="button"
            className="min-h-11 rounded-md bg-primary px-5 py-2 font-semibold text-primary-foreground hover:bg-primary-hover"
            onClick={retry}
          >
            Try again
          </button>
          <a href="/" className="link">
            Go to the home page
          </a>
        </p>
        {error.digest ? <p className="figure text-sm">Reference {error.digest}</p> : null}
      </div>
      <span className="sketch-cracked-beam" />
    </div>
  )
}
