'use client'

import { useCallback, useEffect, useRef } from 'react'
import { AdvertChecklist } from '@/components/consultation/brief/advert-checklist'
import { BriefPanel } from '@/components/consultation/brief/brief-panel'
import { useBriefEditing } from '@/components/consultation/brief/use-brief-editing'
import { useFactSelection } from '@/components/consultation/brief/use-fact-selection'
import { ChatPanel } from '@/components/consultation/chat/chat-panel'
import { Composer } from '@/components/consultation/chat/composer'
import { moveTexts } from '@/components/consultation/chat/composer-storage'
import { Transcript } from '@/components/consultation/chat/transcript'
import { useDraft } from '@/components/consultation/chat/use-draft'
import { TrainingCard } from '@/components/consultation/house-rules/training-card'
import { ProposalsCard } from '@/components/consultation/proposals/proposals-card'
import { useVoice } from '@/components/consultation/voice/use-voice'
import { VoiceBar } from '@/components/consultation/voice/voice-bar'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'
import { notify } from '@/components/ui/notify'
import type { Card } from '@/lib/consultation/brief/card-schema'
import { describeCard } from '@/lib/consultation/brief/card-text'
import { openTopics } from '@/lib/consultation/interview/open-topics'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import { AGENDA } from '@/lib/consultation/topics'
import { IntelligenceCard } from './company-intelligence-status'
import { ConsultationActions } from './consultation-actions'
import { ConsultationLoading } from './consultation-loading'
import { ProgressCard } from './progress-card'
import { useCompany } from './use-company'
import { useConsultation } from './use-consultation'

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
  const { companyId, vacancyId } = useOnboarding().session
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
  const { update, hasSeveral } = useOnboarding()
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
  const { state, live, send, continueTurn, showView, undo, takeImport } = useConsultation(
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
    (ask: { id: string }, choice: { id: string; label: string }) => {
      if (send(choice.label, { answers: [{ askId: ask.id, choice: choice.id }] })) focusComposer()
    },
    [send, focusComposer],
  )
  const sendCard = useCallback(
    (card: Card) => {
      if (send(describeCard(card), { card })) focusComposer()
    },
    [send, focusComposer],
  )
  const undoTurn = useCallback(
    async (message: ChatMessage) => {
      const failure = await undo(message)
      if (failure) notify({ title: failure })
      else focusComposer()
    },
    [undo, focusComposer],
  )

  const { view } = state
  const entries = view?.brief.facts.filter((fact) => fact.state === 'active').length ?? 0
  const open = view ? openTopics(view.brief).length : AGENDA.length

  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-6">
      <div className="grid content-start gap-4">
        <ChatPanel product={product} isModelLed={isModelLed} voice={voice} entries={entries}>
          <Transcript
            state={state}
            live={live}
            selection={selection}
            onShowFact={showInBrief}
            onPick={sendChip}
            onContinue={continueTurn}
            onAnswer={answer}
            onSendCard={sendCard}
            onUndo={undoTurn}
            onUseImport={takeImport}
          />
          <Composer
            text={draft.text}
            onText={draft.write}
            onSubmit={submit}
            canSend={!state.turn && !state.loading && state.remoteTurn !== 'answering'}
            sendError={state.sendError}
            voice={voice}
            input={input}
          />
          <VoiceBar voice={voice} />
        </ChatPanel>
        <ConsultationActions
          sessionId={state.sessionId}
          canGenerate={view?.canGenerate ?? false}
          isComplete={open === 0}
          onGenerate={() => update({ step: 'summary' })}
        />
      </div>
      <div className="grid content-start gap-5 lg:row-span-2">
        <ProgressCard progress={view?.progress} covered={AGENDA.length - open} total={AGENDA.length} />
        <BriefPanel
          view={view}
          messages={state.messages}
          company={company}
          builderAnswers={state.builderAnswers}
          editing={editing}
          selection={selection}
          onToggle={toggleInBrief}
          onShowInTranscript={showInTranscript}
        />
        <ProposalsCard sessionId={state.sessionId} view={view} onView={showView} />
        <div className="grid gap-5 sm:grid-cols-[6fr_5fr]">
          <IntelligenceCard research={research} />
          <TrainingCard companyId={companyId} />
        </div>
      </div>
      {view ? (
        <AdvertChecklist
          items={view.checklist}
          onAnswer={(label) => {
            draft.append(`${label}: `)
            input.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

function findIntroduction(messages: readonly ChatMessage[]): string | null {
  return (
    messages.findLast(({ role, status }) => role === 'assistant' && status === 'complete')?.content ?? null
  )
}
