/**
 * What a person reads when a screen has failed: what happened, what is safe, what to do. `reference` is the digest that stands
 * in the server's log as well. Every page ships this, so it imports nothing; the way home is a full page load, which leaves a
 * broken state behind.
 */
export function ErrorNotice({ reference, retry }: { reference: string | undefined; retry: () => void }) {
  return (
    <main className="container-page grid min-h-dvh content-center gap-4 py-14">
      <span className="sketch-cracked-beam" />
      <h1 className="text-display">This screen could not be shown</h1>
      <p className="measure">
        Something failed on our side. What you saved or sent before is safe. Try again; if it fails a second
        time, go back to the home page and come in anew.
      </p>
      <p className="flex flex-wrap items-center gap-5">
        <button
          type="button"
          onClick={retry}
          className="min-h-11 rounded-md bg-primary px-5 font-semibold text-primary-foreground hover:bg-primary-hover"
        >
          Try again
        </button>
        <a href="/" className="link">
          Go to the home page
        </a>
      </p>
      {reference ? <p className="figure text-muted-foreground text-sm">Reference {reference}</p> : null}
    </main>
  )
}
