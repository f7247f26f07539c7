'use client'

import type { Route } from 'next'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FINDINGS_ID } from '@/components/company/findings-anchor'
import { countConflicts } from '@/components/consultation/brief/brief-groups'
import { BriefPanel } from '@/components/consultation/brief/brief-panel'
import { useBriefEditing } from '@/components/consultation/brief/use-brief-editing'
import { useFactSelection } from '@/components/consultation/brief/use-fact-selection'
import { type AskChoice, describePicks } from '@/components/consultation/chat/ask-groups'
import { ChatPanel } from '@/components/consultation/chat/chat-panel'
import { Composer } from '@/components/consultation/chat/composer'
import { moveTexts } from '@/components/consultation/chat/composer-storage'
import { connectionOf } from '@/components/consultation/chat/connection'
import { ChooseFile, JobDescriptionOffer } from '@/components/consultation/chat/job-description'
import { Transcript } from '@/components/consultation/chat/transcript'
import { useDraft } from '@/components/consultation/chat/use-draft'
import { useJobDescription } from '@/components/consultation/chat/use-job-description'
import { TrainingCard } from '@/components/consultation/house-rules/training-card'
import { ProposalsCard } from '@/components/consultation/proposals/proposals-card'
import { useVoice } from '@/components/consultation/voice/use-voice'
import { VoiceBar } from '@/components/consultation/voice/voice-bar'
import { SavedState } from '@/components/forms/saved-state'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { ReadOnlyNotice } from '@/components/onboarding/read-only-notice'
import { requestGeneration } from '@/components/specification/summary/generation-request'
import { notify } from '@/components/ui/notify'
import { Tabs } from '@/components/ui/tabs'
import type { Card } from '@/lib/consultation/brief/card-schema'
import { describeCard } from '@/lib/consultation/brief/card-text'
import { countTopics, openTopics } from '@/lib/consultation/interview/open-topics'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import { AGENDA } from '@/lib/consultation/topics'
import * as paths from '@/lib/paths'
import { ClosedConsultation } from './closed-consultation'
import { IntelligenceCard } from './company-intelligence-status'
import { ConsultationActions } from './consultation-actions'
import { ConsultationLoading } from './consultation-loading'
import { NotOpened } from './not-opened'
import { ProgressCard } from './progress-card'
import { useCompany } from './use-company'
import { useConsultation } from './use-consultation'
import { useUnseenChanges } from './use-unseen-changes'
import { WorkplaceHeader } from './workplace-header'
import { WORKPLACE } from './workplace-layout'
import { useSideBySide, WorkplacePanel, type WorkplaceTab, WorkplaceTabs } from './workplace-tabs'

/** `serverAudio`: the server transcribes and speaks where the browser cannot. */
export function Consultation({
  product,
  isModelLed,
  serverAudio,
}: {
  product: string
  isModelLed: boolean
  serverAudio: boolean
}) {
  const { session, state } = useOnboarding()
  const { companyId, vacancyId } = session
  if (state?.role === 'viewer')
    return (
      <div className="grid gap-6 py-5">
        <h1 className="text-display">Consultation</h1>
        <ReadOnlyNotice state={state} title="Only editors and owners see the conversation">
          You can read the specification that comes out of it.
        </ReadOnlyNotice>
      </div>
    )
  return companyId && vacancyId ? (
    <VacancyConsultation
      key={vacancyId}
      companyId={companyId}
      vacancyId={vacancyId}
      product={product}
      isModelLed={isModelLed}
      serverAudio={serverAudio}
    />
  ) : (
    <ConsultationLoading />
  )
}

function VacancyConsultation({
  companyId,
  vacancyId,
  product,
  isModelLed,
  serverAudio,
}: {
  companyId: string
  vacancyId: string
  product: string
  isModelLed: boolean
  serverAudio: boolean
}) {
  const { update, hasSeveral, linkTo, state: onboarding } = useOnboarding()
  const { company, research } = useCompany(companyId, vacancyId)
  const { selection, toggleInBrief, showInTranscript, showInBrief } = useFactSelection()
  // Before the hooks below read them.
  useEffect(() => {
    if (!hasSeveral) moveTexts(companyId, vacancyId)
  }, [companyId, vacancyId, hasSeveral])
  const draft = useDraft(vacancyId)
  const input = useRef<HTMLTextAreaElement>(null)
  /** A spoken message gets a spoken answer. */
  const isSpoken = useRef(false)

  const onAnswer = (message: ChatMessage) => {
    if (isSpoken.current) voice.say(message.content)
    isSpoken.current = false
  }
  const { state, live, send, continueTurn, showView, undo, replace, takeImport, undoImport, reopen } =
    useConsultation(
      { companyId, vacancyId },
      {
        onSession: (currentSessionId) => update({ currentSessionId }),
        onUnsent: draft.prepend,
        onAnswer,
      },
    )
  const onHeard = useCallback(
    (phrase: string) => {
      isSpoken.current = true
      draft.append(phrase)
    },
    [draft.append],
  )
  const voice = useVoice({
    introduction: findIntroduction(state.messages),
    onHeard,
    serverFor: serverAudio ? companyId : null,
  })
  const editing = useBriefEditing({ sessionId: state.sessionId, view: state.view, onView: showView })

  /** Not on a touch screen, where it would open the keyboard. */
  const focusComposer = useCallback(() => {
    if (!matchMedia('(pointer: coarse)').matches) input.current?.focus()
  }, [])

  function submit() {
    if (!send(draft.text)) return
    draft.write('')
    focusComposer()
    voice.stopListening()
    voice.stopSpeaking()
  }

  // The chips disappear once one is sent, and the focus with them.
  const sendChip = useCallback(
    (chip: string) => {
      if (send(chip)) focusComposer()
    },
    [send, focusComposer],
  )

  const answer = useCallback(
    (picks: AskChoice['picks']) => {
      const answers = picks.map(({ ask, choice }) => ({ askId: ask.id, choice: choice.id }))
      if (send(describePicks(picks), { answers })) focusComposer()
    },
    [send, focusComposer],
  )
  const sendCard = useCallback(
    (card: Card) => {
      if (send(describeCard(card), { card })) focusComposer()
    },
    [send, focusComposer],
  )
  const jobDescription = useJobDescription(companyId, (text) => {
    if (send(text)) focusComposer()
    else draft.append(text)
  })
  const offer = useMemo(() => <JobDescriptionOffer read={jobDescription.read} />, [jobDescription.read])
  const undoTurn = useCallback(
    async (message: ChatMessage) => {
      const failure = await undo(message)
      if (failure) notify({ title: failure })
      else focusComposer()
    },
    [undo, focusComposer],
  )

  const { view } = state
  const approvedId = onboarding?.isApproved ? onboarding.jobSpecificationId : null
  /** Nothing can be sent to a conversation that could not be opened. */
  const isUnopened = !state.loading && !state.sessionId && !approvedId
  const connection = connectionOf(state, approvedId !== null)
  const open = view ? openTopics(view.brief).length : AGENDA.length
  const [shown, setShown] = useState<WorkplaceTab>('talk')
  const isSideBySide = useSideBySide()
  const changes = useUnseenChanges(view?.brief.facts, isSideBySide || shown === 'brief')
  const conflicts = useMemo(() => countConflicts(view?.brief.facts ?? []), [view])
  const showFact = useCallback(
    (factId: string) => {
      setShown('brief')
      showInBrief(factId)
    },
    [showInBrief],
  )
  const showEvidence = useCallback(
    (factId: string) => {
      setShown('talk')
      showInTranscript(factId)
    },
    [showInTranscript],
  )
  const answerTopic = useCallback(
    (label: string) => {
      setShown('talk')
      draft.append(`${label}: `)
      // The tab may have been hidden until now.
      requestAnimationFrame(() => input.current?.focus())
    },
    [draft.append],
  )

  const actions = (
    <ConsultationActions
      sessionId={state.sessionId}
      canGenerate={view?.canGenerate ?? false}
      isComplete={open === 0}
      settled={view ? countTopics(view.brief).settled : 0}
      isClosed={approvedId !== null}
      isUnopened={isUnopened}
      onGenerate={() => {
        update({ step: 'summary' })
        requestGeneration(vacancyId)
      }}
    />
  )

  return (
    <Tabs value={shown} onValueChange={setShown} data-slot="workplace" className={WORKPLACE}>
      <WorkplaceHeader connection={connection}>
        <div className="ml-auto max-lg:hidden">{actions}</div>
      </WorkplaceHeader>
      <WorkplaceTabs changes={changes} conflicts={conflicts} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-6">
        <WorkplacePanel
          value="talk"
          isSideBySide={isSideBySide}
          className="grid min-w-0 content-start gap-4 max-lg:data-[state=inactive]:hidden"
        >
          <ChatPanel
            product={product}
            isModelLed={isModelLed}
            connection={connection}
            voice={voice}
            saved={
              <SavedState
                savedAt={state.savedAt}
                isSaving={editing.pending || state.turn?.accepted === false}
              />
            }
            read={approvedId || isUnopened ? null : jobDescription.read}
          >
            {isUnopened ? <NotOpened onRetry={reopen} /> : null}
            <Transcript
              state={state}
              live={live}
              offer={isUnopened ? null : offer}
              isClosed={approvedId !== null}
              selection={selection}
              onShowFact={showFact}
              onPick={sendChip}
              onContinue={continueTurn}
              onAnswer={answer}
              onSendCard={sendCard}
              onUndo={undoTurn}
              onReplace={replace}
              onUseImport={takeImport}
              onUndoImport={undoImport}
            />
            {approvedId ? (
              <ClosedConsultation specificationId={approvedId} />
            ) : (
              <>
                <Composer
                  text={draft.text}
                  onText={draft.write}
                  onSubmit={submit}
                  canSend={!state.turn && !state.loading && state.remoteTurn !== 'answering'}
                  sendError={state.sendError}
                  voice={voice}
                  document={jobDescription}
                  disabled={isUnopened}
                  input={input}
                />
                <VoiceBar voice={voice}>
                  {isUnopened || state.messages.length <= 1 ? null : (
                    <ChooseFile read={jobDescription.read} variant="link">
                      Add a job description
                    </ChooseFile>
                  )}
                </VoiceBar>
              </>
            )}
          </ChatPanel>
        </WorkplacePanel>
        <WorkplacePanel
          value="brief"
          isSideBySide={isSideBySide}
          className="grid min-w-0 gap-4 max-lg:data-[state=inactive]:hidden lg:contents"
        >
          <div className="flex min-w-0 flex-col gap-4 lg:h-(--workplace-height) lg:gap-6">
            {approvedId ? null : <ProgressCard view={view} isStarted={!isUnopened} />}
            <BriefPanel
              view={view}
              messages={state.messages}
              company={company}
              builderAnswers={state.builderAnswers}
              editing={editing}
              readOnly={approvedId !== null}
              selection={selection}
              onToggle={toggleInBrief}
              onShowInTranscript={showEvidence}
              onAnswerTopic={answerTopic}
            />
          </div>
          {approvedId ? null : (
            <details open={isSideBySide} className="lg:col-span-2">
              <summary className="disclosure touch-target w-fit font-semibold lg:hidden">
                <span>Role guide, company intelligence and AI training</span>
              </summary>
              <div className="grid items-start gap-4 max-lg:mt-3 lg:gap-6">
                <ProposalsCard sessionId={state.sessionId} view={view} onView={showView} />
                <div className="grid gap-4 sm:grid-cols-[6fr_5fr] lg:gap-6">
                  <IntelligenceCard
                    research={research}
                    findings={`${linkTo(paths.about)}#${FINDINGS_ID}` as Route}
                    isOpen={!isUnopened}
                  />
                  <TrainingCard companyId={companyId} isModelLed={isModelLed} />
                </div>
              </div>
            </details>
          )}
        </WorkplacePanel>
      </div>
      <div className="max-lg:pb-5 lg:hidden">{actions}</div>
    </Tabs>
  )
}

function findIntroduction(messages: readonly ChatMessage[]): string | null {
  return (
    messages.findLast(({ role, status }) => role === 'assistant' && status === 'complete')?.content ?? null
  )
}
