'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { FormField } from '@/components/forms/form-field'
import { CopyLink } from '@/components/specification/sharing/copy-link'
import { LinkEmailField } from '@/components/specification/sharing/link-email-field'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { callApi } from '@/lib/api/client'
import { INTERVIEWER_NAME_MAX } from '@/lib/interview-kit/panel/options'
import { type Errors, errorsOf } from './use-panel'

interface MadeLink {
  name: string
  email: string
  url: string
  isEmailed: boolean
}

function describeLink({ name, email, isEmailed }: MadeLink): string {
  if (isEmailed) return `We’ve emailed this link to ${email}. You can copy it now, but not later.`
  return email
    ? `Email isn’t set up here, so nothing was sent. Copy the link now and send it to ${name}. We can’t show it again.`
    : `Send this link to ${name}. Copy it now. We can’t show it again.`
}

/** Makes a link for one interviewer, and emails it where there is an address. */
export function InterviewerForm({
  kitId,
  isMailSetUp,
  isNext,
  onAdded,
}: {
  kitId: string
  isMailSetUp: boolean
  /** It is what the screen waits for. */
  isNext: boolean
  onAdded: () => void
}) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [link, setLink] = useState<MadeLink | null>(null)
  const [pending, startTransition] = useTransition()

  function submit(event: FormEvent) {
    event.preventDefault()
    setErrors({})
    startTransition(async () => {
      try {
        const body = { name, email }
        const params = { id: kitId }
        const { interviewer } = await callApi('POST /api/kits/{id}/interviewers', { params, body })
        const { url, isEmailed } = interviewer
        setLink({ ...body, url: new URL(url, location.origin).href, isEmailed })
        // Somebody may be typing the next one.
        setName((current) => (current === name ? '' : current))
        setEmail((current) => (current === email ? '' : current))
        onAdded()
      } catch (error) {
        setErrors(errorsOf(error))
      }
    })
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div
          className={`grid items-start gap-4 ${isMailSetUp ? 'sm:grid-cols-2 sm:grid-rows-[auto_1fr]' : ''}`}
        >
          <FormField label="Interviewer’s name" error={errors.name}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={INTERVIEWER_NAME_MAX}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </FormField>
          <div className={isMailSetUp ? 'sm:row-span-2' : '-mt-2'}>
            <LinkEmailField
              isMailSetUp={isMailSetUp}
              value={email}
              error={errors.email}
              onChange={setEmail}
            />
          </div>
          <Button
            type="submit"
            variant={isNext ? 'default' : 'outline'}
            pending={pending}
            className="sm:justify-self-start"
          >
            Make a link
          </Button>
        </div>
        <p role="alert" className="text-destructive text-sm empty:hidden">
          {errors.form}
        </p>
      </form>
      {link ? (
        <Alert variant="signal" className="gap-2">
          <p>
            {describeLink(link)} Anyone who has it can score as {link.name}.
          </p>
          <CopyLink url={link.url} label={`Link for ${link.name}`} />
        </Alert>
      ) : null}
    </>
  )
}
