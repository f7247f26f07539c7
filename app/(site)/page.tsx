import { AboutFirm } from '@/components/site/about-firm'
import { ClosingCall } from '@/components/site/closing-call'
import { Features } from '@/components/site/features'
import { Hero } from '@/components/site/hero'
import { InterestCall } from '@/components/site/interest-call'
import { PortalPreview } from '@/components/site/portal-preview'
import { Pricing } from '@/components/site/pricing'
import { ProcessBeam } from '@/components/site/process-beam'
import { Questions } from '@/components/site/questions'
import { Reasons } from '@/components/site/reasons'
import { StructuredData } from '@/components/site/structured-data'
import { pageMetadata } from '@/lib/content/pages'

export const metadata = pageMetadata('home')

/** The landing page: ten sections, in the order of the specification. */
export default function HomePage() {
  return (
    <>
      <StructuredData />
      <Hero />
      <Features />
      <Reasons />
      <ProcessBeam />
      <PortalPreview />
      <InterestCall />
      <Pricing />
      <AboutFirm />
      <Questions />
      <ClosingCall />
    </>
  )
}
