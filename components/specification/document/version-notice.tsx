import { Alert, AlertDescription } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'
import type { SpecificationStatus } from '@/lib/specification/options'

interface Version {
  version: number
  status: SpecificationStatus
}

const describe = ({ version, status }: Version, other: number): string =>
  status === 'superseded'
    ? `Version ${version} has been replaced by a newer version. It’s kept here unchanged.`
    : status === 'approved'
      ? 'There is a newer draft of this specification. This version applies until the draft is approved.'
      : `Version ${other} is approved, and applies until this draft is approved.`

/** `other` is the newest version, and on a draft the approved one. */
export function VersionNotice({
  specification,
  other,
}: {
  specification: Version
  other: { id: string; version: number }
}) {
  if (other.version === specification.version) return null
  return (
    <Alert variant={specification.status === 'draft' ? 'default' : 'signal'} className="print:hidden">
      <AlertDescription className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex-1 basis-80">{describe(specification, other.version)}</p>
        <ButtonLink href={paths.jobSpecification(other.id)} variant="outline" size="sm">
          Go to version {other.version}
        </ButtonLink>
      </AlertDescription>
    </Alert>
  )
}
