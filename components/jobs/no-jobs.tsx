import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'
import { StepList } from '@/components/layout/step-list'
import { buttonVariants } from '@/components/ui/button-variants'
import * as paths from '@/lib/paths'

const STEPS = [
  { when: 'Now', what: 'Leave your name, your email and the work you’re looking for.' },
  { when: 'Then', what: 'A specialist recruiter reads it and emails you about roles that suit you.' },
  {
    when: 'When a job opens',
    what: 'It’s listed here with its pay, place and contract. Respond without an account.',
  },
] as const

/** What a visitor can do where nothing is open, or where the `search` found nothing. */
export function NoJobs({ search }: { search: { title: string; place: string } | null }) {
  return (
    <div className="grid items-center gap-x-10 gap-y-8 lg:grid-cols-12">
      <div className="grid justify-items-start gap-6 lg:col-span-7">
        <p className="measure wrap-anywhere text-lg">
          {search
            ? `No jobs match ${[search.title, search.place]
                .filter(Boolean)
                .map((words) => `“${words}”`)
                .join(' in ')}. Try fewer words, or only a place.`
            : 'There are no open jobs at the moment. Tell us what you do, and we’ll write when something fits.'}
        </p>
        {search ? (
          <p className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full">
            <a className={buttonVariants({ variant: 'outline' })} href={paths.jobs}>
              Show all jobs
            </a>
            <a className={buttonVariants({ variant: 'outline' })} href={paths.interest()}>
              Tell us what you’re looking for
            </a>
          </p>
        ) : (
          <>
            <StepList steps={STEPS} />
            <a className={buttonVariants({ size: 'lg' })} href={paths.interest()}>
              Tell us what you’re looking for
            </a>
            <p className="text-muted-foreground text-sm">
              Hiring engineers yourself?{' '}
              <a className="link" href={paths.register}>
                Register your company
              </a>{' '}
              or{' '}
              <a className="link" href={paths.contact()}>
                contact sales
              </a>
              .
            </p>
          </>
        )}
      </div>
      <MissingSpanSketch
        className={`w-full max-w-60 text-line sm:max-w-md lg:col-span-5 ${search ? 'max-lg:hidden' : 'max-lg:order-first'}`}
      />
    </div>
  )
}
