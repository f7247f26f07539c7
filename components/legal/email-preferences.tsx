import { Button } from '@/components/ui/button'
import { maskAddress } from '@/lib/account/mask-address'

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
  return (
    <div className="container-page grid justify-items-start gap-5 py-10 sm:py-14">
      <h1 className="text-4xl text-display">Email preferences</h1>
      {address === null ? (
        <p className="measure text-lg">
          This link doesn’t work. Open it from the email again, or write to{' '}
          <a className="link" href={`mailto:${contact}`}>
            {contact}
          </a>
          .
        </p>
      ) : (
        <>
          <p className="measure text-lg">
            {isStopped ? 'We’ve stopped emails to' : 'We can stop emails to'}{' '}
            <span className="whitespace-nowrap">{maskAddress(address)}</span>. You’ll still get the ones you
            need, such as a copy of an approval.
          </p>
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
  )
}
