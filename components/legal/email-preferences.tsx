import { DimensionLine } from '@/components/layout/dimension-line'
import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { maskAddress } from '@/lib/account/mask-address'

/** By `isNecessary` of the templates (lib/mail). */
const KINDS = [
  {
    title: 'Emails you can stop',
    titleOnceStopped: 'Emails we’ve stopped',
    emails: [
      'News of a vacancy: live, on hold, closed, or a note from our team',
      'Requests to read, comment, approve or interview, and reminders',
      'Comments on a specification, and news of its approvals',
      'Invitations, and requests to join your company',
      'A receipt for a form you sent',
    ],
  },
  {
    title: 'Emails you always get',
    titleOnceStopped: 'Emails you still get',
    emails: [
      'A link you asked for, to sign in or to continue on another device',
      'A warning that a new device signed in',
      'The record of an approval',
    ],
  },
] as const

const STILL_SENT = 'You’ll still get the ones you need, such as the record of an approval.'

/** A form without script, because opening a link must not change anything. `address` is null for a link that doesn’t work. */
export function EmailPreferences({
  token,
  address,
  isStopped,
  contact,
}: {
  token: string
  address: string | null
  isStopped: boolean
  contact: string
}) {
  const Heading = address === null ? 'h3' : 'h2'
  return (
    <div className="container-page grid gap-12 py-10 sm:py-14 lg:grid-cols-12 lg:gap-x-6">
      <div className="grid content-start justify-items-start gap-5 lg:col-span-6">
        <h1 className="text-4xl text-display">Email preferences</h1>
        {address === null ? (
          <>
            <Alert variant="destructive" className="w-full">
              <AlertTitle>This link doesn’t work.</AlertTitle>
              <AlertDescription>
                Open it from the email again, or write to{' '}
                <a className="link" href={`mailto:${contact}`}>
                  {contact}
                </a>
                .
              </AlertDescription>
            </Alert>
            <MissingSpanSketch className="mt-6 w-full max-w-md text-line max-lg:hidden" />
          </>
        ) : (
          <>
            {isStopped ? (
              <Alert variant="success" className="w-full">
                <AlertTitle>
                  We’ve stopped emails to <span className="whitespace-nowrap">{maskAddress(address)}</span>.
                </AlertTitle>
                <AlertDescription>{STILL_SENT}</AlertDescription>
              </Alert>
            ) : (
              <p className="measure text-lg">
                We can stop emails to <span className="whitespace-nowrap">{maskAddress(address)}</span>.{' '}
                {STILL_SENT}
              </p>
            )}
            <form
              method="post"
              action={`/email-stops?token=${encodeURIComponent(token)}&choice=${isStopped ? 'allow' : 'stop'}`}
            >
              <Button type="submit" variant={isStopped ? 'outline' : 'default'}>
                {isStopped ? 'Start emails again' : 'Stop emails'}
              </Button>
            </form>
          </>
        )}
      </div>
      <div className="grid gap-8 lg:col-span-5 lg:col-start-8 lg:pt-3">
        {address === null ? <h2 className="text-xl">What these links control</h2> : null}
        {KINDS.map(({ title, titleOnceStopped, emails }) => (
          <section key={title} className={`grid gap-2 ${address === null ? 'text-muted-foreground' : ''}`}>
            <DimensionLine>{emails.length} kinds</DimensionLine>
            <Heading className="text-lg">{isStopped ? titleOnceStopped : title}</Heading>
            <ul>
              {emails.map((email) => (
                <li key={email} className="border-t py-2 text-sm">
                  {email}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
