import { AboutFirm } from '@/components/marketing/about-firm'
import { ClosingCall } from '@/components/marketing/closing-call'
import { Features } from '@/components/marketing/features'
import { Hero } from '@/components/marketing/hero'
import { InterestCall } from '@/components/marketing/interest-call'
import { PortalPreview } from '@/components/marketing/portal-preview'
import { Pricing } from '@/components/marketing/pricing'
import { ProcessBeam } from '@/components/marketing/process-beam'
import { Questions } from '@/components/marketing/questions'
import { Reasons } from '@/components/marketing/reasons'
import { StructuredData } from '@/components/marketing/structured-data'
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
