import type { ComponentProps } from 'react'
import { Label } from '@/components/ui/label'
import { cn } from '@/lib/utils'

/** A muted sentence below a control or a heading. */
export const FIELD_NOTE = 'text-muted-foreground text-sm/snug empty:hidden'

export function Field({ className, invalid, ...props }: ComponentProps<'div'> & { invalid?: boolean }) {
  return (
    <div
      data-slot="field"
      data-invalid={invalid || undefined}
      className={cn('grid gap-1.5', className)}
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
      {optional ? <Optional /> : null}
    </Label>
  )
}

/** After a label. */
export function Optional() {
  return <span className="font-normal text-muted-foreground"> (optional)</span>
}

/** The control must refer to it by `aria-describedby`. */
export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-description" className={cn(FIELD_NOTE, className)} {...props} />
}

/** The control must refer to it by `aria-describedby`. Render it even when empty: only changes of a live region are announced. */
export function FieldError({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      aria-live="polite"
      className={cn(
        'relative pl-5.5 text-destructive text-sm/snug before:absolute before:top-[0.1em] before:left-0 before:mask-(--icon-warning) before:size-4 before:bg-current forced-colors:before:bg-[CanvasText] empty:hidden',
        className,
      )}
      {...props}
    />
  )
}

export function FieldSet({
  className,
  legend,
  children,
  ...props
}: ComponentProps<'fieldset'> & { legend: string }) {
  return (
    <fieldset data-slot="field-set" className={cn('grid min-w-0 gap-5', className)} {...props}>
      <legend className="mb-4 font-semibold text-lg">{legend}</legend>
      {children}
    </fieldset>
  )
}
