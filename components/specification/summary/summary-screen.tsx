'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { SavedState } from '@/components/forms/saved-state'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { ReadOnlyNotice } from '@/components/onboarding/read-only-notice'
import { DraftEditorProvider } from '@/components/specification/draft/draft-editor'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import * as paths from '@/lib/paths'
import { BeforeGeneration, Problem } from './before-generation'
import { GenerationProgress } from './generation-progress'
import { takeGenerationRequest } from './generation-request'
import { PayComparison, Recommendations, SheetSkeleton, TERMS_ID, TermsCard } from './summary-aside'
import { SummarySheet } from './summary-sheet'
import { useGeneration } from './use-generation'
import { useSpecification } from './use-specification'

const TERMS_REQUIRED = 'Please agree to the terms and conditions before proceeding.'

export function SummaryScreen({
  newerMessages,
  isModelLed,
}: {
  /** By specification id, the user's messages since it was generated. */
  newerMessages: Record<string, number>
  isModelLed: boolean
}) {
  const { state } = useOnboarding()
  if (state?.role === 'viewer')
    return (
      <ReadOnlyNotice state={state} title="Only editors and owners see the summary">
        {state.jobSpecificationId
          ? 'You can read the specification as candidates will.'
          : 'There’s no specification yet. You can read it once it’s written.'}
      </ReadOnlyNotice>
    )
  return <EditableSummary newerMessages={newerMessages} isModelLed={isModelLed} />
}

function EditableSummary({ newerMessages, isModelLed }: Parameters<typeof SummaryScreen>[0]) {
  const router = useRouter()
  const { linkTo, session } = useOnboarding()
  const { id, isNew, takesFocus, generating, failure, saving, savedAt, generate, cancel, show, save } =
    useGeneration()
  const { specification, reload, replace } = useSpecification(id)
  const [agreed, setAgreed] = useState(false)
  const [termsError, setTermsError] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const data = specification?.status === 'ready' ? specification.data : null
  const newerCount = id && !isNew ? (newerMessages[id] ?? 0) : 0

  const isApproved = data?.jobSpecification.status === 'approved'

  async function regenerate() {
    if (await generate()) reload()
  }

  // "Generate Summary" of the consultation has asked for it already.
  const begin = useRef<() => void>(() => undefined)
  useEffect(() => {
    begin.current = () => {
      if (takeGenerationRequest(session.vacancyId) && (id === null || newerCount > 0)) regenerate()
    }
  })
  useEffect(() => begin.current(), [])

  async function proceed() {
    if (!agreed) {
      setTermsError(TERMS_REQUIRED)
      const box = document.getElementById(TERMS_ID)
      box?.focus({ preventScroll: true })
      box?.scrollIntoView({ block: 'center' })
      notify({
        title: 'Terms and conditions required',
        description: TERMS_REQUIRED,
        variant: 'destructive',
      })
      return
    }
    setLeaving(true)
    const target = id ?? (await generate())
    if (target) router.push(paths.jobSpecification(target))
    else setLeaving(false)
  }

  const isWaiting = generating || specification?.status === 'loading'
  /** There is nothing to recommend or compare about what is locked. */
  const hasAside = isWaiting || (data !== null && !isApproved)
  /** One thing at a time: there is something to agree to once there is a sheet, or the way to one is open. */
  const canProceed = data !== null || (!isWaiting && specification === null && failure === null)
  const sheet = data ? (
    <DraftEditorProvider
      specificationId={data.jobSpecification.id}
      companyId={session.companyId ?? ''}
      sessionId={session.currentSessionId ?? ''}
      revision={data.jobSpecification.revision}
      onEdited={(response) => (response ? replace(response) : reload())}
      onWritten={(written) => {
        show(written)
        reload()
      }}
    >
      <SummarySheet
        specification={data}
        canEdit={data.jobSpecification.status === 'draft'}
        takeFocus={takesFocus}
      />
    </DraftEditorProvider>
  ) : specification?.status === 'failed' ? (
    <Problem title="We couldn’t load the specification" role="alert">
      <p className="measure">{specification.message} Your specification is safe. Try again in a minute.</p>
      <Button onClick={reload}>Try again</Button>
    </Problem>
  ) : isWaiting ? (
    <SheetSkeleton label={generating ? 'Writing the specification...' : 'Loading the specification...'} />
  ) : (
    <BeforeGeneration
      failure={failure}
      consultation={linkTo(paths.consultation)}
      onGenerate={generate}
      disabled={leaving}
    />
  )

  const updateButton = (
    <div className="flex flex-wrap gap-3 print:hidden">
      {failure ? (
        <Alert variant="destructive" role="alert" className="basis-full">
          <AlertTitle>We couldn’t write the specification</AlertTitle>
          <AlertDescription>{failure} Your conversation is saved. Try again in a minute.</AlertDescription>
        </Alert>
      ) : null}
      <Button
        variant={newerCount > 0 ? 'default' : 'link'}
        size={newerCount > 0 ? 'default' : 'sm'}
        className={`w-fit max-w-full ${newerCount > 0 ? '' : 'px-0 font-normal!'}`}
        pending={generating}
        onClick={regenerate}
      >
        {generating ? <Spinner /> : null}
        {generating ? 'Updating...' : 'Update from the conversation'}
      </Button>
      {generating ? (
        <Button variant="outline" onClick={cancel}>
          Cancel
        </Button>
      ) : null}
    </div>
  )

  return (
    <div className="grid gap-8">
      {isApproved && id ? <ApprovedNotice specificationId={id} /> : null}
      {data && !isApproved && newerCount > 0 ? (
        <Alert variant="signal">
          <AlertDescription className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="grid flex-1 basis-80 gap-1">
              <AlertTitle>You’ve added to the conversation since this version</AlertTitle>
              <p>
                {newerCount === 1 ? 'There is 1 new message.' : `There are ${newerCount} new messages.`}{' '}
                Update to include what you added. Lines you’ve edited stay as they are.
              </p>
            </div>
            {updateButton}
          </AlertDescription>
        </Alert>
      ) : null}
      <div className={`grid items-start gap-8 ${hasAside ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
        <div className="grid min-w-0 gap-4">
          {data ? (
            <p className="measure text-muted-foreground text-sm print:hidden">
              Written from your brief and company details.{' '}
              {isApproved ? '' : 'Check it, then continue to approval. '}
              Each line shows its source, such as “Chat” or “Website”. Select it to see the words behind the
              line.{isApproved ? '' : ' The pencil changes the line.'}
            </p>
          ) : null}
          {sheet}
          {data && !isApproved && newerCount === 0 ? (
            <div className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm print:hidden">
              <p>
                Added or moved something in{' '}
                <Link href={linkTo(paths.consultation)} className="link">
                  the brief
                </Link>
                ?
              </p>
              {updateButton}
            </div>
          ) : null}
        </div>
        {data && hasAside ? (
          <div className="grid min-w-0 gap-8 lg:sticky lg:top-4">
            <PayComparison specification={data} />
            <Recommendations recommendations={data.jobSpecification.aiRecommendations} />
          </div>
        ) : generating ? (
          <div className="min-w-0 max-lg:order-first">
            <GenerationProgress isModelLed={isModelLed} onCancel={cancel} />
          </div>
        ) : null}
      </div>
      {isApproved || !canProceed ? null : (
        <TermsCard
          agreed={agreed}
          error={termsError}
          isBesideAdvice={hasAside}
          onAgree={(isAgreed) => {
            setAgreed(isAgreed)
            setTermsError(null)
          }}
        />
      )}
      <div
        className={`flex flex-wrap items-center gap-3 border-t pt-6 max-sm:flex-col-reverse max-sm:items-stretch print:hidden ${hasAside ? 'lg:mr-88' : ''}`}
      >
        <ButtonLink href={linkTo(paths.consultation)} variant="outline" className="sm:mr-auto">
          Back to Consultation
        </ButtonLink>
        {isApproved || !canProceed ? null : (
          <>
            <SavedState savedAt={savedAt} isSaving={saving} />
            {data ? (
              <Button
                variant="outline"
                disabled={data.jobSpecification.status !== 'draft' || saving}
                onClick={async () => {
                  if (await save(data.jobSpecification.id)) reload()
                }}
              >
                {saving ? <Spinner /> : null}
                Save Draft
              </Button>
            ) : null}
            <Button
              variant={data && newerCount === 0 ? 'default' : 'outline'}
              disabled={generating || leaving}
              onClick={proceed}
            >
              {leaving ? <Spinner /> : null}
              Proceed to Find Candidates
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** An approved specification is locked. */
function ApprovedNotice({ specificationId }: { specificationId: string }) {
  return (
    <Alert variant="success">
      <AlertDescription className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid flex-1 basis-80 gap-1">
          <AlertTitle>You’ve approved this specification</AlertTitle>
          <p>It’s locked. To change it, open it and select Edit, which starts a new draft.</p>
        </div>
        <ButtonLink href={paths.jobSpecification(specificationId)} size="sm">
          Open the specification
        </ButtonLink>
      </AlertDescription>
    </Alert>
  )
}
