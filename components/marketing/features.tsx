import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { FIGURES } from '@/lib/content/marketing-figures'
import { ChallengeDrawing, HoursDrawing, PoolDrawing } from './feature-drawings'

interface Feature {
  title: string
  text: string
  drawing: ReactNode
}

const FEATURES: readonly Feature[] = [
  {
    title: 'Faster and fairer',
    text: `Your vacancy and value proposition are ready in about ${FIGURES.minutesToBuild.value}, and companies hire ${FIGURES.fasterHiring.value} faster. Bias reduction is built in. We challenge off-putting wording before any candidate sees it.`,
    drawing: <ChallengeDrawing />,
  },
  {
    title: 'Hidden talent pools',
    text: `Your vacancy opens on our own jobs page. We choose where else to post it from ${FIGURES.jobBoards.inWords} job boards, and match it against a database of ${FIGURES.candidatePool.inWords} ${FIGURES.candidatePool.label}, including people who never reply to a job advert.`,
    drawing: <PoolDrawing />,
  },
  {
    title: 'AI that works',
    text: `It does the company research, asks the questions a good consultant would, and runs ${FIGURES.screening.value} ${FIGURES.screening.label}. You meet ${FIGURES.candidates.inWords} ${FIGURES.candidates.label}.`,
    drawing: <HoursDrawing />,
  },
]

export function Features() {
  return (
    <Section
      id="features"
      figure={`${FIGURES.minutesToBuild.value} to a vacancy`}
      title="A consultant that listens, writes and shows its working"
      lead="One conversation, typed or spoken. Read the result and change what you like. Nothing goes live until you approve it."
    >
      <ul className="mt-10 grid gap-6 sm:mt-14 lg:grid-cols-3">
        {FEATURES.map(({ title, text, drawing }) => (
          <li
            key={title}
            className="grid content-start overflow-hidden rounded-lg border border-line/70 bg-card md:max-lg:grid-cols-[18rem_1fr]"
          >
            <div className="graph-paper grid h-52 items-center border-line/70 border-b p-5 md:max-lg:h-full md:max-lg:border-r md:max-lg:border-b-0">
              {drawing}
            </div>
            <div className="p-5 sm:p-6">
              <h3>{title}</h3>
              <p className="mt-2 text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
