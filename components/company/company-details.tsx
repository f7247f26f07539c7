'use client'

import type { Route } from 'next'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Button } from '@/components/ui/button'
import type { Result } from '@/lib/api/contract'
import { CompanyDetailsForm } from './company-details-form'
import type { DetailsStaticParts } from './details-static-parts'

const ReadOnlyDetails = lazy(() =>
  import('./read-only-details').then((module) => ({ default: module.ReadOnlyDetails })),
)

type Loaded = Result<'GET /api/companies/{companyId}'>

/** Without `callApi`, which is loaded with the calls of the form: here it only matters whether there is an answer. */
async function loadCompany(address: string, signal: AbortSignal | undefined): Promise<Loaded> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal: signal ?? null })
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

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
  const [data, setData] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const leaveSignal = useRef<AbortSignal>(undefined)
  const region = useRef<HTMLDivElement>(null)

  const load = useCallback(
    (signal?: AbortSignal) => {
      if (!companyId || !vacancyId) return
      loadCompany(`/api/companies/${companyId}?vacancyId=${vacancyId}`, signal).then(setData, () =>
        setFailed(!signal?.aborted),
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
