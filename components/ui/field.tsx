import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Label } from '@/components/ui/label'

/** One labelled control with its description and error. `data-invalid` marks the whole of it. */
export function Field({
  className,
  invalid = false,
  ...props
}: ComponentProps<'div'> & { invalid?: boolean }) {
  return (
    <div
      data-slot="field"
      data-invalid={invalid || undefined}
      className={cx('grid gap-1.5', className)}
      {...props}
    />
  )
}

export function FieldLabel({
  optional = false,
  children,
  ...props
}: ComponentProps<'label'> & { optional?: boolean }) {
  return (
    <Label data-slot="field-label" {...props}>
      {children}
      {optional ? <span className="font-normal text-muted-foreground"> (optional)</span> : null}
    </Label>
  )
}

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-description"
      className={cx('text-muted-foreground text-sm leading-snug', className)}
      {...props}
    />
  )
}

/**
 * The error of a field. It stays in the document when empty, so that a screen reader hears the message when it comes;
 * the control names it with `aria-describedby`.
 */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      aria-live="polite"
      className={cx('flex items-start gap-1.5 text-destructive text-sm leading-snug empty:hidden', className)}
      {...props}
    >
      {children ? (
        <>
          <svg
            viewBox="0 0 16 16"
            className="mt-[0.15em] size-4 shrink-0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M8 1.75 14.75 14H1.25zM8 6v3.75M8 11.25v1" />
          </svg>
          <span>{children}</span>
        </>
      ) : null}
    </p>
  )
}

/** Several fields under one heading, as a fieldset: give it a `legend` for screen readers and eyes alike. */
export function FieldSet({
  className,
  legend,
  children,
  ...props
}: ComponentProps<'fieldset'> & { legend: string }) {
  return (
    <fieldset data-slot="field-set" className={cx('grid min-w-0 gap-5', className)} {...props}>
      <legend className="mb-4 font-semibold text-lg">{legend}</legend>
      {children}
    </fieldset>
  )
}
