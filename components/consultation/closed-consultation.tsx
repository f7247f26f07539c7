import { ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'

/** In the place of the message box, once the specification is approved. */
export function ClosedConsultation({ specificationId }: { specificationId: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-foreground border-t-2 px-3 py-3 text-sm sm:px-5">
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-semibold">You’ve approved this vacancy, so this conversation is closed.</span>{' '}
        To change something, open the specification and select Edit.
      </p>
      <ButtonLink href={paths.jobSpecification(specificationId)}>Open the specification</ButtonLink>
    </div>
  )
}
