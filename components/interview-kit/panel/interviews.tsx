'use client'

import { callApi } from '@/lib/api/client'
import { LABEL_MAX } from '@/lib/interview-kit/panel/options'
import type { Panel } from '@/lib/interview-kit/panel/schema'
import type { Kit } from '@/lib/interview-kit/schema'
import { CandidateRecord } from './candidate-record'
import { Comparison } from './comparison'
import { Interviewers } from './interviewers'
import { LabelForm } from './label-form'
import { NoCandidates } from './nobody-yet'
import { usePanel } from './use-panel'

export function Interviews({
  kit,
  panel: initial,
  keptMonths,
  isMailSetUp,
}: {
  kit: Pick<Kit, 'id' | 'items'>
  panel: Panel
  keptMonths: number
  isMailSetUp: boolean
}) {
  const { panel, setPanel, reload } = usePanel(kit.id, initial)
  const { candidates, interviewers } = panel

  async function addCandidate(label: string) {
    const params = { id: kit.id }
    const answer = await callApi('POST /api/kits/{id}/candidates', { params, body: { label } })
    setPanel(answer.panel)
  }

  const isScored = candidates.some(({ scorecards }) => scorecards.length > 0)

  const records =
    candidates.length > 0 ? (
      <section
        aria-labelledby="records"
        className={`grid content-start gap-4 ${isScored ? 'lg:col-span-2' : 'pt-2'}`}
      >
        <h2 id="records" className={isScored ? 'text-xl' : 'sr-only'}>
          Candidate by candidate
        </h2>
        {candidates.map((candidate) => (
          <CandidateRecord
            key={candidate.id}
            candidate={candidate}
            items={kit.items}
            interviewers={interviewers}
            keptMonths={keptMonths}
            onDecided={setPanel}
            onDeleted={reload}
          />
        ))}
      </section>
    ) : null

  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="candidates" className="grid content-start gap-4 print:hidden">
        <h2 id="candidates" className="text-xl">
          Candidates
        </h2>
        <LabelForm
          label="Candidate"
          description="A name, initials or a number: whatever your interviewers will recognise, and no more."
          field="label"
          maxLength={LABEL_MAX}
          button="Add the candidate"
          isNext={candidates.length === 0}
          onSubmit={addCandidate}
        />
        {candidates.length === 0 ? <NoCandidates /> : null}
        {isScored ? null : records}
      </section>
      <Interviewers
        kitId={kit.id}
        isMailSetUp={isMailSetUp}
        interviewers={interviewers}
        isNext={candidates.length > 0 && interviewers.length === 0}
        onChange={reload}
      />
      {isScored ? (
        <div className="lg:col-span-2">
          <Comparison items={kit.items} candidates={candidates} />
        </div>
      ) : null}
      {isScored ? records : null}
    </div>
  )
}
