import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '@/components/forms/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { ResearchMark } from './research-mark'
import type { ResearchFailure, ResearchTask } from './use-website-research'

/**
 * The company's website with the button that researches it. The address is held while it is read, so that an answer belongs to what the
 * field shows. `findings` is the anchor of what was found.
 */
export function WebsiteField({
  error,
  running,
  failure,
  findings,
  onResearch,
  registration,
}: {
  error: string | undefined
  running: ResearchTask | null
  failure: ResearchFailure | null
  findings: string | undefined
  onResearch: () => void
  registration: UseFormRegisterReturn
}) {
  const reading = running === 'website'
  return (
    <FormField
      label="Company website"
      optional
      description="The AI reads it for the description, and for what candidates ask about. Check what it finds."
      error={error}
      status={<Status reading={reading} failure={failure} findings={findings} />}
    >
      {(control) => (
        <span className="flex flex-col gap-2 sm:flex-row">
          <Input
            {...control}
            {...registration}
            readOnly={running !== null}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://www.yourcompany.co.uk"
          />
          <Button variant="outline" disabled={running !== null} onClick={onResearch}>
            {reading ? <Spinner /> : <ResearchMark />}
            {reading ? 'Researching...' : 'Research with AI'}
          </Button>
        </span>
      )}
    </FormField>
  )
}

function Status({
  reading,
  failure,
  findings,
}: {
  reading: boolean
  failure: ResearchFailure | null
  findings: string | undefined
}) {
  if (reading) return 'The website is being read. You can go on with the other fields.'
  if (failure?.task === 'website') return failure.text
  if (!findings) return null
  return (
    <>
      The website was read.{' '}
      <a href={findings} className="link">
        See what was found
      </a>
    </>
  )
}
