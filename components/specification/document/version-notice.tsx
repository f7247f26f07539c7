import { Alert, AlertDescription } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import type { SpecificationStatus } from '@/lib/specification/options'

/** Says that there is a newer version of what is shown, and leads to it; nothing where this is the newest. */
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
          ? `This is version ${specification.version}, which a newer one has superseded. It is kept as it was.`
          : 'A newer draft of this specification has been started. Until it is approved, this version stands.'}{' '}
        <Link href={paths.jobSpecification(newest.id)} className="link">
          Go to version {newest.version}
        </Link>
      </AlertDescription>
    </Alert>
  )
}
