'use client'

import type { Route } from 'next'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import type { Result } from '@/lib/api/contract'
import { CompanyDetailsForm } from './company-details-form'
import type { DetailsStaticParts } from './details-static-parts'

const ReadOnlyDetails = lazy(() =>
  import('./read-only-details').then((module) => ({ default: module.ReadOnlyDetails })),
)

export function CompanyDetails({
  loading,
  parts,
  next,
}: {
  loading: ReactNode
  parts: DetailsStaticParts
  next: Route
}) {
  const { session, state } = useOnboarding()
  const { companyId, vacancyId } = session
  const [data, setData] = useState<Result<'GET /api/companies/{companyId}'>>()
  const [failed, setFailed] = useState(false)
  const leaveSignal = useRef<AbortSignal>(undefined)
  const region = useRef<HTMLDivElement>(null)

  const load = useCallback(
    (signal?: AbortSignal) => {
      if (!companyId || !vacancyId) return
      callApi('GET /api/companies/{companyId}', { params: { companyId }, query: { vacancyId }, signal }).then(
        setData,
        () => setFailed(!signal?.aborted),
      )
    },
    [companyId, vacancyId],
  )

  useEffect(() => {
    const controller = new AbortController()
    leaveSignal.current = controller.signal
    load(controller.signal)
    return () => controller.abort()
  }, [load])

  function retry() {
    setFailed(false)
    load()
    region.current?.focus()
  }

  return (
    <div ref={region} tabIndex={-1}>
      {data && state?.role === 'viewer' ? (
        <Suspense fallback={loading}>
          <ReadOnlyDetails company={data.company} state={state} />
        </Suspense>
      ) : data ? (
        <CompanyDetailsForm
          key={vacancyId}
          company={data.company}
          savedResearch={data.research}
          parts={parts}
          next={next}
          leaveSignal={leaveSignal}
        />
      ) : failed ? (
        <div className="grid gap-5">
          {parts.notLoaded}
          <p className="flex flex-wrap gap-3 max-sm:grid">
            <Button onClick={retry}>Try again</Button>
            {parts.back}
          </p>
        </div>
      ) : (
        loading
      )}
    </div>
  )
}
