import { EnquiryForm } from '@/components/enquiries/enquiry-form'
import { INTEREST_LABELS } from '@/components/enquiries/enquiry-labels'
import { EnquiryPage, Thanks } from '@/components/enquiries/enquiry-page'
import { InterestFields } from '@/components/enquiries/interest-fields'
import { ButtonLink } from '@/components/ui/button'
import { FIELD_NOTE } from '@/components/ui/field'
import { postInterest } from '@/lib/api/actions/enquiries'
import { brand } from '@/lib/content/brand'
import { pageMetadata } from '@/lib/content/pages'
import { readFormResult } from '@/lib/enquiries/form-result'
import { INTEREST_PLANS } from '@/lib/enquiries/options'
import * as paths from '@/lib/paths'

export const metadata = pageMetadata('interest')
export const dynamicParams = false

/** A static page for each plan. next.config.ts rewrites `/interest?plan=…` to it, so the plan is preselected without script too. */
export const generateStaticParams = () => [
  { plan: [] },
  ...INTEREST_PLANS.map(({ key }) => ({ plan: [key] })),
]

const STEPS = [
  { when: 'First', what: 'A specialist recruiter reads your message.' },
  { when: 'Then', what: 'We email you about your vacancy, or about roles that suit you.' },
  {
    when: 'At any time',
    what: 'You can ask us to correct or delete your details.',
  },
]

const MEANWHILE = [
  {
    href: paths.vacancyBuilder,
    label: 'Outline a vacancy',
    text: 'If you’re hiring: five questions. We keep your answers for when you register.',
  },
  {
    href: paths.jobs,
    label: 'See the open jobs',
    text: 'If you’re looking: each with its pay, place and contract.',
  },
]

export default async function InterestPage({ params }: PageProps<'/interest/[[...plan]]'>) {
  const { plan } = await params
  return (
    <EnquiryPage
      title="Register Interest"
      intro="Hiring engineers, or looking for your next engineering role? Tell us what you need. Only three answers are required."
      aside={
        <p className="text-muted-foreground">
          Ready to hire now?{' '}
          <a className="link" href={paths.register}>
            Register your company
          </a>{' '}
          and describe the vacancy today.
        </p>
      }
      steps={STEPS}
    >
      <EnquiryForm
        name="interest"
        action={postInterest}
        posted={readFormResult()}
        labels={INTEREST_LABELS}
        planField="pricingPlan"
        submitLabel="Register Interest"
        pendingLabel="Registering..."
        failureTitle="Registration failed"
        failureHelp={
          <>
            Our address is{' '}
            <a className="link" href={`mailto:${brand.salesEmail}`}>
              {brand.salesEmail}
            </a>
            .
          </>
        }
        thanks={
          <Thanks title="Thank you" links={MEANWHILE}>
            <p className="measure">You’re on our list. A specialist recruiter will email you.</p>
            <ButtonLink href={paths.home} variant="outline">
              Return to Homepage
            </ButtonLink>
          </Thanks>
        }
      >
        <InterestFields plan={plan?.[0]} />
      </EnquiryForm>
      <p className={FIELD_NOTE}>
        Our{' '}
        <a className="link" href={paths.privacy}>
          privacy policy
        </a>{' '}
        explains how we use your details.
      </p>
    </EnquiryPage>
  )
}
