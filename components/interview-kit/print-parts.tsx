import { TitleBlock, TitleCell } from '@/components/specification/sheet/title-block'
import type { Kit } from '@/lib/interview-kit/schema'
import { SCORES } from '@/lib/interview-kit/scorecards/options'

/** In print with cells to fill in by hand. */
export function KitTitleBlock({ kit: { jobTitle, companyName, version, minutes } }: { kit: Kit }) {
  return (
    <TitleBlock>
      <TitleCell label="Vacancy" span="wide">
        <span className="font-semibold text-lg">{jobTitle}</span>
      </TitleCell>
      <TitleCell label="Company" span="half">
        {companyName}
      </TitleCell>
      <TitleCell label="Specification" span="wideHalf">
        Version <span className="figure">{version}</span>
      </TitleCell>
      <TitleCell label="Length">
        <span className="figure">{minutes}</span> minutes
      </TitleCell>
      {['Candidate', 'Interviewer', 'Date'].map((label) => (
        <div key={label} className="col-span-2 hidden bg-card px-6 py-3 print:block">
          <dt className="title-label">{label}</dt>
          <dd className="h-8" />
        </div>
      ))}
    </TitleBlock>
  )
}

const RATED_LINES = [1, 2, 3, 4] as const

/** Boxes to tick and lines to write on, in print only. */
export function WritingLines({ isRated }: { isRated: boolean }) {
  return (
    <div aria-hidden className="hidden gap-1 print:grid">
      {isRated ? (
        <p className="flex gap-5 text-sm">
          {[...SCORES, 'not asked'].map((score) => (
            <span key={score} className="inline-flex items-center gap-1.5">
              <span className="inline-block size-3.5 border border-foreground" />
              {score}
            </span>
          ))}
        </p>
      ) : null}
      {(isRated ? RATED_LINES : [1]).map((line) => (
        <span key={line} className="block h-7 border-line/60 border-b" />
      ))}
    </div>
  )
}
