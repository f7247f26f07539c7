import { ContactFields } from '@/components/enquiries/contact-fields'
import { EnquiryForm } from '@/components/enquiries/enquiry-form'
import { EnquiryPage, Thanks } from '@/components/enquiries/enquiry-page'
import { ButtonLink } from '@/components/ui/button'
import { postContactSales } from '@/lib/api/actions/enquiries'
import { brand } from '@/lib/content/brand'
import { pageMetadata } from '@/lib/content/pages'
import { PRODUCT_INTERESTS } from '@/lib/enquiries/options'
import * as paths from '@/lib/paths'

export const metadata = pageMetadata('contact')
export const dynamicParams = false

/** A static page for each plan: `/contact?plan=…` leads to it (next.config.ts), so that the plan is chosen without script too. */
export const generateStaticParams = () => [
  { plan: [] },
  ...PRODUCT_INTERESTS.map(({ key }) => ({ plan: [key] })),
]

const STEPS = [
  { when: 'Within 24 hours', what: 'A person from sales answers you, at the e-mail address that you give.' },
  { when: 'Then', what: 'A call about the roles you hire for and how you hire today, if you want one.' },
  { when: 'Under 24 hours', what: 'Your set-up, once you decide.' },
]

export default async function ContactPage({ params }: PageProps<'/contact/[[...plan]]'>) {
  const { plan } = await params
  return (
    <EnquiryPage
      title="Contact Sales"
      intro="Tell us how many engineers you hire in a year and what is hard about it. We answer within 24 hours."
      steps={STEPS}
    >
      <EnquiryForm
        name="contact"
        action={postContactSales}
        planField="productInterest"
        submit="Send request"
        pendingLabel="Sending..."
        failed="Error sending request"
        next={paths.home}
        thanks={
          <Thanks title="Contact request sent">
            <p className="measure">We answer within 24 hours, at the e-mail address that you gave.</p>
            <ButtonLink href={paths.home}>Return to Homepage</ButtonLink>
          </Thanks>
        }
      >
        <ContactFields plan={plan?.[0]} />
      </EnquiryForm>
      <p className="field-note">
        Or write to{' '}
        <a className="link" href={`mailto:${brand.salesEmail}`}>
          {brand.salesEmail}
        </a>
        . How we handle what you send stands in the{' '}
        <a className="link" href={paths.privacy}>
          privacy policy
        </a>
        .
      </p>
    </EnquiryPage>
  )
}
