import { DrawnSection } from '@/components/layout/drawn-section'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** A form without script. It says the same whether there is such a company or not. */
export function AskToJoin({ domain, hasAsked }: { domain: string; hasAsked: boolean }) {
  return (
    <DrawnSection title="Join your colleagues">
      {hasAsked ? (
        <Alert variant="success" role="status">
          <AlertTitle>Request sent</AlertTitle>
          <AlertDescription>
            Owners of a company who sign in with an address at {domain} see it. We can’t tell you whether
            there are any.
          </AlertDescription>
        </Alert>
      ) : (
        <>
          <p className="measure text-muted-foreground">
            If colleagues with an address at {domain} already use this site, you can ask them to let you in.
          </p>
          <form method="post" action="/account/ask-to-join">
            <Button type="submit" variant="outline">
              Ask to join
            </Button>
          </form>
        </>
      )}
    </DrawnSection>
  )
}
