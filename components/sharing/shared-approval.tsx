import { KeyTerms } from '@/components/specification/approval/key-terms'
import { Button } from '@/components/ui/button'
import { Field, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import { Textarea } from '@/components/ui/textarea'
import { READER_NAME_MAX } from '@/lib/sharing/options'
import type { SharedApproval as Approval } from '@/lib/sharing/rounds/queries'
import { DECLINE_REASON_MAX } from '@/lib/specification/rounds/options'

const STATES: Record<Exclude<Approval['state'], 'open'>, string> = {
  approved: 'You’ve approved this version. Thank you.',
  declined: 'You’ve declined this version. We’ve told the person who asked you.',
  waiting: 'It isn’t your turn yet. We’ll email you when it is, if we have your address.',
  ended: 'This version is no longer waiting for your approval.',
  others: 'Other people were asked to approve this version.',
}

/** Works without script. The tick is the one of the approval screen. */
export function SharedApproval({
  token,
  revision,
  name,
  approval,
  hasOpenDetails,
}: {
  token: string
  revision: number
  name: string
  approval: Approval
  hasOpenDetails: boolean
}) {
  return (
    <section aria-labelledby="approval" className="mt-8 grid gap-5 rounded-lg border bg-card p-4 sm:p-6">
      <h2 id="approval" className="text-xl">
        Terms and approval
      </h2>
      {approval.state === 'open' ? (
        <>
          <KeyTerms />
          <form method="post" action="/shared/approve" className="grid max-w-xl gap-4">
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="revision" value={revision} />
            <Name id="approve-name" name={name} label="Approved by" />
            <label htmlFor="accept-terms" className="measure flex items-start gap-3">
              <NativeCheckbox id="accept-terms" name="acceptTerms" required className="mt-0.5" />
              <span>
                I approve this specification and employee value proposition, and agree to the terms above.
                {hasOpenDetails ? ' I understand some details are still to be confirmed.' : ''}
              </span>
            </label>
            <Button type="submit" variant="signal" className="justify-self-start">
              Approve this version
            </Button>
          </form>
          <details>
            <summary className="link touch-target min-h-6 w-fit cursor-pointer">Decline instead</summary>
            <form method="post" action="/shared/decline" className="grid max-w-xl gap-4 pt-3">
              <input type="hidden" name="token" value={token} />
              <Name id="decline-name" name={name} label="Your name" />
              <Field>
                <FieldLabel htmlFor="decline-reason">Why you decline</FieldLabel>
                <Textarea
                  id="decline-reason"
                  name="reason"
                  required
                  minLength={2}
                  maxLength={DECLINE_REASON_MAX}
                  rows={3}
                />
              </Field>
              <Button type="submit" variant="outline" className="justify-self-start">
                Decline this version
              </Button>
            </form>
          </details>
        </>
      ) : (
        <p>{STATES[approval.state]}</p>
      )}
    </section>
  )
}

function Name({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        id={id}
        name="name"
        required
        minLength={2}
        maxLength={READER_NAME_MAX}
        autoComplete="name"
        defaultValue={name}
      />
    </Field>
  )
}
