import { Section } from '@/components/layout/section'
import { TickMark } from '@/components/layout/tick-mark'
import { buttonVariants } from '@/components/ui/button-variants'
import { brand } from '@/lib/content/brand'
import { PortalConsultation, PortalSpecification, PortalWelcome } from './portal-screens'
import { SegmentedControl } from './segmented-control'
import { Testimonials } from './testimonials'

const BENEFITS = [
  'The conversation, the specification and its approval in one place',
  'The source of every line',
  'Your approval before anything goes live',
  'A shortlist of people we’ve already interviewed',
] as const

const SCREENS = [
  { id: 'portal-welcome', label: 'Welcome' },
  { id: 'portal-consultation', label: 'Consultation' },
  { id: 'portal-specification', label: 'Specification' },
] as const

export function PortalPreview() {
  return (
    <Section
      id="portal"
      ground="card"
      figure="3 screens"
      title="A look inside the client portal"
      lead="Three screens, from the first word to the document you approve."
    >
      <div className="mt-10 grid gap-x-6 gap-y-10 sm:mt-14 lg:grid-cols-12">
        <div className="group/portal rounded-lg border border-line/70 bg-background lg:col-span-8">
          <div className="border-line/70 border-b p-3 sm:px-5">
            <SegmentedControl
              legend="Portal screens"
              name="portal"
              options={SCREENS}
              className="max-sm:w-full max-sm:[&>label]:flex-1 max-sm:[&>label]:justify-center max-sm:[&>label]:px-1"
            />
          </div>
          <div className="graph-paper grid p-3 *:[grid-area:1/1] sm:p-6">
            <div className="invisible group-has-[#portal-welcome:checked]/portal:visible">
              <PortalWelcome />
            </div>
            <div className="invisible group-has-[#portal-consultation:checked]/portal:visible">
              <PortalConsultation />
            </div>
            <div className="invisible group-has-[#portal-specification:checked]/portal:visible">
              <PortalSpecification />
            </div>
          </div>
        </div>
        <div className="grid content-start gap-6 lg:col-span-4 lg:pl-6">
          <h3>What you get</h3>
          <ul className="-mt-2 border-t">
            {BENEFITS.map((benefit) => (
              <li key={benefit} className="flex gap-2.5 border-b py-3">
                <TickMark />
                {benefit}
              </li>
            ))}
          </ul>
          <a
            href={brand.portalUrl}
            target="_blank"
            rel="noopener"
            className={`${buttonVariants({ size: 'lg' })} justify-self-start`}
          >
            <span>
              Get Started<span className="sr-only"> (opens in a new tab)</span>
            </span>
            <NewTabMark />
          </a>
        </div>
      </div>
      <Testimonials />
    </Section>
  )
}

function NewTabMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M6 3H3v10h10v-3M9 2.500h4.500V7M13.500 2.500 7.500 8.500" />
    </svg>
  )
}
