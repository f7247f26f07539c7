import type { ReactNode } from 'react'
import { isNeededByLaw, LawMark, LawNote, NeededTag } from '@/components/knowledge/law-mark'
import { OPEN_DETAILS_ID } from '@/components/specification/anchors'
import { anchorOf, type LineGroup, SOUGHT, titleOfOpen } from '@/lib/specification/document/parts'
import { factForSection } from '@/lib/specification/topic-of-section'
import { cn } from '@/lib/utils'
import { SheetPart } from './sheet-part'

/** Names that a closed list still shows. */
const NAMES_SHOWN = 3
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What nobody has filled, in one part of the sheet: first what an approval waits for, then the rest, which opens. */
export function OpenDetails({
  number,
  heading,
  groups,
  needed,
  neededCount = 0,
  isLawOpen = false,
  renderAddition,
}: {
  number: string
  heading: 'h2' | 'h3'
  groups: readonly LineGroup[]
  /** Ways to settle what keeps the draft from being approved, which `groups` leaves out; `neededCount` of them. */
  needed?: ReactNode
  neededCount?: number
  /** The details that the law asks for are unfolded. */
  isLawOpen?: boolean
  /** A way to fill a row in. Absent where nothing can be. */
  renderAddition?: ((group: LineGroup) => ReactNode) | undefined
}) {
  const first = groups.filter(({ absence }) => absence === 'needed')
  const rest = groups.filter(({ absence }) => absence !== 'needed')
  const byLaw = rest.filter(isAskedByLaw)
  const optional = rest.filter((group) => !isAskedByLaw(group))
  const count = groups.length + neededCount
  if (count === 0) return null
  return (
    <SheetPart number={number} title={titleOfOpen(count)} heading={heading} id={OPEN_DETAILS_ID}>
      {needed}
      {first.length > 0 ? (
        <Rows groups={first} renderAddition={renderAddition}>
          {first.some(isAskedByLaw) ? <LawNote /> : null}
        </Rows>
      ) : null}
      <div className={renderAddition ? 'border-t print:border-0' : 'grid gap-5'}>
        <Part
          title={`${countDetails(byLaw)} we need by law before we introduce candidates`}
          groups={byLaw}
          note="You can approve without them. We can’t introduce candidates until we have them."
          isOpen={isLawOpen}
          renderAddition={renderAddition}
        />
        <Part
          title={`${countDetails(optional)} ${renderAddition ? 'you can leave open' : 'left open'}`}
          groups={optional}
          renderAddition={renderAddition}
        />
      </div>
    </SheetPart>
  )
}

interface RowsProps {
  groups: readonly LineGroup[]
  renderAddition?: ((group: LineGroup) => ReactNode) | undefined
  /** What their marks mean. Without it rows have none. */
  children?: ReactNode
}

/** Opens where its rows can be filled in. */
function Part({
  title,
  groups,
  note,
  isOpen = false,
  renderAddition,
}: RowsProps & { title: string; note?: string; isOpen?: boolean }) {
  if (groups.length === 0) return null
  if (!renderAddition)
    return (
      <div>
        <p className="pb-2 font-semibold">{title}</p>
        <Rows groups={groups} />
      </div>
    )
  return (
    <>
      <details open={isOpen} className="group/open border-b print:hidden">
        <summary className="disclosure min-h-11 cursor-pointer py-2.5">
          <span className="grid">
            <span className="link font-semibold">{title}</span>{' '}
            <span className="text-muted-foreground text-sm group-open/open:hidden">{listNames(groups)}</span>
          </span>
        </summary>
        {note ? <p className="pb-3 pl-5.25 text-muted-foreground text-sm">{note}</p> : null}
        <Rows groups={groups} renderAddition={renderAddition} />
        <p className="border-t py-3 text-muted-foreground text-sm">{describeForCandidates(groups)}</p>
      </details>
      <p className="hidden print:block">
        <strong className="block">{title}</strong>
        {groups.map(({ label }) => label).join('; ')}
      </p>
    </>
  )
}

function Rows({ groups, renderAddition, children }: RowsProps) {
  return (
    <>
      {children}
      <ul className="grid items-start sm:grid-cols-2 sm:gap-x-10">
        {groups.map((group) => {
          const { key, label, absence } = group
          return (
            <li
              key={key}
              id={anchorOf(key)}
              tabIndex={-1}
              className={cn(
                'flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t py-1 target:bg-signal-wash has-[form]:block pointer-coarse:min-h-11 print:min-h-0',
                absence === 'needed' && 'border-signal border-t-2',
              )}
            >
              <span className="min-w-0 text-sm">
                <span className="font-semibold">{label}</span>
                {children && isAskedByLaw(group) ? <LawMark /> : null}
                {absence === 'needed' ? (
                  <>
                    {' '}
                    <NeededTag />
                  </>
                ) : null}
              </span>
              {renderAddition?.(group)}
            </li>
          )
        })}
      </ul>
    </>
  )
}

export function isAskedByLaw({ key }: LineGroup): boolean {
  const topic = factForSection(key)?.topic
  return topic !== undefined && isNeededByLaw(topic)
}

const countDetails = ({ length }: readonly LineGroup[]) => (length === 1 ? '1 detail' : `${length} details`)

function listNames(groups: readonly LineGroup[]): string {
  const names = groups.map(({ label }) => label)
  const more = names.length - NAMES_SHOWN
  return AND.format(more > 1 ? [...names.slice(0, NAMES_SHOWN), `${more} more`] : names)
}

/** What becomes of open details in the edition for candidates. */
function describeForCandidates(groups: readonly LineGroup[]): string {
  const shown = groups.filter(({ key }) => SOUGHT.includes(key)).map(({ label }) => label.toLowerCase())
  if (shown.length === 0) return 'They’re left out of what candidates see.'
  const rest = groups.length > shown.length ? ' The rest is left out of what they see.' : ''
  return `Candidates will see “To be confirmed” for ${AND.format(shown)}.${rest}`
}
