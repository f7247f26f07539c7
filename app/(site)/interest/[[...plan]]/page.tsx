import { EnquiryForm } from '@/components/enquiries/enquiry-form'
import { EnquiryPage, Thanks } from '@/components/enquiries/enquiry-page'
import { InterestFields } from '@/components/enquiries/interest-fields'
import { ButtonLink } from '@/components/ui/button'
import { postInterest } from '@/lib/api/actions/enquiries'
import { pageMetadata } from '@/lib/content/pages'
import { INTEREST_PLANS } from '@/lib/enquiries/options'
import * as paths from '@/lib/paths'

export const metadata = pageMetadata('interest')
export const dynamicParams = false

/** A static page for each plan: `/interest?plan=…` leads to it (next.config.ts), so that the plan is chosen without script too. */
export const generateStaticParams = () => [
  { plan: [] },
  ...INTEREST_PLANS.map(({ key }) => ({ plan: [key] })),
]

const STEPS = [
  { when: 'First', what: 'A person who knows the field reads what you send.' },
  { when: 'Then', what: 'We write to you: about your vacancy, or about roles that fit you.' },
  {
    when: 'At any time',
    what: 'You may have what you sent corrected or erased: the privacy policy says how.',
  },
]

export default async function InterestPage({ params }: PageProps<'/interest/[[...plan]]'>) {
  const { plan } = await params
  return (
    <EnquiryPage
      title="Register Interest"
      intro="Hiring engineers, or looking for your next engineering role? Tell us what you need. Three answers are enough."
      steps={STEPS}
    >
      <EnquiryForm
        name="interest"
        action={postInterest}
        planField="pricingPlan"
        submit="Register Interest"
        pendingLabel="Registering..."
        failed="Registration failed"
        thanks={
          <Thanks title="Thank you">
            <p className="measure">
              Your interest is registered. A person who knows the field reads it and writes to you.
            </p>
            <p className="flex flex-wrap gap-3">
              <ButtonLink href={paths.home}>Return to Homepage</ButtonLink>
              <ButtonLink href={paths.vacancyBuilder} variant="outline">
                Build a vacancy
              </ButtonLink>
            </p>
          </Thanks>
        }
      >
        <InterestFields plan={plan?.[0]} />
      </EnquiryForm>
      <p className="field-note">
        How we handle what you send stands in the{' '}
        <a className="link" href={paths.privacy}>
          privacy policy
        </a>
        .
      </p>
    </EnquiryPage>
  )
}
