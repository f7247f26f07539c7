'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { BlankSheetSketch } from '@/components/specification/empty-specification-list'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import * as paths from '@/lib/paths'
import { PayComparison, Recommendations, SheetSkeleton, TermsCard } from './summary-aside'
import { SummarySheet } from './summary-sheet'
import { useGeneration } from './use-generation'
import { useSpecification } from './use-specification'

/** `newerMessages` counts, by specification id, the user's messages since it was generated. */
export function SummaryScreen({ newerMessages }: { newerMessages: Record<string, number> }) {
  const router = useRouter()
  const { linkTo } = useOnboarding()
  const { id, isNew, generating, saving, generate, save } = useGeneration()
  const { specification, reload } = useSpecification(id)
  const [agreed, setAgreed] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const data = specification?.status === 'ready' ? specification.data : null
  const newerCount = id && !isNew ? (newerMessages[id] ?? 0) : 0

  async function regenerate() {
    if (await generate()) reload()
  }

  async function proceed() {
    if (!agreed) {
      notify({
        title: 'Terms and conditions required',
        description: 'Please agree to the terms and conditions before proceeding.',
      })
      return
    }
    setLeaving(true)
    const target = id ?? (await generate())
    if (target) router.push(paths.jobSpecification(target))
    else setLeaving(false)
  }

  const sheet = data ? (
    <SummarySheet specification={data} takeFocus={isNew} />
  ) : specification?.status === 'failed' ? (
    <Alert variant="destructive" role="alert">
      <AlertTitle>We couldn’t load the specification</AlertTitle>
      <AlertDescription className="grid justify-items-start gap-3">
        <span>Your specification is safe. {specification.message}</span>
        <Button variant="outline" size="sm" onClick={reload}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  ) : generating || specification ? (
    <SheetSkeleton label={generating ? 'Writing the specification...' : 'Loading the specification...'} />
  ) : (
    <BeforeGeneration onGenerate={generate} disabled={leaving} />
  )

  const updateButton = (
    <Button
      variant={newerCount > 0 ? 'default' : 'outline'}
      className="w-fit max-w-full"
      disabled={generating}
      onClick={regenerate}
    >
      {generating ? <Spinner /> : null}
      {generating ? 'Updating...' : 'Update from conversation'}
    </Button>
  )

  return (
    <div className="grid gap-8">
      {data && newerCount > 0 ? (
        <Alert variant="signal">
          <AlertTitle>You’ve added to the conversation since this version</AlertTitle>
          <AlertDescription className="grid justify-items-start gap-3">
            <span className="measure">
              {newerCount === 1 ? 'There is 1 new message.' : `There are ${newerCount} new messages.`} Update
              to include what you added. Lines you’ve edited stay as they are.
            </span>
            {updateButton}
          </AlertDescription>
        </Alert>
      ) : null}
      <div className={`grid items-start gap-8 ${data ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
        <div className="grid min-w-0 gap-4">
          {sheet}
          {data && newerCount === 0 ? updateButton : null}
        </div>
        {data ? (
          <div className="grid min-w-0 gap-8">
            <PayComparison specification={data} />
            <Recommendations recommendations={data.jobSpecification.aiRecommendations} />
          </div>
        ) : null}
      </div>
      <TermsCard agreed={agreed} onAgree={setAgreed} />
      <div className="flex flex-wrap items-center gap-3 border-t pt-6 max-sm:flex-col max-sm:items-stretch">
        <ButtonLink href={linkTo(paths.consultation)} variant="outline" className="sm:mr-auto">
          Back to Consultation
        </ButtonLink>
        <Button
          variant="outline"
          disabled={data?.jobSpecification.status !== 'draft' || saving}
          onClick={async () => {
            if (data && (await save(data.jobSpecification.id))) reload()
          }}
        >
          {saving ? <Spinner /> : null}
          Save Draft
        </Button>
        <Button variant={data ? 'signal' : 'default'} disabled={generating || leaving} onClick={proceed}>
          {leaving ? <Spinner /> : null}
          Proceed to Find Candidates
        </Button>
      </div>
    </div>
  )
}

function BeforeGeneration({ onGenerate, disabled }: { onGenerate: () => void; disabled: boolean }) {
  return (
    <section
      aria-label="Before generation"
      className="grid items-center gap-x-10 gap-y-5 rounded-lg border border-line/70 border-dashed bg-card px-4 py-8 sm:px-8 md:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <p className="measure max-md:order-1 md:self-end">
        We write the specification only from what you’ve told us, and from anything you kept from your
        website, your documents or our suggestions. Anything missing says “To be confirmed”.
      </p>
      <span className="md:col-start-2 md:row-span-2 md:row-start-1">
        <BlankSheetSketch />
      </span>
      <Button
        variant="signal"
        size="lg"
        className="w-fit max-md:order-2 md:self-start"
        disabled={disabled}
        onClick={onGenerate}
      >
        Generate Job Specification
      </Button>
    </section>
  )
}
