import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '@/components/forms/form-field'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { Textarea } from '@/components/ui/textarea'
import { ResearchMark } from './research-mark'
import type { ResearchFailure, ResearchTask } from './use-website-research'

/** The company's description with the button that writes it from the website, and the way back to the person's own words. */
export function DescriptionField({
  error,
  running,
  failure,
  hasOwnText,
  onRestore,
  onGenerate,
  registration,
}: {
  error: string | undefined
  running: ResearchTask | null
  failure: ResearchFailure | null
  hasOwnText: boolean
  onRestore: () => void
  onGenerate: () => void
  registration: UseFormRegisterReturn
}) {
  const writing = running === 'description'
  return (
    <div className="grid gap-2">
      <FormField
        label="Company description"
        error={error}
        status={failure?.task === 'description' ? failure.text : null}
      >
        {(control) => (
          <Textarea
            {...control}
            {...registration}
            rows={5}
            placeholder="What you design, build or make, for whom, and where"
          />
        )}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={running !== null} onClick={onGenerate}>
          {writing ? <Spinner /> : <ResearchMark />}
          {writing ? 'Writing...' : 'Write with AI from the website'}
        </Button>
        {hasOwnText ? (
          <Button variant="ghost" size="sm" onClick={onRestore}>
            Put my own text back
          </Button>
        ) : null}
      </p>
    </div>
  )
}
