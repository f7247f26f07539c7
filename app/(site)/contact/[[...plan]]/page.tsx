import { ContactFields } from '@/components/enquiries/contact-fields'
import { EnquiryForm } from '@/components/enquiries/enquiry-form'
import { CONTACT_LABELS } from '@/components/enquiries/enquiry-labels'
import { EnquiryPage, Thanks } from '@/components/enquiries/enquiry-page'
import { OrEmailSales } from '@/components/enquiries/or-email-sales'
import { ButtonLink } from '@/components/ui/button'
import { FIELD_NOTE } from '@/components/ui/field'
import { postContactSales } from '@/lib/api/actions/enquiries'
import { pageMetadata } from '@/lib/content/pages'
import { readFormResult } from '@/lib/enquiries/form-result'
import { PRODUCT_INTERESTS } from '@/lib/enquiries/options'
import * as paths from '@/lib/paths'

export const metadata = pageMetadata('contact')
export const dynamicParams = false

/** A static page for each plan. next.config.ts rewrites `/contact?plan=…` to it, so the plan is preselected without script too. */
export const generateStaticParams = () => [
  { plan: [] },
  ...PRODUCT_INTERESTS.map(({ key }) => ({ plan: [key] })),
]

const STEPS = [
  { when: 'Within 24 hours', what: 'Our sales team replies by email.' },
  {
    when: 'Next',
    what: 'If you’d like a call, we’ll talk about the roles you hire for and how you hire now.',
  },
  { when: 'Once you’ve decided', what: 'We set you up in under 24 hours.' },
]

const MEANWHILE = [
  {
    href: paths.vacancyBuilder,
    label: 'Outline a vacancy',
    text: 'Five questions. We keep your answers for when you register.',
  },
  {
    href: paths.register,
    label: 'Register your company',
    text: 'Four details, then talk to the AI consultant. No card needed.',
  },
  { href: paths.faq, label: 'The questions we hear most', text: 'How long it takes, and what you get.' },
]

export default async function ContactPage({ params }: PageProps<'/contact/[[...plan]]'>) {
  const { plan } = await params
  return (
    <EnquiryPage
      title="Contact Sales"
      intro="Tell us how many engineers you hire each year and what makes them hard to find. We’ll reply within 24 hours."
      steps={STEPS}
    >
      <EnquiryForm
        name="contact"
        action={postContactSales}
        posted={readFormResult()}
        labels={CONTACT_LABELS}
        planField="productInterest"
        submitLabel="Send request"
        pendingLabel="Sending..."
        failureTitle="Error sending request"
        failureHelp={<OrEmailSales isInError />}
        next={paths.home}
        thanks={
          <Thanks title="Contact request sent" links={MEANWHILE}>
            <p className="measure">We’ll reply within 24 hours to the email address you gave.</p>
            <ButtonLink href={paths.home} variant="outline">
              Return to Homepage
            </ButtonLink>
          </Thanks>
        }
      >
        <ContactFields plan={plan?.[0]} />
      </EnquiryForm>
      <p className={FIELD_NOTE}>
        <OrEmailSales /> Our{' '}
        <a className="link" href={paths.privacy}>
          privacy policy
        </a>{' '}
        explains how we use your details.
      </p>
    </EnquiryPage>
  )
}
