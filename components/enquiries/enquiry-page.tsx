import type { ReactNode } from 'react'
import { CARD } from '@/components/ui/card'

export function EnquiryPage({
  title,
  intro,
  steps,
  children,
}: {
  title: string
  intro: string
  steps: readonly { when: string; what: string }[]
  children: ReactNode
}) {
  return (
    <div className="container-page grid gap-8 py-10 sm:py-14 lg:grid-cols-12 lg:gap-10 lg:py-20">
      <div className="grid content-start gap-8 lg:col-span-4">
        <div className="grid gap-4">
          <h1 className="text-4xl text-display">{title}</h1>
          <p className="measure text-lg">{intro}</p>
        </div>
        <div className="grid gap-4 max-lg:hidden">
          <h2 className="title-label">What happens next</h2>
          <NextSteps steps={steps} />
        </div>
      </div>
      <div className={`${CARD} sm:p-8 lg:col-span-8`}>{children}</div>
      <div className="grid gap-4 lg:hidden">
        <h2 className="title-label">What happens next</h2>
        <NextSteps steps={steps} />
      </div>
    </div>
  )
}

function NextSteps({ steps }: { steps: readonly { when: string; what: string }[] }) {
  return (
    <ol className="grid border-line border-l">
      {steps.map(({ when, what }) => (
        <li key={when} className="relative grid gap-0.5 pb-5 pl-5 last:pb-0">
          <span aria-hidden="true" className="absolute top-2.5 left-[-0.4rem] h-px w-3 -rotate-45 bg-line" />
          <span className="figure text-sm">{when}</span>
          <span className="text-muted-foreground">{what}</span>
        </li>
      ))}
    </ol>
  )
}

export function Thanks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-5">
      <svg
        viewBox="0 0 48 48"
        className="size-12 text-success"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M4 4h6M4 4v6M44 4h-6M44 4v6M4 44h6M4 44v-6M44 44h-6M44 44v-6" strokeWidth="1" />
        <path d="m13 25 8 8 15-18" strokeWidth="3" />
      </svg>
      <h2 className="text-3xl text-display">{title}</h2>
      {children}
    </div>
  )
}
