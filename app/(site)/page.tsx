import { SentNotice } from '@/components/enquiries/sent-notice'
import { AboutUs } from '@/components/marketing/about-us'
import { ClosingCallToAction } from '@/components/marketing/closing-call-to-action'
import { FaqSection } from '@/components/marketing/faq-section'
import { Features } from '@/components/marketing/features'
import { Hero } from '@/components/marketing/hero'
import { InterestCallToAction } from '@/components/marketing/interest-call-to-action'
import { PortalPreview } from '@/components/marketing/portal-preview'
import { Pricing } from '@/components/marketing/pricing'
import { ProcessSteps } from '@/components/marketing/process-steps'
import { StructuredData } from '@/components/marketing/structured-data'
import { WhyChooseUs } from '@/components/marketing/why-choose-us'
import { pageMetadata } from '@/lib/content/pages'
import * as paths from '@/lib/paths'

export const metadata = pageMetadata('home')

export default function HomePage() {
  return (
    <>
      <StructuredData />
      <SentNotice
        links={
          <p className="leading-7">
            In the meantime, you can{' '}
            <a href={paths.vacancyBuilder} className="link">
              outline a vacancy
            </a>{' '}
            or{' '}
            <a href={paths.register} className="link">
              register your company
            </a>
            .
          </p>
        }
      />
      <Hero />
      <Features />
      <WhyChooseUs />
      <ProcessSteps />
      <PortalPreview />
      <InterestCallToAction />
      <Pricing />
      <AboutUs />
      <FaqSection />
      <ClosingCallToAction />
    </>
  )
}
