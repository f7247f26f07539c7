import { FIGURES } from '@/lib/content/figures'

const DELIVERABLES = [
  {
    title: 'A job specification with its sources',
    text: 'Overview, requirements, pay and practical details, written from what you said. Click a line and see the words behind it. What nobody said reads “To be confirmed”, never a guess.',
  },
  {
    title: 'An employee value proposition',
    text: 'Why a good engineer would choose you: culture, growth and benefits, from the conversation and from what is public about your company.',
  },
  {
    title: 'A vacancy that reaches people fairly',
    text: 'Wording that would shut good people out is challenged before it is published, with a lawful way to say what you really need.',
  },
  {
    title: `${FIGURES.candidates.value} candidates worth meeting`,
    text: `We post to ${FIGURES.jobBoards.value} job boards, search ${FIGURES.candidatePool.value} ${FIGURES.candidatePool.label}, and interview for you first, before you spend an hour on anybody.`,
  },
] as const

/** What a company gets, as the rows of a schedule. */
export function Deliverables() {
  return (
    <section
      aria-labelledby="deliverables"
      className="container-page grid gap-8 py-16 sm:py-24 lg:grid-cols-12 lg:gap-6"
    >
      <div className="grid content-start gap-4 lg:col-span-4 lg:pr-8">
        <h2 id="deliverables" className="text-3xl">
          What you get
        </h2>
        <p className="measure text-muted-foreground">
          One conversation, typed or spoken. You read what comes of it, change what you like, and nothing goes
          to market before you approve it.
        </p>
      </div>
      <ol className="border-line/70 border-t lg:col-span-8">
        {DELIVERABLES.map((item, index) => (
          <li
            key={item.title}
            className="grid grid-cols-[2.25rem_1fr] gap-x-2 border-b py-6 sm:grid-cols-[3.5rem_1fr_1.6fr] sm:gap-x-6"
          >
            <span className="figure pt-[0.15em] text-muted-foreground text-sm" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3>{item.title}</h3>
            <p className="col-start-2 mt-2 text-muted-foreground sm:col-start-3 sm:mt-0">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
