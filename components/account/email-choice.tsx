import { buttonVariants } from '@/components/ui/button-variants'

/** Which emails the person gets. The page behind the link is that of the emails themselves. */
export function EmailChoice({ isStopped, href }: { isStopped: boolean; href: string }) {
  return (
    <section aria-labelledby="emails" className="grid justify-items-start gap-4">
      <h2 id="emails" className="font-semibold text-xl">
        Emails
      </h2>
      <p className="text-muted-foreground">
        {isStopped
          ? 'You only get the emails you need, such as sign-in links and copies of approvals.'
          : 'You get all emails: news of your vacancies, comments on what you share, invitations, and those you need, such as sign-in links.'}
      </p>
      <a href={href} className={buttonVariants({ variant: 'outline' })}>
        Change
      </a>
    </section>
  )
}
