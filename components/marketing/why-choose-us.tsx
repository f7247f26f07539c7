import { Section } from '@/components/layout/section'
import { brand } from '@/lib/content/brand'
import { FIGURES } from '@/lib/content/marketing-figures'
import { FigureStrip } from './figure-strip'

const STATISTICS = [FIGURES.fasterHiring, FIGURES.accuracy, FIGURES.experience, FIGURES.rating]

const CAPABILITIES = [
  {
    title: 'Interviews in the candidate’s language',
    text: `Screening runs in ${FIGURES.languages.inWords} ${FIGURES.languages.label}, at a time that suits the candidate. Everyone is asked about the job and nothing else.`,
  },
  {
    title: 'Live numbers',
    text: 'Real-time analytics show how a vacancy is doing. Diversity tracking shows who reaches each stage, so you can see early if any group is dropping out.',
  },
  {
    title: 'Someone who picks up the phone',
    text: `Dedicated account management comes with the Scale plan and above, and with the success-based plan. Your account manager is an engineering recruiter who stays with you until the placement sticks. Setup takes under ${FIGURES.setup.value}.`,
  },
] as const

export function WhyChooseUs() {
  return (
    <Section
      id="why"
      ground="card"
      figure={`${FIGURES.companies.value} ${FIGURES.companies.label}`}
      title={`Why engineering companies choose ${brand.product}`}
    >
      <FigureStrip figures={STATISTICS} className="mt-10 grid-cols-2 sm:mt-14 lg:grid-cols-4" />
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
