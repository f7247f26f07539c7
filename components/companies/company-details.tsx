'use client'

import { useEffect, useRef, useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { ApiError, api } from '@/lib/api/client'
import type { Company } from '@/lib/companies/schema'
import { paths } from '@/lib/paths'
import { AboutForm } from './about-form'
import { CompanyLoading } from './company-loading'
import { useOnboarding } from './onboarding-screen'

/** Company details of the session's company (specification, section 2). */
export function CompanyDetails() {
  const { session } = useOnboarding()
  const [attempt, setAttempt] = useState(1)
  const region = useRef<HTMLDivElement>(null)

  function retry() {
    setAttempt((count) => count + 1)
    region.current?.focus()
  }

  return (
    <div ref={region} tabIndex={-1}>
      {session.companyId ? (
        <LoadedDetails
          key={`${session.companyId} ${attempt}`}
          companyId={session.companyId}
          onRetry={retry}
        />
      ) : (
        <CompanyLoading />
      )}
    </div>
  )
}

function LoadedDetails({ companyId, onRetry }: { companyId: string; onRetry: () => void }) {
  const [company, setCompany] = useState<Company>()
  const [failure, setFailure] = useState('')

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    api('getCompany', { params: { companyId }, signal }).then(
      (answer) => setCompany(answer.company),
      (error: unknown) => {
        if (signal.aborted) return
        setFailure(error instanceof ApiError ? error.detail : 'Something went wrong on our side.')
      },
    )
    return () => controller.abort()
  }, [companyId])

  if (company) return <AboutForm company={company} />
  return failure ? <LoadingFailed failure={failure} onRetry={onRetry} /> : <CompanyLoading />
}

function LoadingFailed({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  return (
    <div className="grid gap-5">
      <Alert variant="destructive" role="alert">
        <AlertTitle>Company information could not be loaded</AlertTitle>
        <AlertDescription>{failure} What you typed here is kept in this tab.</AlertDescription>
      </Alert>
      <p className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink href={paths.register} variant="outline">
          Back
        </ButtonLink>
      </p>
    </div>
  )
}
