import { KeyTerms } from '@/components/specification/approval/key-terms'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import { Textarea } from '@/components/ui/textarea'
import type { SharedApproval as Approval } from '@/lib/sharing/rounds/queries'
import { anchorOf, SOUGHT } from '@/lib/specification/document/parts'
import type { OpenRow } from '@/lib/specification/document/sections'
import { DECLINE_REASON_MAX } from '@/lib/specification/rounds/options'
import { ReaderNameField } from './reader-name-field'

const STATES: Record<
  Exclude<Approval['state'], 'open'>,
  { title: string; text: string; variant?: 'success' }
> = {
  approved: {
    title: 'You’ve approved this version',
    text: 'Thank you. There’s nothing more to do.',
    variant: 'success',
  },
  declined: {
    title: 'You’ve declined this version',
    text: 'We’ve told the person who asked you.',
  },
  waiting: {
    title: 'It isn’t your turn yet',
    text: 'You can read the document until then.',
  },
  ended: {
    title: 'You don’t need to approve this',
    text: 'This version is no longer waiting for your approval.',
  },
  others: {
    title: 'You don’t need to approve this',
    text: 'Other people were asked to approve this version.',
  },
}

/** Above the document: why the reader can't answer, or what they have answered. */
export function SharedApprovalState({
  state,
  isEmailed,
}: {
  state: Exclude<Approval['state'], 'open'>
  /** When it is the reader's turn. */
  isEmailed: boolean
}) {
  const { title, text, variant = 'default' } = STATES[state]
  const announcement = isEmailed
    ? 'We’ll email you when it is.'
    : 'We don’t have your email address. Ask the person who sent you the link to tell you when it is.'
  return (
    <Alert variant={variant} role="note">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        {state === 'waiting' ? `${announcement} ` : null}
        {text}
      </AlertDescription>
    </Alert>
  )
}

/** Stays at the foot of the window until the form is reached. */
export function SharedApprovalBar() {
  return (
    <p className="docked sticky mt-6 group-has-[#approval-form_details[open]]/shared:hidden bottom-[var(--consent-height,0px)] z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t bg-card py-2.5 max-sm:py-1.5 print:hidden">
      <span className="text-sm max-sm:sr-only">You’re asked to approve this version.</span>
      <a href="#approval" className={buttonVariants({ variant: 'outline', className: 'max-sm:w-full' })}>
        Approve or decline
      </a>
    </p>
  )
}

/** Works without script. The tick is the one of the approval screen. */
export function SharedApproval({
  token,
  revision,
  name,
  openRows,
}: {
  token: string
  revision: number
  name: string
  openRows: readonly OpenRow[]
}) {
  return (
    <section
      id="approval-form"
      aria-labelledby="approval"
      className="group/decision mt-8 grid gap-5 rounded-lg border bg-card p-4 sm:p-6"
    >
      <h2 id="approval" tabIndex={-1} className="text-xl">
        <span className="group-has-[details[open]]/decision:hidden">Terms and approval</span>
        <span className="hidden group-has-[details[open]]/decision:inline">Decline this version</span>
      </h2>
      <div className="group-has-[details[open]]/decision:hidden">
        <KeyTerms />
      </div>
      <form
        method="post"
        action="/shared/approve"
        className={`grid items-start gap-x-12 gap-y-4 group-has-[details[open]]/decision:hidden ${openRows.length > 0 ? 'lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:*:col-start-1' : 'max-w-xl'}`}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="revision" value={revision} />
        {openRows.length > 0 ? (
          <div className="grid gap-2 text-sm lg:col-start-2! lg:row-span-3 lg:row-start-1">
            <h3 className="text-base">Still to be confirmed</h3>
            <ul className="grid gap-x-8 sm:grid-cols-2">
              {openRows.map(({ key, label, page }) => (
                <li key={key} className="flex min-h-8 items-center border-t py-1 pointer-coarse:min-h-11">
                  {SOUGHT.includes(key) ? (
                    <a
                      href={`${page === null ? '' : `?page=${page}`}#${anchorOf(key)}`}
                      className="link touch-target min-h-6"
                    >
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <ReaderNameField id="approve-name" name={name} label="Approved by" />
        <div>
          <label htmlFor="accept-terms" className="measure flex items-start gap-3">
            <NativeCheckbox id="accept-terms" name="acceptTerms" required className="mt-0.5" />
            <span>
              I approve this specification and employee value proposition, and agree to the terms above.
              {openRows.length > 0 ? ' I understand some details are still to be confirmed.' : null}
            </span>
          </label>
        </div>
        <Button type="submit" className="justify-self-start">
          Approve this version
        </Button>
      </form>
      <details className="group/decline relative open:pb-10">
        <summary className="group-open/decline:absolute! group-open/decline:bottom-0 link touch-target min-h-6 w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          <span className="group-open/decline:hidden">Decline instead</span>
          <span className="hidden group-open/decline:inline">Approve instead</span>
        </summary>
        <form method="post" action="/shared/decline" className="grid max-w-xl gap-4">
          <input type="hidden" name="token" value={token} />
          <ReaderNameField id="decline-name" name={name} label="Your name" />
          <Field>
            <FieldLabel htmlFor="decline-reason">Why you decline</FieldLabel>
            <Textarea
              id="decline-reason"
              name="reason"
              required
              minLength={2}
              maxLength={DECLINE_REASON_MAX}
              rows={3}
              aria-describedby="decline-note"
            />
            <FieldDescription id="decline-note">
              The person who asked you reads it. This version stays a draft.
            </FieldDescription>
          </Field>
          <Button type="submit" variant="destructive" className="justify-self-start">
            Decline this version
          </Button>
        </form>
      </details>
    </section>
  )
}
