import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '@/components/forms/form-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { Textarea } from '@/components/ui/textarea'
import type { ResearchState } from './company-details-calls'
import type { DetailsStaticParts } from './details-static-parts'

export function DescriptionField({
  error,
  research,
  parts,
  onGenerate,
  registration,
}: {
  error: string | undefined
  research: ResearchState
  parts: DetailsStaticParts
  onGenerate: () => void
  registration: UseFormRegisterReturn
}) {
  return (
    <div className="grid gap-2">
      <FormField label="Company description" error={error} status={research.descriptionNote}>
        {(control) => <Textarea {...control} {...registration} {...parts.description} />}
      </FormField>
      <p className="flex flex-wrap gap-2">
        <SubmitButton
          {...parts.write}
          pending={research.running === 'description'}
          disabled={Boolean(research.running)}
          onClick={onGenerate}
        />
        {research.restoreButton}
      </p>
    </div>
  )
}
