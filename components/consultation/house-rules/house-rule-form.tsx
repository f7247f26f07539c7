'use client'

import { type FormEvent, useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { OptionSelect } from '@/components/forms/option-select'
import { SubmitButton } from '@/components/forms/submit-button'
import { useTypedText } from '@/components/forms/typed-text'
import { Input } from '@/components/ui/input'
import { HOUSE_RULE_KINDS, HOUSE_RULE_MAX, type HouseRuleKind } from '@/lib/consultation/house-rules/options'
import type { HouseRuleInput } from '@/lib/consultation/house-rules/schema'

const KINDS = HOUSE_RULE_KINDS.map(({ key, label }) => [key, label] as const)
const EXAMPLES: Record<HouseRuleKind, string> = {
  tone: 'Plain and direct, no superlatives',
  avoid: 'rockstar',
  benefit: '27 days’ holiday plus bank holidays',
  fact: 'We are certified to ISO 9001',
}

export function HouseRuleForm({
  isModelLed,
  pending,
  onAdd,
}: {
  isModelLed: boolean
  pending: boolean
  onAdd: (input: HouseRuleInput) => Promise<boolean>
}) {
  const [kind, setKind] = useState<HouseRuleKind>('benefit')
  const [typed, setText] = useTypedText('house-rule')
  const text = typed ?? ''
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim().length < 2) {
      setError(text.trim() === '' ? 'Enter a rule' : 'Enter at least 2 characters')
      input.current?.focus()
      return
    }
    setError(undefined)
    if (await onAdd({ kind, text })) setText(null)
    input.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[12rem_1fr]">
      <FormField label="Type">
        {(control) => <OptionSelect {...control} options={KINDS} value={kind} onChange={setKind} />}
      </FormField>
      <FormField
        label="Rule"
        className="[&>[data-slot=field-description]]:order-last"
        error={error}
        description={
          kind === 'tone' && !isModelLed
            ? 'Tone rules have no effect at the moment. Only a language model can follow them, and our own software is writing the text.'
            : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={text}
            maxLength={HOUSE_RULE_MAX}
            placeholder={EXAMPLES[kind]}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <SubmitButton pending={pending} pendingLabel="Saving..." className="sm:col-start-2 sm:justify-self-end">
        Add rule
      </SubmitButton>
    </form>
  )
}
