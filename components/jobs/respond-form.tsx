import type { ReactNode } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import * as paths from '@/lib/paths'
import {
  CV_ACCEPTED,
  CV_TOO_LARGE,
  INTEREST_LIMITS,
  RESPONSE_PROBLEMS,
} from '@/lib/vacancy/interests/options'
import { errorIdOf, PROBLEM_ID } from './respond-ids'
import { SendInPlace } from './send-in-place'

const FIELDS = ['name', 'email', 'message', 'cv'] as const
type FieldName = (typeof FIELDS)[number]

/** `problems` name what went wrong with a form that was sent without script. */
export function RespondForm({
  action,
  problems,
  isMailSetUp,
}: {
  action: string
  problems: readonly string[]
  isMailSetUp: boolean
}) {
  const errors = toErrors(problems)
  const propsOf = (name: FieldName) => ({ name, error: errors[name] })
  return (
    <SendInPlace
      action={action}
      maxCvBytes={INTEREST_LIMITS.cvBytes}
      tooLarge={CV_TOO_LARGE}
      thanks={<ResponseThanks isMailSetUp={isMailSetUp} />}
    >
      <Alert variant="destructive" role="alert" tabIndex={-1} id={PROBLEM_ID} hidden={!errors.form}>
        <AlertTitle>Not sent</AlertTitle>
        <AlertDescription>{errors.form}</AlertDescription>
      </Alert>
      <RespondField {...propsOf('name')} label="Name">
        {(control) => <Input {...control} autoComplete="name" required maxLength={INTEREST_LIMITS.name} />}
      </RespondField>
      <RespondField {...propsOf('email')} label="Email">
        {(control) => (
          <Input {...control} type="email" autoComplete="email" required maxLength={INTEREST_LIMITS.email} />
        )}
      </RespondField>
      <RespondField {...propsOf('message')} label="Message" optional>
        {(control) => <Textarea {...control} rows={5} maxLength={INTEREST_LIMITS.message} dir="auto" />}
      </RespondField>
      <RespondField {...propsOf('cv')} label="CV" optional note="PDF or DOCX, up to 5 MB">
        {(control) => <FileInput {...control} accept={CV_ACCEPTED} />}
      </RespondField>
      {/* The honeypot: people can neither see nor reach it, but bots fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button type="submit" className={`${buttonVariants()} sm:justify-self-start`}>
        Send
      </button>
    </SendInPlace>
  )
}

interface Control {
  id: string
  name: FieldName
  'aria-describedby': string
  'aria-invalid': true | undefined
}

function RespondField({
  name,
  label,
  error,
  note,
  optional = false,
  children,
}: {
  name: FieldName
  label: string
  error: string | undefined
  note?: string
  optional?: boolean
  children: (control: Control) => ReactNode
}) {
  const id = `respond-${name}`
  const invalid = error ? true : undefined
  return (
    <Field>
      <FieldLabel htmlFor={id} optional={optional}>
        {label}
      </FieldLabel>
      {note ? <FieldDescription id={`${id}-note`}>{note}</FieldDescription> : null}
      {children({
        id,
        name,
        'aria-describedby': `${note ? `${id}-note ` : ''}${errorIdOf(id)}`,
        'aria-invalid': invalid,
      })}
      <FieldError id={errorIdOf(id)} className="in-[[data-slot=field]:not(:has([aria-invalid]))]:hidden">
        {error}
      </FieldError>
    </Field>
  )
}

const isField = (name: string) => FIELDS.some((field) => field === name)

/** The address names what went wrong; what to say about it is ours. */
const toErrors = (problems: readonly string[]): Partial<Record<FieldName | 'form', string>> =>
  Object.fromEntries(
    problems.map((name) => [
      isField(name) ? name : 'form',
      RESPONSE_PROBLEMS[name as keyof typeof RESPONSE_PROBLEMS] ?? RESPONSE_PROBLEMS.other,
    ]),
  )

export function ResponseThanks({ isMailSetUp }: { isMailSetUp: boolean }) {
  return (
    <div role="status" data-sent="" className="grid gap-3">
      <p>
        Thank you. We’ve received your details{isMailSetUp ? ' and sent you an email to confirm' : ''}. A
        recruiter will reply by email
        <span data-reply-to="" className="wrap-anywhere" />.
      </p>
      <a className="link w-fit" href={paths.jobs}>
        See our other jobs
      </a>
    </div>
  )
}
