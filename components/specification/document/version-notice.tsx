import { Alert, AlertDescription } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
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
      <AlertDescription>
        {specification.status === 'superseded'
          ? `Version ${specification.version} has been replaced by a newer version. It’s kept here unchanged.`
          : 'There is a newer draft of this specification. This version applies until the draft is approved.'}{' '}
        <Link href={paths.jobSpecification(newest.id)} className="link">
          Go to version {newest.version}
        </Link>
      </AlertDescription>
    </Alert>
  )
}
