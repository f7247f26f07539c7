import { CARD } from '@/components/ui/card'
import { FIELD_NOTE } from '@/components/ui/field'
import { CANDIDATE_MONTHS } from '@/lib/content/retention-periods.mjs'
import * as paths from '@/lib/paths'
import { RespondForm, ResponseThanks } from './respond-form'

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
    <section id="respond" aria-labelledby="respond-title" className={`${CARD} scroll-mt-24`}>
      <h2 id="respond-title" className="text-xl">
        I’m interested
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
