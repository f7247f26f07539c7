import type { ReactNode } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'

/** For a viewer, in place of a screen that changes something. */
export function ReadOnlyNotice({
  state: { companyName, jobSpecificationId },
  title,
  children,
}: {
  state: Pick<OnboardingState, 'companyName' | 'jobSpecificationId'>
  title: string
  children: ReactNode
}) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <Alert>
        <AlertTitle>{title}</AlertTitle>
        <AlertDescription className="measure">
          {children} If you need to change something, ask an owner of {companyName} to make you an editor.
        </AlertDescription>
      </Alert>
      <p className="flex flex-wrap gap-3">
        {jobSpecificationId ? (
          <ButtonLink href={paths.jobSpecification(jobSpecificationId)}>Read the specification</ButtonLink>
        ) : null}
        <ButtonLink href={paths.vacancies} variant="outline">
          Your vacancies
        </ButtonLink>
      </p>
    </div>
  )
}
