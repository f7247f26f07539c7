import { CrackedBeamSketch } from '@/components/site/drafting-sketch'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'

/**
 * What a person reads when a screen has failed: what happened, what is safe, what to do. `reference` is the digest that stands
 * in the server's log as well. The way home is a full page load, which leaves a broken state behind.
 */
export function ErrorNotice({ reference, retry }: { reference: string | undefined; retry: () => void }) {
  return (
    <main id="main" className="container-page grid min-h-dvh content-center gap-8 py-14">
      <CrackedBeamSketch className="w-full max-w-xs text-line" />
      <div className="grid gap-4">
        <h1 className="text-display">This screen could not be shown</h1>
        <p className="measure">
          Something failed on our side. Whatever you saved or sent before is safe on the server. Try again; if
          it fails a second time, go back to the home page and come in anew.
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button onClick={retry}>Try again</Button>
          <a href={paths.home} className="link">
            Go to the home page
          </a>
        </p>
        {reference ? (
          <p className="text-muted-foreground text-sm">
            Reference <span className="figure">{reference}</span>
          </p>
        ) : null}
      </div>
    </main>
  )
}
