'use client'

import { type FormEvent, useState, useTransition } from 'react'
import { FormField } from '@/components/forms/form-field'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import { callApi } from '@/lib/api/client'
import { DECISIONS, type Decision, REASON_MAX } from '@/lib/interview-kit/panel/options'
import type { CandidateView, Panel } from '@/lib/interview-kit/panel/schema'
import { errorsOf } from './use-panel'

export function DecisionForm({
  candidate: { id, decision: initial, decisionReason },
  onDecided,
}: {
  candidate: CandidateView
  onDecided: (panel: Panel) => void
}) {
  const [decision, setDecision] = useState<Decision | ''>(initial ?? '')
  const [reason, setReason] = useState(decisionReason ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [said, setSaid] = useState('')
  const [pending, startTransition] = useTransition()

  function submit(event: FormEvent) {
    event.preventDefault()
    setErrors({})
    setSaid('')
    startTransition(async () => {
      try {
        const body = { decision: decision as Decision, reason }
        const { panel } = await callApi('PUT /api/candidates/{id}/decision', { params: { id }, body })
        onDecided(panel)
        setSaid('Decision saved.')
      } catch (error) {
        setErrors(errorsOf(error))
      }
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-160 gap-3 print:hidden">
      <FormField label="Decision" error={errors.decision}>
        {(control) => (
          <NativeSelect
            {...control}
            value={decision}
            onChange={({ target }) => setDecision(target.value as Decision | '')}
          >
            <option value="">Choose</option>
            {DECISIONS.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField
        label="Reason"
        description="From what the job needs. The candidate can ask to read it."
        error={errors.reason}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-18"
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FormField>
      <Button type="submit" variant="outline" pending={pending} className="justify-self-start">
        Save the decision
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {errors.form}
      </p>
    </form>
  )
}
