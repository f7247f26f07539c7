import { Section } from '@/components/layout/section'
import { PROCESS_STEPS } from '@/lib/content/navigation'
import { cn } from '@/lib/utils'

export function ProcessSteps() {
  return (
    <Section id="process" figure="4 steps" title="A simple 4-step process from vacancy to hire">
      <ol className="relative mt-10 grid gap-8 sm:mt-14 md:grid-cols-4 md:gap-5">
        <span
          aria-hidden="true"
          className="absolute top-0 bottom-0 left-0 w-[5px] border-line border-x bg-background md:top-0 md:right-0 md:bottom-auto md:left-0 md:h-[5px] md:w-auto md:border-x md:border-y"
        />
        <Pier className="max-md:hidden md:absolute md:top-0 md:right-0" />
        {PROCESS_STEPS.map((step, index) => (
          <li key={step.title} className="relative grid grid-cols-[2.75rem_1fr] gap-x-2 md:block">
            <Pier />
            <div>
              <h3 className="flex items-baseline gap-2.5">
                <span className="figure text-muted-foreground text-sm">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-1.5 max-w-[24ch] font-medium">{step.subtitle}</p>
              <p className="mt-1.5 max-w-[34ch] text-muted-foreground md:max-w-[28ch]">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Pier({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={cn(
        'relative size-8 text-line max-md:ml-[5px] max-md:-rotate-90 md:mt-[5px] md:mb-4',
        className,
      )}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M16 0.500 25 16H7z" fill="var(--signal)" />
      <path d="M3 16.500h26M7 22l4-5M14 22l4-5M21 22l4-5" />
    </svg>
  )
}
