import { Fragment } from 'react'

export function AnswerChips({
  chips,
  aside = [],
  disabled,
  onPick,
}: {
  chips: readonly string[]
  /** Those that are no wording of an answer, each on a row of its own. */
  aside?: readonly string[]
  disabled: boolean
  onPick: (chip: string) => void
}) {
  return (
    <fieldset
      disabled={disabled}
      className="max-sm:group-has-[[data-slot=card-form]]/chat:hidden flex flex-wrap gap-1.5 pt-1 sm:gap-2 in-data-[slot=ask]:py-0 pb-2 not-in-data-[slot=ask]:pl-3.5"
    >
      <legend className="sr-only">Suggested answers</legend>
      {chips.map((chip) => {
        const isAside = aside.includes(chip)
        return (
          <Fragment key={chip}>
            {isAside ? <span className="basis-full" /> : null}
            <button
              type="button"
              onClick={() => onPick(chip)}
              className={`min-h-8 pointer-coarse:min-h-11 rounded-sm border bg-card wrap-anywhere px-2.5 py-1 sm:px-3 text-left text-sm transition-colors duration-150 hover:border-primary hover:bg-accent active:bg-secondary disabled:text-muted-foreground ${isAside ? 'border-input font-semibold' : 'border-primary/60 text-primary'}`}
            >
              {chip}
            </button>
          </Fragment>
        )
      })}
    </fieldset>
  )
}
