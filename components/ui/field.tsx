import type { ComponentProps } from 'react'
import { Label } from '@/components/ui/label'

/** One labelled control with its description and error. `data-invalid` marks the whole of it. */
export function Field({ className, invalid, ...props }: ComponentProps<'div'> & { invalid?: boolean }) {
  return (
    <div
      data-slot="field"
      data-invalid={invalid || undefined}
      className={`field ${className ?? ''}`}
      {...props}
    />
  )
}

/** The label of a field; an `optional` one says so. */
export function FieldLabel({
  optional,
  children,
  ...props
}: ComponentProps<'label'> & { optional?: boolean }) {
  return (
    <Label {...props}>
      {children}
      {optional ? <span> (optional)</span> : null}
    </Label>
  )
}

/** What helps to fill the field; the control names it with `aria-describedby`. */
export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-description" className={`field-note ${className ?? ''}`} {...props} />
}

/**
 * The error of a field. It stays in the document when empty, so that a screen reader hears the message when it comes;
 * the control names it with `aria-describedby`.
 */
export function FieldError({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p data-slot="field-error" aria-live="polite" className={`field-error ${className ?? ''}`} {...props} />
  )
}

/** Several fields under one heading, as a fieldset: its `legend` is for screen readers and eyes alike. */
export function FieldSet({
  className,
  legend,
  children,
  ...props
}: ComponentProps<'fieldset'> & { legend: string }) {
  return (
    <fieldset data-slot="field-set" className={`grid min-w-0 gap-5 ${className ?? ''}`} {...props}>
      <legend className="mb-4 font-semibold text-lg">{legend}</legend>
      {children}
    </fieldset>
  )
}
