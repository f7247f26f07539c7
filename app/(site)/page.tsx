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

export const metadata = pageMetadata('home')

export default function HomePage() {
  return (
    <>
      <StructuredData />
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
