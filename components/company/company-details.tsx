'use client'

import type { Route } from 'next'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api/client'
import type { Result } from '@/lib/api/contract'
import * as routes from '@/lib/api/routes/companies'
import { AboutForm } from './about-form'
import type { DetailsStaticParts } from './details-static-parts'

/** Company details of the session's company (specification, section 2); `loading` shows until they are there, `next` is the screen after it. */
export function CompanyDetails({
  loading,
  parts,
  next,
}: {
  loading: ReactNode
  parts: DetailsStaticParts
  next: Route
}) {
  const { companyId } = useOnboarding().session
  const [known, setKnown] = useState<Result<'getCompany'>>()
  const [failed, setFailed] = useState(false)
  const left = useRef<AbortSignal>(undefined)
  const region = useRef<HTMLDivElement>(null)

  const load = useCallback(
    (signal?: AbortSignal) => {
      if (!companyId) return
      api(routes.getCompany, { params: { companyId }, signal }).then(setKnown, () =>
        setFailed(!signal?.aborted),
      )
    },
    [companyId],
  )

  useEffect(() => {
    const controller = new AbortController()
    left.current = controller.signal
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
      {known ? (
        <AboutForm
          key={known.company.id}
          company={known.company}
          found={known.research}
          parts={parts}
          next={next}
          left={left}
        />
      ) : failed ? (
        <div className="grid gap-5">
          {parts.notLoaded}
          <p className="flex flex-wrap gap-3">
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
