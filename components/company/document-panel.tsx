import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { ApiError } from '@/lib/api/client'
import { RESEARCH_LIMITS } from '@/lib/research/options'
import { type ResearchFindings, readDocument } from './research-stream'

const MEGABYTE = 1024 * 1024
const ACCEPTED_TYPES = '.pdf,.docx,.txt,application/pdf,text/plain'
const TOO_LARGE = `This file is too large: ${RESEARCH_LIMITS.documentBytes / MEGABYTE} MB at most.`

/** A document or a text in place of a website. `left` is aborted when the screen is left. */
export function DocumentPanel({
  companyId,
  left,
  onFound,
  onClose,
}: {
  companyId: string
  left: AbortSignal | undefined
  onFound: (findings: ResearchFindings) => void
  onClose: () => void
}) {
  const [file, setFile] = useState<File>()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { pending, read, stop } = useDocumentReading({ left, onFound, setError })
  const first = useRef<HTMLInputElement>(null)

  useEffect(() => first.current?.focus(), [])

  function start() {
    const isText = text.trim() !== ''
    if (Boolean(file) === isText) setError('Please choose a file or paste some text')
    else if (file && file.size > RESEARCH_LIMITS.documentBytes) setError(TOO_LARGE)
    else read(file ? { companyId, file } : { companyId, text })
  }

  return (
    <fieldset className="grid min-w-0 gap-4 rounded-md border border-input bg-muted px-4 pt-1 pb-4">
      <legend className="px-1 font-semibold text-sm">From a text or document</legend>
      <FormField
        label="Document"
        optional
        description="PDF, DOCX or plain text, 10 MB at most. It is read for the card below and not kept as a file."
        error={error}
        status={pending ? 'The document is being read.' : null}
      >
        {(control) => (
          <Input
            {...control}
            ref={first}
            type="file"
            className="file:mr-3 file:rounded-sm file:bg-secondary file:px-2 file:font-semibold"
            accept={ACCEPTED_TYPES}
            disabled={pending}
            onChange={(event) => {
              setFile(event.target.files?.[0])
              setError(undefined)
            }}
          />
        )}
      </FormField>
      <FormField label="Or text to paste" optional>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            readOnly={pending}
            maxLength={RESEARCH_LIMITS.sourceText}
            placeholder="From your website, a brochure, a handbook"
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <SubmitButton type="button" size="sm" pending={pending} pendingLabel="Reading..." onClick={start}>
          Read it with AI
        </SubmitButton>
        <Button variant="outline" size="sm" onClick={pending ? stop : onClose}>
          {pending ? 'Stop' : 'Close'}
        </Button>
      </p>
    </fieldset>
  )
}

/** Reads one document at a time, with the notifications of the research (specification, section 8). */
function useDocumentReading({
  left,
  onFound,
  setError,
}: {
  left: AbortSignal | undefined
  onFound: (findings: ResearchFindings) => void
  setError: (message: string) => void
}) {
  const [pending, setPending] = useState(false)
  const running: RefObject<AbortController | undefined> = useRef(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function read(given: Parameters<typeof readDocument>[0]) {
    const controller = new AbortController()
    left?.addEventListener('abort', () => controller.abort())
    running.current = controller
    setPending(true)
    try {
      onFound(await readDocument(given, controller.signal))
      notify({ title: 'Company research completed' })
    } catch (error) {
      if (controller.signal.aborted) return
      setError(error instanceof ApiError ? error.detail : 'Something went wrong on our side.')
      notify({
        title: 'Research failed',
        description: 'Could not research company insights. Please continue with manual information.',
        variant: 'destructive',
      })
    } finally {
      if (!left?.aborted) setPending(false)
    }
  }
  return { pending, read, stop: () => running.current?.abort() }
}
