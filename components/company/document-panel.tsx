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
  const [refusal, setRefusal] = useState<Refusal>()
  const { pending, read, stop } = useDocumentReading({ leaveSignal, onFound, onFailed: setRefusal })
  const fileInput = useRef<HTMLInputElement>(null)
  const textInput = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  useEffect(() => fileInput.current?.focus(), [])

  function start() {
    const isText = text.trim() !== ''
    if (Boolean(file) === isText) {
      setRefusal({ message: 'Please choose a file or paste some text' })
      textInput.current?.focus()
    } else if (file && file.size > RESEARCH_LIMITS.documentBytes) {
      setRefusal({ message: TOO_LARGE, input: 'file' })
      fileInput.current?.focus()
    } else read(file ? { companyId, file } : { companyId, text })
  }

  return (
    <fieldset
      data-invalid={refusal ? '' : undefined}
      className="grid min-w-0 gap-4 rounded-md border bg-muted px-4 pt-3 pb-4 data-invalid:border-destructive"
    >
      <legend className="px-1 font-semibold text-sm">Use a document or text instead</legend>
      <FieldError id={`${id}-error`}>{refusal?.message}</FieldError>
      <FormField
        label="Document"
        description="PDF, DOCX or plain text, up to 10 MB. We read it and don’t keep the file."
        status={pending ? 'Reading the document...' : null}
      >
        {(control) => (
          <FileInput
            {...control}
            aria-invalid={refusal?.input === 'file' || undefined}
            aria-describedby={`${control['aria-describedby']} ${id}-error`}
            ref={fileInput}
            accept={ACCEPTED_TYPES}
            disabled={pending}
            onChange={(event) => {
              setFile(event.target.files?.[0])
              setRefusal(undefined)
            }}
          />
        )}
      </FormField>
      <FormField label="Or paste text">
        {(control) => (
          <Textarea
            {...control}
            ref={textInput}
            aria-invalid={refusal?.input === 'text' || undefined}
            aria-describedby={`${control['aria-describedby']} ${id}-error`}
            value={text}
            readOnly={pending}
            maxLength={RESEARCH_LIMITS.sourceText}
            placeholder="e.g. from your website, a brochure or a handbook"
            onChange={(event) => {
              setText(event.target.value)
              setRefusal(undefined)
            }}
          />
        )}
      </FormField>
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
        <Button variant={pending ? 'outline' : 'link'} onClick={pending ? stop : onClose}>
          {pending ? 'Stop' : 'Close'}
        </Button>
      </p>
    </fieldset>
  )
}

/** Without `input` it is both or neither. */
interface Refusal {
  message: string
  input?: 'file' | 'text'
}

function useDocumentReading({
  leaveSignal,
  onFound,
  onFailed,
}: {
  leaveSignal: AbortSignal | undefined
  onFound: (findings: ResearchFindings) => void
  onFailed: (refusal: Refusal) => void
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
      onFailed(
        error instanceof ApiError
          ? { message: error.detail, input: 'file' in input ? 'file' : 'text' }
          : { message: 'Something went wrong at our end. What you entered is still here. Please try again.' },
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
