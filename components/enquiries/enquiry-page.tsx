import type { Route } from 'next'
import type { ReactNode } from 'react'
import { type Step, StepList } from '@/components/layout/step-list'
import { CARD } from '@/components/ui/card'

/** Once the form is sent, its thanks take the place of the heading. */
export function EnquiryPage({
  title,
  intro,
  aside,
  steps,
  children,
}: {
  title: string
  intro: string
  /** Where else to go, for a visitor this form isn’t for. */
  aside?: ReactNode
  steps: readonly Step[]
  children: ReactNode
}) {
  return (
    <div className="group/enquiry container-page grid gap-8 py-10 sm:py-14 lg:grid-cols-12 lg:items-start lg:gap-10 lg:py-20">
      <div className="grid content-start gap-8 lg:sticky lg:top-24 group-has-[[data-slot=thanks]]/enquiry:order-last max-lg:group-has-[[data-slot=thanks]]/enquiry:hidden lg:col-span-4">
        <div className="grid gap-4 group-has-[[data-slot=thanks]]/enquiry:hidden">
          <h1 className="text-4xl text-display">{title}</h1>
          <p className="measure text-lg">{intro}</p>
          {aside}
        </div>
        <div className="grid gap-4 max-lg:hidden">
          <h2 className="title-label">What happens next</h2>
          <StepList steps={steps} />
        </div>
      </div>
      <div className={`${CARD} sm:p-8 lg:col-span-8`}>{children}</div>
      <div className="grid gap-4 lg:hidden">
        <h2 className="title-label">What happens next</h2>
        <StepList steps={steps} />
      </div>
    </div>
  )
}

/** `links` are where to go meanwhile. */
export function Thanks({
  title,
  links,
  children,
}: {
  title: string
  links: readonly { href: Route; label: string; text: string }[]
  children: ReactNode
}) {
  return (
    <div className="grid justify-items-start gap-5">
      <svg
        viewBox="0 0 48 48"
        className="size-12 text-success"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M4 4h6M4 4v6M44 4h-6M44 4v6M4 44h6M4 44v-6M44 44h-6M44 44v-6" strokeWidth="1" />
        <path d="m13 25 8 8 15-18" strokeWidth="3" />
      </svg>
      <h1 className="text-3xl text-display">{title}</h1>
      {children}
      <section aria-labelledby="meanwhile" className="mt-3 grid w-full gap-3">
        <h2 id="meanwhile" className="title-label">
          In the meantime
        </h2>
        <ul className="border-t">
          {links.map(({ href, label, text }) => (
            <li key={label} className="grid gap-x-6 border-b py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <a href={href} className="link w-fit font-semibold">
                {label}
              </a>
              <span className="text-muted-foreground text-sm sm:pt-0.5">{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
