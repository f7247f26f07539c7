import { FIGURES } from '@/lib/content/marketing-figures'
import { APPROVAL_TERMS } from '@/lib/content/terms'

const STEPS = [
  {
    title: `Market activation within ${APPROVAL_TERMS.launchHours} hours`,
    text: 'It opens on our own jobs page in that time. Search engines and job boards follow in their own time, some within days.',
  },
  {
    title: 'AI pre-screening interviews',
    text: 'We interview candidates against the requirements you approved, round the clock.',
  },
  {
    title: 'Shortlist portal access',
    text: `You get access to ${FIGURES.candidates.inWords} ${FIGURES.candidates.label} in one place.`,
  },
  {
    title: 'Full project management',
    text: 'We arrange interviews, chase replies and keep both sides informed until the start date.',
  },
  {
    title: 'Continuous brand representation',
    text: 'Every candidate hears about your company as you’ve described it here.',
  },
  {
    title: 'No fees until hire',
    text: 'You pay nothing until you hire. Our fee is then due 14 days from the start date.',
  },
] as const

export function NextSteps() {
  return (
    <ol className="grid border-line/70 border-t @xl:grid-cols-2 @xl:gap-x-8 @5xl:grid-cols-3">
      {STEPS.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2rem_1fr] border-b py-4">
          <span className="figure pt-0.5 text-muted-foreground text-sm" aria-hidden="true">
            {index + 1}
          </span>
          <div className="grid content-start gap-1">
            <h3 className="text-base">{step.title}</h3>
            <p className="text-muted-foreground text-sm">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
