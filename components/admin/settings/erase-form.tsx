'use client'

import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { isSessionExpired } from '@/components/admin/lists/errors'
import { Form } from '@/components/forms/form'
import { FormErrorSummary } from '@/components/forms/form-error-summary'
import { FormField } from '@/components/forms/form-field'
import { OptionSelect } from '@/components/forms/option-select'
import { applyServerErrors } from '@/components/forms/server-errors'
import { SubmitButton } from '@/components/forms/submit-button'
import { Input } from '@/components/ui/input'
import type { ErasedPerson } from '@/lib/admin/personal-data/schema'
import { reasonOf } from '@/lib/api/client'

interface Values {
  confirmation: string
  contracts: 'keep' | 'erase'
}

const CONTRACTS = [
  ['keep', 'Keep them, without the person'],
  ['erase', 'Erase them too'],
] as const

const UNREACHABLE = 'We couldn’t reach the server. Nothing was erased. Please try again.'

/** `approvals` of the person’s companies are records of a contract. */
export function EraseForm({
  email,
  approvals,
  onErased,
}: {
  email: string
  approvals: number
  onErased: (result: ErasedPerson) => void
}) {
  const { watch, setValue, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { confirmation: '', contracts: 'keep' },
  })
  const erasing = useMutation({
    mutationFn: (values: Values) =>
      callAdmin('POST /api/admin/personal-data/erase', { body: { email, ...values } }),
    onSuccess: onErased,
    onError: (error) => {
      if (isSessionExpired(error) || applyServerErrors(error, setError, ['confirmation', 'contracts'])) return
      setError('root', { message: reasonOf(error, UNREACHABLE) })
    },
  })
  const { errors } = formState
  return (
    <Form
      className="grid gap-3 border-t pt-4 [&>[data-slot=field]]:max-w-105"
      onSubmit={handleSubmit((values) => erasing.mutate(values))}
    >
      <FormErrorSummary errors={errors} />
      {approvals > 0 ? (
        <FormField
          label={`Approved specifications, ${approvals}`}
          status="The privacy policy keeps them as records of a contract."
          error={errors.contracts?.message}
        >
          {(control) => (
            <OptionSelect
              {...control}
              options={CONTRACTS}
              value={watch('contracts')}
              onChange={(contracts) => setValue('contracts', contracts)}
            />
          )}
        </FormField>
      ) : null}
      <FormField
        label="To erase this data, type the email address again"
        error={errors.confirmation?.message}
      >
        {(control) => <Input {...control} {...register('confirmation')} autoComplete="off" />}
      </FormField>
      <SubmitButton
        variant="danger"
        className="justify-self-start"
        pending={erasing.isPending}
        pendingLabel="Erasing..."
      >
        Erase the data
      </SubmitButton>
    </Form>
  )
}
