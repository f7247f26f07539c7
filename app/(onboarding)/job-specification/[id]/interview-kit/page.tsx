import type { Metadata } from 'next'
import { loadSpecification } from '@/app/(onboarding)/job-specification/[id]/load-specification'
import { Fairness } from '@/components/interview-kit/fairness'
import { FileLinks } from '@/components/interview-kit/file-links'
import { KitSheet } from '@/components/interview-kit/kit-sheet'
import { MakeKit } from '@/components/interview-kit/make-kit'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { PrintButton } from '@/components/specification/document/document-actions'
import { PrintFoot } from '@/components/specification/document/print-foot'
import { ButtonLink } from '@/components/ui/button'
import { listOnboardingStates } from '@/lib/company/queries'
import { findKits, getKit } from '@/lib/interview-kit/queries'
import * as paths from '@/lib/paths'

export const metadata: Metadata = { title: 'Interview kit', robots: { index: false } }

export default async function InterviewKitPage({
  params,
  searchParams,
}: PageProps<'/job-specification/[id]/interview-kit'>) {
  const { caller, specification } = await loadSpecification((await params).id)
  const [states, kits] = await Promise.all([
    listOnboardingStates(caller, specification.sessionId),
    findKits(specification.id),
  ])
  const { minutes } = await searchParams
  const chosen = kits.find((kit) => String(kit.minutes) === minutes) ?? kits[0]
  const kit = chosen ? await getKit(caller, chosen.id) : null
  const { canEdit, content } = specification
  const evidence = canEdit ? Object.fromEntries(content.lines.map((line) => [line.id, line.evidence])) : null
  return (
    <OnboardingShell
      current="specification"
      states={states}
      width="wide"
      account={caller.person?.email}
      complete={specification.status !== 'draft'}
    >
      <div className="grid gap-8">
        <header className="grid gap-4">
          <h1 className="text-display">
            {content.jobTitle}: interview kit{kit ? `, ${kit.minutes} minutes` : ''}
          </h1>
          <p className="measure text-muted-foreground print:hidden">
            Questions made from the lines of this specification, the same for every candidate. The manager’s
            own words are next to each one, for the panel only.
          </p>
          <div className="flex flex-wrap items-start gap-3 print:hidden">
            {canEdit ? (
              <MakeKit specificationId={specification.id} made={kits.map((one) => one.minutes)} />
            ) : null}
            {kit && canEdit ? (
              <ButtonLink href={paths.interviews(specification.id, kit.minutes)} variant="outline">
                Candidates and scorecards
              </ButtonLink>
            ) : null}
            {kit ? <PrintButton /> : null}
            <ButtonLink href={paths.jobSpecification(specification.id)} variant="link" className="px-0">
              Back to the specification
            </ButtonLink>
          </div>
          {kit && canEdit ? (
            <FileLinks
              title="Download for the panel"
              address={`/api/kits/${kit.id}/document`}
              about="of this interview kit"
            />
          ) : null}
        </header>
        {kit ? (
          <>
            <PrintFoot>{`${kit.jobTitle}, ${kit.companyName}, interview kit for version ${kit.version}`}</PrintFoot>
            <Fairness />
            <KitSheet key={kit.id} kit={kit} canEdit={canEdit} evidence={evidence} />
          </>
        ) : canEdit ? null : (
          <p>Nobody has made a kit yet.</p>
        )}
      </div>
    </OnboardingShell>
  )
}
