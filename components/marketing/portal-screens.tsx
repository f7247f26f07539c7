import type { ReactNode } from 'react'
import { DimensionLine } from '@/components/layout/dimension-line'
import { brand } from '@/lib/content/brand'
import { FIGURES } from '@/lib/content/marketing-figures'

const PROMISES = [
  FIGURES.minutesToBuild,
  { value: `${FIGURES.candidates.value} candidates`, label: 'interviewed before you meet them' },
  { value: `${FIGURES.accuracy.value} accuracy`, label: 'matching candidates to your vacancy' },
] as const

export function PortalWelcome() {
  return (
    <ScreenFrame title={`Welcome to ${brand.product}`}>
      <p className="px-4 pt-4 text-muted-foreground sm:px-6">
        You’re registered. From here it’s just one conversation.
      </p>
      <dl className="grid flex-1 content-evenly gap-5 px-4 py-6 sm:px-6">
        {PROMISES.map(({ value, label }) => (
          <div key={label} className="grid items-center gap-x-5 sm:grid-cols-[14.5rem_1fr_14.5rem]">
            <dt className="order-last text-muted-foreground text-sm">{label}</dt>
            <dd className="contents">
              <span className="figure whitespace-nowrap text-xl">{value}</span>
              <DimensionLine className="max-sm:my-1" />
            </dd>
          </div>
        ))}
      </dl>
    </ScreenFrame>
  )
}

const TURNS = [
  { speaker: 'Consultant', words: 'What is driving this hire?', marks: [] },
  { speaker: 'You', words: 'Our hydraulics lead retires in the spring.', marks: ['Why now'] },
  { speaker: 'Consultant', words: 'What must they be able to do on day one?', marks: [] },
  {
    speaker: 'You',
    words: 'Hydraulic design from first principles. Creo they can learn.',
    marks: ['Technical skills', 'Nice to have'],
  },
] as const

export function PortalConsultation() {
  return (
    <ScreenFrame title="AI consultation">
      <ol className="grid gap-3 p-4 sm:p-6">
        {TURNS.map(({ speaker, words, marks }) => (
          <li
            key={words}
            className={`grid gap-x-4 border-l-2 py-1 pl-3 sm:grid-cols-[1fr_7.5rem] ${speaker === 'You' ? 'border-line' : ''}`}
          >
            <p>
              <span className={`block font-semibold text-xs ${speaker === 'You' ? '' : 'text-primary'}`}>
                {speaker}
              </span>
              {words}
            </p>
            {marks.length > 0 ? (
              <ul className="flex flex-wrap content-start gap-x-3 text-muted-foreground text-xs sm:block sm:pt-5">
                {marks.map((mark) => (
                  <li key={mark} className="flex items-center gap-2">
                    <span aria-hidden="true" className="h-0.5 w-4 bg-signal" />
                    {mark}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </ScreenFrame>
  )
}

const LINES = [
  {
    section: 'What you will do',
    line: 'Lead the design of our hydraulic presses.',
    source: 'Chat',
  },
  { section: 'Technical skills', line: 'Hydraulic design from first principles.', source: 'Chat' },
  { section: 'Nice to have', line: 'Creo, which the team can teach you.', source: 'Chat' },
  { section: 'Benefits', line: 'Nine-day fortnight, 8% pension.', source: 'Website' },
] as const

export function PortalSpecification() {
  return (
    <ScreenFrame title="Hydraulic design engineer">
      <dl className="grid flex-1 content-evenly px-4 py-3 sm:px-6">
        {LINES.map(({ section, line, source }) => (
          <div key={section} className="grid gap-x-4 border-b py-2 sm:grid-cols-[7rem_1fr_auto]">
            <dt className="font-semibold text-sm sm:pt-0.5">{section}</dt>
            <dd>{line}</dd>
            <dd className="figure flex items-center gap-2 text-muted-foreground text-xs">
              <span aria-hidden="true" className="h-px w-5 bg-line opacity-60" />
              {source}
            </dd>
          </div>
        ))}
        <div className="grid gap-x-4 py-2 sm:grid-cols-[7rem_1fr]">
          <dt className="font-semibold text-sm sm:pt-0.5">Start date</dt>
          <dd>
            <span className="border-signal border-b-2 border-dashed text-signal-text">To be confirmed</span>
          </dd>
        </div>
      </dl>
    </ScreenFrame>
  )
}

function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex h-full flex-col rounded-md border border-line/70 bg-card">
      <p className="border-line/70 border-b px-4 py-2.5 font-semibold sm:px-6">{title}</p>
      {children}
    </div>
  )
}
