import { DrawnSection } from '@/components/layout/drawn-section'
import { buttonVariants } from '@/components/ui/button-variants'

/** Which emails the person gets. The page behind the link is that of the emails themselves. */
export function EmailChoice({ isStopped, href }: { isStopped: boolean; href: string }) {
  return (
    <DrawnSection title="Emails">
      <dl className="border-t">
        <Kind label="Sign-in links and copies of approvals" state="Always" />
        <Kind label="News of your vacancies, comments and invitations" state={isStopped ? 'Off' : 'On'} />
      </dl>
      <a href={href} className={buttonVariants({ variant: 'outline', className: 'justify-self-start' })}>
        {isStopped ? 'Start news emails again' : 'Stop news emails'}
      </a>
    </DrawnSection>
  )
}

function Kind({ label, state }: { label: string; state: string }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 border-b py-2.5">
      <dt>{label}</dt>
      <dd className="font-semibold text-sm">{state}</dd>
    </div>
  )
}
