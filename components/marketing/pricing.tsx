import { DimensionLine } from '@/components/layout/dimension-line'
import { Section } from '@/components/layout/section'
import { TickMark } from '@/components/layout/tick-mark'
import { ButtonLink } from '@/components/ui/button'
import { LEGAL_FIGURES } from '@/lib/content/legal/figures'
import { COMMITMENT_MONTHS, MONTHLY_PLANS, type Plan, POPULAR_PLAN, SUCCESS_PLAN } from '@/lib/content/plans'
import * as paths from '@/lib/paths'
import { SegmentedControl } from './segmented-control'

const BILLINGS = [
  { id: 'billing-monthly', label: 'Monthly subscription' },
  { id: 'billing-success', label: 'Success-based' },
] as const

/** What the terms of service say of each way to pay. */
const MONTHLY_NOTES = [
  {
    label: 'What it costs',
    text: 'Tell us how many engineers you hire in a year. We reply within 24 hours, and your order states the fee.',
  },
  {
    label: 'When you pay',
    text: `By invoice, typically within ${LEGAL_FIGURES.paymentDays} days.`,
  },
  {
    label: 'A fee for each hire?',
    text: 'Only if the terms of a vacancy say so. You see them before you approve it.',
  },
] as const
const SUCCESS_NOTES = [
  {
    label: 'What it costs',
    text: 'One fee for each person you hire through us. Your order states it, and you see the terms before you approve a vacancy.',
  },
  {
    label: 'When you pay',
    text: `Nothing until someone starts. Then by invoice, typically within ${LEGAL_FIGURES.paymentDays} days.`,
  },
  {
    label: 'If it doesn’t work out',
    text: 'If they leave within 90 days, we look for a replacement at no extra charge.',
  },
] as const

function PaymentNotes({ notes }: { notes: readonly { label: string; text: string }[] }) {
  return (
    <dl className="mt-5 grid gap-x-8 border-b md:grid-cols-3">
      {notes.map(({ label, text }) => (
        <div key={label} className="grid content-start gap-1 border-t py-4">
          <dt className="font-semibold">{label}</dt>
          <dd className="text-muted-foreground text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Both kinds of plan are in the page; CSS shows the chosen one, so the choice works without script. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      figure="Two ways to pay"
      title="Subscribe, or pay only when you hire"
      lead="A subscription suits a team that hires all year round. The success-based plan works for one vacancy or fifty."
    >
      <div className="group/pricing mt-10 sm:mt-12">
        <SegmentedControl legend="How to pay" name="billing" options={BILLINGS} />
        <div className="mt-8 group-has-[#billing-success:checked]/pricing:hidden">
          <ul className="grid border-line/70 border-b xl:grid-cols-5 xl:border-b-0">
            {MONTHLY_PLANS.map((plan) => (
              <MonthlyPlan key={plan.key} plan={plan} />
            ))}
          </ul>
          <p className="mt-5 text-muted-foreground text-sm">
            Monthly plans have a {COMMITMENT_MONTHS}-month commitment.
          </p>
          <PaymentNotes notes={MONTHLY_NOTES} />
        </div>
        <div className="mt-8 hidden group-has-[#billing-success:checked]/pricing:block">
          <SuccessPlan />
          <PaymentNotes notes={SUCCESS_NOTES} />
        </div>
        <p className="mt-5 text-muted-foreground text-sm">
          Prices exclude VAT. The full rules are in our{' '}
          <a className="link" href={`${paths.terms}#payment`}>
            payment terms
          </a>
          .
        </p>
      </div>
    </Section>
  )
}

function MonthlyPlan({ plan }: { plan: Plan }) {
  const isPopular = plan.key === POPULAR_PLAN
  const [range, ...unit] = plan.vacancies.split(' ')
  return (
    <li
      aria-labelledby={`plan-${plan.key}`}
      className={`relative grid content-start gap-x-6 gap-y-4 border-line/70 border-t py-6 md:max-xl:grid-cols-[1.1fr_1.5fr_auto] xl:flex xl:flex-col xl:border-b xl:px-5 xl:py-7 xl:first:pl-0 xl:last:pr-0 xl:not-first:border-l xl:not-first:border-l-border ${isPopular ? 'bg-card px-4 max-xl:-mx-4' : ''}`}
    >
      {isPopular ? (
        <span aria-hidden="true" className="absolute inset-x-0 top-[-3px] h-[5px] bg-signal" />
      ) : null}
      <div>
        <h3 id={`plan-${plan.key}`} className="flex flex-wrap items-center gap-x-3 xl:min-h-9">
          {plan.name}
          {isPopular ? (
            <span className="rounded-sm bg-signal px-2 py-0.5 font-sans font-semibold text-signal-foreground text-xs tracking-normal xl:absolute xl:top-0 xl:left-0 xl:rounded-none">
              Most Popular
            </span>
          ) : null}
        </h3>
        <div className="mt-2">
          <span className="figure text-2xl">{range}</span>
          <DimensionLine className="my-1 max-xl:hidden" />
          <span className="text-muted-foreground text-sm max-md:ml-2 md:max-xl:block"> {unit.join(' ')}</span>
        </div>
      </div>
      <div className="grid content-start gap-2.5 xl:flex-1">
        <p className="font-medium">{plan.price}</p>
        <PlanFeatures plan={plan} />
      </div>
      <ContactSales plan={plan} isPopular={isPopular} />
    </li>
  )
}

function PlanFeatures({ plan }: { plan: Plan }) {
  return (
    <>
      {plan.includes ? (
        <p className="text-muted-foreground text-sm">Everything in {plan.includes}, and:</p>
      ) : null}
      <ul className="grid content-start gap-1.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <TickMark />
            {feature}
          </li>
        ))}
      </ul>
    </>
  )
}

function ContactSales({ plan, isPopular }: { plan: Plan; isPopular: boolean }) {
  return (
    <ButtonLink
      href={paths.contact(plan.key)}
      variant={isPopular ? 'default' : 'outline'}
      className="self-start justify-self-start xl:mt-3 xl:w-full"
    >
      <span>
        Contact Sales<span className="sr-only"> about {plan.name}</span>
      </span>
    </ButtonLink>
  )
}

function SuccessPlan() {
  const [upfront, ...features] = SUCCESS_PLAN.features
  return (
    <section
      aria-labelledby="plan-success"
      className="mb-8 grid overflow-hidden rounded-lg border border-line/70 bg-card lg:grid-cols-12"
    >
      <div className="graph-paper grid content-start gap-5 border-line/70 p-6 max-lg:border-b sm:p-8 lg:col-span-5 lg:border-r">
        <div>
          <h3 id="plan-success">{SUCCESS_PLAN.name}</h3>
          <p className="mt-1 text-muted-foreground">
            {SUCCESS_PLAN.vacancies}. {SUCCESS_PLAN.price}.
          </p>
        </div>
        <p className="figure text-4xl">{upfront}</p>
        <ContactSales plan={SUCCESS_PLAN} isPopular />
      </div>
      <ul className="grid content-center gap-x-6 p-6 sm:grid-cols-2 sm:p-8 lg:col-span-7">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2 border-b py-4 font-medium">
            <TickMark />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
