import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useTypedText } from '@/components/forms/typed-text'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { ApiError } from '@/lib/api/client'
import { RESEARCH_LIMITS } from '@/lib/research/options'
import { type ResearchFindings, readDocument } from './research-stream'

const MEGABYTE = 1024 * 1024
const ACCEPTED_TYPES = '.pdf,.docx,.txt,application/pdf,text/plain'
const TOO_LARGE = `This file is too large. The limit is ${RESEARCH_LIMITS.documentBytes / MEGABYTE} MB.`

export function DocumentPanel({
  companyId,
  leaveSignal,
  onFound,
  onClose,
}: {
  companyId: string
  leaveSignal: AbortSignal | undefined
  onFound: (findings: ResearchFindings) => void
  onClose: () => void
}) {
  const [file, setFile] = useState<File>()
  const [typed, setText] = useTypedText(`document.${companyId}`)
  const text = typed ?? ''
  const [error, setError] = useState<string>()
  const { pending, read, stop } = useDocumentReading({ leaveSignal, onFound, setError })
  const fileInput = useRef<HTMLInputElement>(null)
  const textInput = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const isInvalid = error ? true : undefined

  useEffect(() => fileInput.current?.focus(), [])

  function start() {
    const isText = text.trim() !== ''
    if (Boolean(file) === isText) refuse('Please choose a file or paste some text', textInput.current)
    else if (file && file.size > RESEARCH_LIMITS.documentBytes) refuse(TOO_LARGE, fileInput.current)
    else read(file ? { companyId, file } : { companyId, text })
  }
  function refuse(message: string, control: HTMLElement | null) {
    setError(message)
    control?.focus()
  }

  return (
    <fieldset className="grid min-w-0 gap-4 rounded-md border border-input bg-muted px-4 pt-3 pb-4">
      <legend className="px-1 font-semibold text-sm">Use a document or text instead</legend>
      <FormField
        label="Document"
        description="PDF, DOCX or plain text, up to 10 MB. We read it and don’t keep the file."
        status={pending ? 'Reading the document...' : null}
      >
        {(control) => (
          <FileInput
            {...control}
            aria-invalid={isInvalid}
            aria-describedby={`${control['aria-describedby']} ${id}-error`}
            ref={fileInput}
            accept={ACCEPTED_TYPES}
            disabled={pending}
            onChange={(event) => {
              setFile(event.target.files?.[0])
              setError(undefined)
            }}
          />
        )}
      </FormField>
      <div className="grid gap-1.5">
        <FormField label="Or paste text">
          {(control) => (
            <Textarea
              {...control}
              ref={textInput}
              aria-invalid={isInvalid}
              aria-describedby={`${control['aria-describedby']} ${id}-error`}
              value={text}
              readOnly={pending}
              maxLength={RESEARCH_LIMITS.sourceText}
              placeholder="e.g. from your website, a brochure or a handbook"
              onChange={(event) => {
                setText(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </FormField>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <p className="flex flex-wrap gap-2">
        <SubmitButton
          type="button"
          variant="outline"
          pending={pending}
          pendingLabel="Reading..."
          onClick={start}
        >
          Read with AI
        </SubmitButton>
        <Button variant="outline" onClick={pending ? stop : onClose}>
          {pending ? 'Stop' : 'Close'}
        </Button>
      </p>
    </fieldset>
  )
}

function useDocumentReading({
  leaveSignal,
  onFound,
  setError,
}: {
  leaveSignal: AbortSignal | undefined
  onFound: (findings: ResearchFindings) => void
  setError: (message: string) => void
}) {
  const [pending, setPending] = useState(false)
  const running: RefObject<AbortController | undefined> = useRef(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function read(input: Parameters<typeof readDocument>[0]) {
    const controller = new AbortController()
    leaveSignal?.addEventListener('abort', () => controller.abort())
    running.current = controller
    setPending(true)
    try {
      onFound(await readDocument(input, controller.signal))
      notify({ title: 'Company research completed' })
    } catch (error) {
      if (controller.signal.aborted) return
      setError(
        error instanceof ApiError
          ? error.detail
          : 'Something went wrong at our end. What you entered is still here. Please try again.',
      )
      notify({
        title: 'Research failed',
        description: 'Could not research company insights. Please continue with manual information.',
        variant: 'destructive',
      })
    } finally {
      if (!leaveSignal?.aborted) setPending(false)
    }
  }
  return { pending, read, stop: () => running.current?.abort() }
}
