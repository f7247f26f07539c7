import { NeededTag } from '@/components/knowledge/law-mark'
import { UnbrokenFigures } from '@/components/specification/draft/unbroken-figures'
import { PRINTED_CELL } from '@/components/specification/sheet/title-block'
import { buildGlance, type SheetSection } from '@/lib/specification/document/parts'

/** Pay, place, hours and start, under the title block. */
export function Glance({ sections }: { sections: readonly SheetSection[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-px border-line/70 border-b bg-border max-[22rem]:grid-cols-1 @4xl:grid-cols-4 print:mb-5 print:overflow-hidden print:border-x print:bg-transparent">
        {buildGlance(sections).map(({ label, text, isNeeded }) => (
          <div key={label} className={`min-w-0 bg-card px-4 py-3 sm:px-6 ${PRINTED_CELL}`}>
            <dt className="title-label">{label}</dt>
            <dd className="wrap-anywhere">
              {text === null ? (
                isNeeded ? (
                  <NeededTag />
                ) : (
                  <span className="text-muted-foreground">To be confirmed</span>
                )
              ) : (
                <UnbrokenFigures>{text}</UnbrokenFigures>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
