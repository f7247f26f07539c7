import type { ReactNode } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'

/** For a viewer, in place of a screen that changes something. Without a `title` the screen itself says why. */
export function ReadOnlyNotice({
  state: { companyName, jobSpecificationId },
  title,
  children,
}: {
  state: Pick<OnboardingState, 'companyName' | 'jobSpecificationId'>
  title?: string
  children?: ReactNode
}) {
  const remedy = `If you need to change something, ask an owner of ${companyName} to make you an editor.`
  return (
    <div className="grid max-w-[44rem] gap-6">
      {title ? (
        <Alert>
          <AlertTitle>{title}</AlertTitle>
          <AlertDescription className="measure">
            {children} {remedy}
          </AlertDescription>
        </Alert>
      ) : (
        <p className="measure text-muted-foreground">{remedy}</p>
      )}
      <p className="flex flex-wrap gap-3">
        {jobSpecificationId ? (
          <ButtonLink href={paths.jobSpecification(jobSpecificationId)}>Read the specification</ButtonLink>
        ) : (
          <ButtonLink href={paths.vacancies}>Your vacancies</ButtonLink>
        )}
      </p>
    </div>
  )
}
