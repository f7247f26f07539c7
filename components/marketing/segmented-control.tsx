/** Radio buttons, so that it works without script. A common parent shows the chosen view by CSS: `has-[#id:checked]`. */
export function SegmentedControl({
  legend,
  name,
  options,
  className,
}: {
  legend: string
  name: string
  /** `id` is the radio button's. The first option is chosen at the start. */
  options: readonly { id: string; label: string }[]
  className?: string
}) {
  return (
    <fieldset data-slot="segments" className={`flex w-fit rounded-md border border-input ${className ?? ''}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ id, label }, index) => (
        <label
          key={id}
          className="relative inline-flex min-h-11 cursor-pointer items-center px-3 text-center font-semibold text-sm leading-tight not-first-of-type:border-l first-of-type:rounded-l-[3px] last-of-type:rounded-r-[3px] hover:bg-accent has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 sm:px-5"
        >
          <input type="radio" name={name} id={id} defaultChecked={index === 0} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
