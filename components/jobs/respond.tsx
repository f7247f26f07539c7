import { CARD } from '@/components/ui/card'
import { FIELD_NOTE } from '@/components/ui/field'
import { CANDIDATE_MONTHS } from '@/lib/content/retention-periods.mjs'
import * as paths from '@/lib/paths'
import { RespondForm, ResponseThanks } from './respond-form'
import { TITLE_ID } from './respond-ids'

export function Respond({
  slug,
  agency,
  isSent,
  isMailSetUp,
  problems,
}: {
  slug: string
  agency: string
  /** By a form without script. */
  isSent: boolean
  isMailSetUp: boolean
  problems: readonly string[]
}) {
  return (
    <section id="respond" aria-labelledby={TITLE_ID} className={`${CARD} scroll-mt-24`}>
      <h2 id={TITLE_ID} className="text-xl" tabIndex={-1}>
        <span className="group-has-data-sent/job:hidden">I’m interested</span>
        <span className="hidden items-center gap-3 group-has-data-sent/job:flex">
          <SentMark />
          Details sent
        </span>
      </h2>
      {isSent ? (
        <ResponseThanks isMailSetUp={isMailSetUp} />
      ) : (
        <RespondForm
          action={`/api/jobs/${encodeURIComponent(slug)}/interests`}
          problems={problems}
          isMailSetUp={isMailSetUp}
        />
      )}
      <p className={FIELD_NOTE}>
        {agency} reads what you send and keeps it for {CANDIDATE_MONTHS} months. Our{' '}
        <a className="link" href={paths.privacy}>
          privacy policy
        </a>{' '}
        explains how we use your details.
      </p>
    </section>
  )
}

function SentMark() {
  return (
    <svg
      viewBox="0 0 48 48"
      className="size-8 shrink-0 text-success"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M4 4h6M4 4v6M44 4h-6M44 4v6M4 44h6M4 44v-6M44 44h-6M44 44v-6" strokeWidth="1.5" />
      <path d="m13 25 8 8 15-18" strokeWidth="4" />
    </svg>
  )
}
