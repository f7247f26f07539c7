import type { ComponentProps } from 'react'

/** The rows of a `<fieldset>` of radio buttons or checkboxes. */
export function ChoiceRows(props: ComponentProps<'div'>) {
  return <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-2" {...props} />
}

/** The whole row is a touch target, and a chosen row also has a marked edge. Red in a fieldset with `aria-invalid`. */
export function Choice({ htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label
      htmlFor={htmlFor}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border in-aria-invalid:border-destructive! bg-card in-aria-invalid:bg-destructive-wash px-3 py-2 leading-[1.375] transition-colors hover:bg-accent has-checked:border-primary has-checked:bg-accent has-checked:[box-shadow:inset_0_0_0_1px_var(--primary)]"
      {...props}
    >
      {children}
    </label>
  )
}
