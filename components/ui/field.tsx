import type { ComponentProps } from 'react'
import { Label } from '@/components/ui/label'

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

/** The control must refer to it by `aria-describedby`. */
export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-description" className={`field-note ${className ?? ''}`} {...props} />
}

/** The control must refer to it by `aria-describedby`. Render it even when empty: only changes of a live region are announced. */
export function FieldError({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p data-slot="field-error" aria-live="polite" className={`field-error ${className ?? ''}`} {...props} />
  )
}

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
