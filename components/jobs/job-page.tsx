import type { ReactNode } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { ukDay } from '@/lib/advert/days'
import { formatDay, listBlocks } from '@/lib/advert/description'
import { listDetailsBelow } from '@/lib/advert/glance'
import { toJobPosting, toScriptJson } from '@/lib/advert/job-posting'
import type { Advert } from '@/lib/advert/schema'
import * as paths from '@/lib/paths'
import { AdvertText } from './advert-text'
import { JobGlance } from './job-glance'
import { TO_FORM_ID } from './respond-ids'

export function JobPage({
  job,
  children,
}: {
  job: { advert: Advert; state: 'open' | 'closed'; reference: string; url: string; publishedAt: Date }
  /** How to respond; not shown once it is closed. */
  children: ReactNode
}) {
  const { advert, state, reference, publishedAt, url } = job
  const { employer, agency } = advert
  const isOpen = state === 'open'
  const details = listDetailsBelow(advert)
  // The description that search engines get, without what the glance says.
  const blocks = listBlocks({ ...advert, details, closesOn: null }, !isOpen)
  // How to respond comes before the form, and who advertises after it.
  const closing = blocks.at(-1)
  const conditions = closing?.paragraphs.slice(0, -1) ?? []
  return (
    <div className="group/job container-page grid gap-8 py-10 sm:py-14">
      {isOpen ? <script type="application/ld+json">{toScriptJson(toJobPosting(advert, job))}</script> : null}
      <header className="grid gap-4">
        <a href={paths.jobs} className="link w-fit text-sm print:hidden">
          All jobs
        </a>
        <h1 className="break-words text-4xl text-display">{advert.title}</h1>
        <p className="text-muted-foreground">
          {employer ? (
            <>
              {employer.website ? (
                <a className="link" href={employer.website} rel="nofollow">
                  {employer.name}
                </a>
              ) : (
                employer.name
              )}
              {', through '}
            </>
          ) : (
            'A client of '
          )}
          {agency.legalName}. Posted on {formatDay(ukDay(publishedAt))}, reference{' '}
          <span className="figure">{reference}</span>.
        </p>
        {/* On paper, where the form is. */}
        {isOpen ? <p className="hidden break-words print:block">{url}</p> : null}
        {isOpen ? null : (
          <Alert variant="signal" className="my-2">
            <AlertTitle>This job is closed</AlertTitle>
            <AlertDescription>
              You can still read what it was, but we no longer take responses.{' '}
              <a className="link" href={paths.jobs}>
                See our open jobs
              </a>
              , or{' '}
              <a className="link" href={paths.interest()}>
                tell us what you’re looking for
              </a>
              .
            </AlertDescription>
          </Alert>
        )}
        <JobGlance advert={advert} isHead isClosed={!isOpen} className="border-y py-4" />
      </header>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-7">
          <div className="grid gap-8">
            {blocks.slice(0, -1).map((block) => (
              <AdvertText key={block.heading ?? ''} block={block} details={block.isDetails ? details : []} />
            ))}
            {closing && conditions.length > 0 ? (
              <AdvertText block={{ ...closing, paragraphs: conditions }} isHowTo />
            ) : null}
          </div>
          {isOpen ? <ToForm /> : null}
        </div>
        {isOpen ? <div className={FORM_PLACE}>{children}</div> : null}
        <div className="lg:col-span-7">
          {closing ? (
            <AdvertText
              block={{
                ...closing,
                heading: isOpen ? null : closing.heading,
                paragraphs: closing.paragraphs.slice(-1),
              }}
              headingOnceSent="Who advertised it"
            />
          ) : null}
        </div>
      </div>
    </div>
  )
}

/** In a narrow window it covers the place of the bar (`ToForm`): 2rem of space and 4.25rem of bar. */
const FORM_PLACE =
  'max-lg:relative max-lg:z-10 max-lg:-mt-[6.25rem] max-lg:group-has-data-sent/job:mt-0 max-lg:[border-image:linear-gradient(var(--background)_0_0)_fill_0/0/0_100vmax] lg:sticky lg:top-24 lg:col-span-5 lg:row-span-2 print:hidden'

/** At the foot of a narrow window until the form, which follows the text, comes into view (`SendInPlace`) or has been sent. */
function ToForm() {
  return (
    <p
      id={TO_FORM_ID}
      className="docked sticky bottom-[var(--consent-height,0px)] mt-8 flex h-17 items-center transition-[opacity,translate,visibility] duration-120 data-away:invisible data-away:translate-y-2 data-away:opacity-0 group-has-data-sent/job:hidden lg:hidden print:hidden"
    >
      <a href="#respond" className={`${buttonVariants()} max-sm:w-full`}>
        I’m interested
      </a>
    </p>
  )
}
