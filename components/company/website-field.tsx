import type { UseFormRegisterReturn } from 'react-hook-form'
import { FormField } from '@/components/forms/form-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { Input } from '@/components/ui/input'
import type { ResearchState } from './company-details-calls'
import type { DetailsStaticParts } from './details-static-parts'

/** Read-only during research, so that the result belongs to the address shown. */
export function WebsiteField({
  error,
  research,
  parts,
  onResearch,
  onDocument,
  registration,
}: {
  error: string | undefined
  research: ResearchState
  parts: DetailsStaticParts
  onResearch: () => void
  onDocument: () => void
  registration: UseFormRegisterReturn
}) {
  return (
    <div className="grid gap-2">
      <FormField
        label="Company website"
        optional
        description={parts.websiteHint}
        error={error}
        status={research.websiteNote}
      >
        {(control) => (
          <span className="flex flex-col gap-2 sm:flex-row">
            <Input
              {...control}
              {...registration}
              {...parts.website}
              aria-invalid={control['aria-invalid'] ?? (research.isAddressRefused || undefined)}
              readOnly={Boolean(research.running)}
            />
            <SubmitButton
              {...parts.research}
              pending={research.running === 'website'}
              disabled={Boolean(research.running)}
              onClick={onResearch}
            />
          </span>
        )}
      </FormField>
      {research.panel ?? <button type="button" {...parts.document} onClick={onDocument} />}
    </div>
  )
}
