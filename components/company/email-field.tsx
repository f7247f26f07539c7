import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '@/components/forms/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import type { EmailCheck } from './email-check'

/** The form's own `error` takes precedence over that of the check. */
export function EmailField({
  check,
  error,
  onCheckAgain,
  registration,
}: {
  check: EmailCheck
  error: string | undefined
  onCheckAgain: () => void
  registration: UseFormRegisterReturn
}) {
  const checkError = check.state === 'invalid' ? check.message : undefined
  return (
    <div className="grid gap-1.5">
      <FormField
        id="email"
        label="Business email"
        description="We validate business domains only - no personal email addresses"
        error={error ?? checkError}
        status={<CheckStatus check={check} />}
      >
        {(control) => (
          <Input
            {...control}
            {...registration}
            type="email"
            autoComplete="email"
            placeholder="jane.whitfield@yourcompany.co.uk"
            spellCheck={false}
          />
        )}
      </FormField>
      {check.state === 'invalid' && check.failed ? (
        <Button variant="outline" size="sm" className="w-fit" onClick={onCheckAgain}>
          Check again
        </Button>
      ) : null}
      {check.state === 'invalid' ? check.help : null}
    </div>
  )
}

function CheckStatus({ check }: { check: EmailCheck }) {
  if (check.state === 'checking')
    return (
      <span className="inline-flex items-center gap-1.5 text-muted-foreground">
        <Spinner />
        Checking the address
      </span>
    )
  if (check.state === 'valid')
    return (
      <>
        <span className="inline-flex items-center gap-1.5 font-medium text-success">
          <svg
            viewBox="0 0 16 16"
            className="size-4 shrink-0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d="m2.500 8.500 3.500 3.500 7.500-8.500" />
          </svg>
          Business email verified
        </span>
        {check.note}
      </>
    )
  return null
}
