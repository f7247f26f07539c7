import type { ComponentProps } from 'react'

/** The rows of a `<fieldset>` of radio buttons or checkboxes. */
export function ChoiceRows({ className = 'gap-x-2', ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-y-2 ${className}`}
      {...props}
    />
  )
}

/** The whole row is a touch target, and a chosen row also has a marked edge. In a fieldset with `aria-invalid` it is red, and shows a focus that a script set. */
export function Choice({ htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label
      htmlFor={htmlFor}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-input in-aria-invalid:border-destructive! bg-card in-aria-invalid:bg-destructive-wash px-3 py-2 leading-[1.375] outline-ring transition-colors hover:border-foreground in-aria-invalid:has-focus:outline-3 in-aria-invalid:has-focus:outline-offset-2 has-checked:border-primary has-checked:bg-accent has-checked:[box-shadow:inset_0_0_0_1px_var(--primary)]"
      {...props}
    >
      {children}
    </label>
  )
}
