import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Kit } from '@/lib/interview-kit/schema'
import * as paths from '@/lib/paths'

/** That the specification has changed, what is new and gone, and the way to a kit of it. */
export function Behind({
  kit: { jobSpecificationId, minutes, version, frozenAt },
  behind,
  pending,
  onRenew,
}: {
  kit: Kit
  behind: NonNullable<Kit['behind']>
  pending: boolean
  /** Null for readers who may not edit. */
  onRenew: (() => void) | null
}) {
  const isNewer = behind.jobSpecificationId !== jobSpecificationId
  return (
    <Alert variant="signal">
      <AlertTitle>
        {isNewer
          ? `This kit is for version ${version}. The specification is now at version ${behind.version}.`
          : 'The specification has changed since this kit was made.'}
      </AlertTitle>
      <AlertDescription className="grid gap-3">
        <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          <Lines title="New" texts={behind.added} />
          <Lines title="Gone" texts={behind.removed} />
        </div>
        {isNewer ? (
          <Link href={paths.interviewKit(behind.jobSpecificationId, minutes)} className="link w-fit">
            Open the kit of version {behind.version}
          </Link>
        ) : frozenAt ? (
          <p>Somebody has begun to score with this kit, so it stays as it is.</p>
        ) : onRenew ? (
          <div className="grid justify-items-start gap-2 print:hidden">
            <p>Making it again replaces every question, those you edited too.</p>
            <Button size="sm" pending={pending} onClick={onRenew}>
              Make it again from the new lines
            </Button>
          </div>
        ) : null}
      </AlertDescription>
    </Alert>
  )
}

function Lines({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-0.5">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere pl-4 -indent-4 before:mr-2 before:content-['–']">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
