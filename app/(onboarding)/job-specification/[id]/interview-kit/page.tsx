import type { Metadata } from 'next'
import { loadSpecification } from '@/app/(onboarding)/job-specification/[id]/load-specification'
import { Fairness, PrintedFairness } from '@/components/interview-kit/fairness'
import { FileLinks } from '@/components/interview-kit/file-links'
import { KitLengths, MakeKit } from '@/components/interview-kit/kit-lengths'
import { KitSheet } from '@/components/interview-kit/kit-sheet'
import { MoreQuestions } from '@/components/interview-kit/more-questions'
import { KitTitleBlock } from '@/components/interview-kit/print-parts'
import { OnboardingShell } from '@/components/layout/onboarding-shell'
import { PageHead } from '@/components/layout/page-head'
import { PrintButton } from '@/components/specification/document/document-actions'
import { PrintFoot } from '@/components/specification/document/print-foot'
import { ButtonLink } from '@/components/ui/button'
import { listOnboardingStates } from '@/lib/company/queries'
import { countRated } from '@/lib/interview-kit/build'
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
  const more = <MoreQuestions specificationId={specification.id} isDraft={specification.status === 'draft'} />
  const isBehind = Boolean(kit?.behind) && kit?.frozenAt === null
  const evidence = canEdit ? Object.fromEntries(content.lines.map((line) => [line.id, line.evidence])) : null
  return (
    <OnboardingShell states={states} width="wide" account={caller.person?.email}>
      <div className="grid gap-6">
        <PageHead
          back={{ href: paths.jobSpecification(specification.id), label: 'Back to the specification' }}
          title={`${content.jobTitle}: interview kit${kit ? `, ${kit.minutes} minutes` : ''}`}
          actions={
            kit ? (
              <>
                {canEdit ? (
                  <ButtonLink
                    href={paths.interviews(specification.id, kit.minutes)}
                    variant={isBehind ? 'outline' : 'default'}
                  >
                    Candidates and scorecards
                  </ButtonLink>
                ) : null}
                <span className="max-sm:hidden">
                  <PrintButton />
                </span>
                {canEdit ? (
                  <FileLinks
                    title="Download for the panel"
                    address={`/api/kits/${kit.id}/document`}
                    about="of this interview kit"
                  />
                ) : null}
              </>
            ) : null
          }
        >
          Questions made from the lines of this specification, the same for every candidate. What you said
          about each line is next to its question, for the panel only.
        </PageHead>
        {kit ? (
          <>
            <KitLengths
              specificationId={specification.id}
              shown={kit.minutes}
              made={kits.map((one) => one.minutes)}
              canEdit={canEdit}
            />
            <PrintFoot>{`${kit.jobTitle}, ${kit.companyName}, interview kit for version ${kit.version}`}</PrintFoot>
            <KitSheet
              key={kit.id}
              kit={kit}
              canEdit={canEdit}
              more={more}
              evidence={evidence}
              fairness={<Fairness />}
              head={
                <>
                  <KitTitleBlock kit={kit} />
                  <PrintedFairness />
                </>
              }
            />
          </>
        ) : canEdit ? (
          <MakeKit
            specificationId={specification.id}
            more={more}
            counts={{ 45: countRated(content, 45), 60: countRated(content, 60) }}
          />
        ) : (
          <p>Nobody has made a kit yet.</p>
        )}
      </div>
    </OnboardingShell>
  )
}
