import { TitleBlock, TitleCell } from '@/components/specification/sheet/title-block'
import type { Kit } from '@/lib/interview-kit/schema'
import { SCORES } from '@/lib/interview-kit/scorecards/options'

/** At the head of the first page, to be filled in by hand. */
export function PrintTitleBlock({
  kit: { jobTitle, companyName, version, minutes },
}: {
  kit: Pick<Kit, 'jobTitle' | 'companyName' | 'version' | 'minutes'>
}) {
  return (
    <div className="hidden border print:block">
      <TitleBlock>
        <TitleCell label="Vacancy" span="wide">
          {jobTitle}, {companyName}
        </TitleCell>
        <TitleCell label="Kit">
          Version {version}, {minutes} minutes
        </TitleCell>
        {['Candidate', 'Interviewer', 'Date'].map((label) => (
          <TitleCell key={label} label={label}>
            <span className="block h-8" />
          </TitleCell>
        ))}
      </TitleBlock>
    </div>
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
