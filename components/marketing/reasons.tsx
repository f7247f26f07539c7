import { Section } from '@/components/layout/section'
import { brand } from '@/lib/content/brand'
import { FIGURES } from '@/lib/content/figures'
import { FigureStrip } from './figure-strip'

const SHOWN = [FIGURES.fasterHiring, FIGURES.accuracy, FIGURES.experience, FIGURES.rating]

const CAPABILITIES = [
  {
    title: 'Interviews in their own language',
    text: `Screening runs in ${FIGURES.languages.value} ${FIGURES.languages.label}, at the candidate’s hour and not at ours. Each is asked what the specification asks for, and nothing else.`,
  },
  {
    title: 'Numbers while it happens',
    text: 'Real-time analytics show where a vacancy stands. Diversity tracking shows who reaches each stage, so that a narrowing is seen in time.',
  },
  {
    title: 'A person who answers',
    text: `Dedicated account management by recruiters of engineers. Setup takes under ${FIGURES.setup.value}, and they stay until the placement holds.`,
  },
] as const

/** Why choose us: four figures, three capabilities. */
export function Reasons() {
  return (
    <Section
      id="why"
      ground="card"
      figure={`${FIGURES.companies.value} ${FIGURES.companies.label}`}
      title={`Why engineering companies choose ${brand.product}`}
    >
      <FigureStrip figures={SHOWN} className="mt-10 grid-cols-2 sm:mt-14 lg:grid-cols-4" />
      <ul className="mt-12 grid border-line/70 border-t sm:mt-16 md:grid-cols-3">
        {CAPABILITIES.map(({ title, text }) => (
          <li
            key={title}
            className="py-6 not-first:border-t md:px-6 md:py-7 md:first:pl-0 md:last:pr-0 md:not-first:border-t-0 md:not-first:border-l"
          >
            <h3>{title}</h3>
            <p className="mt-2 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
