import { Alert, AlertDescription } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'
import type { SpecificationStatus } from '@/lib/specification/options'

export function VersionNotice({
  specification,
  newest,
}: {
  specification: { version: number; status: SpecificationStatus }
  newest: { id: string; version: number }
}) {
  if (newest.version === specification.version) return null
  return (
    <Alert variant="signal">
      <AlertDescription className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex-1 basis-80">
          {specification.status === 'superseded'
            ? `Version ${specification.version} has been replaced by a newer version. It’s kept here unchanged.`
            : 'There is a newer draft of this specification. This version applies until the draft is approved.'}
        </p>
        <ButtonLink href={paths.jobSpecification(newest.id)} variant="outline" size="sm">
          Go to version {newest.version}
        </ButtonLink>
      </AlertDescription>
    </Alert>
  )
}
