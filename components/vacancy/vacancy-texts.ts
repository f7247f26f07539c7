import type { VacancyState } from '@/lib/consultation/vacancy/options'
import type { NextStep } from '@/lib/vacancy/workspace/next-step'

export const STATE_LABELS: Record<VacancyState, string> = {
  talking: 'In consultation',
  draft: 'Draft',
  awaitingApproval: 'Awaiting approval',
  approved: 'Approved',
  live: 'Live',
  onHold: 'On hold',
  closed: 'Closed',
  archived: 'Archived',
}
const GOOD_STATES: readonly VacancyState[] = ['approved', 'live']
const DRAFT_STATES: readonly VacancyState[] = ['draft', 'awaitingApproval']

/** A draft looks as it does in its document. */
export const badgeOf = (state: VacancyState) =>
  GOOD_STATES.includes(state) ? 'success' : DRAFT_STATES.includes(state) ? 'default' : 'muted'

export const NEXT_STEP_TEXTS: Record<NextStep, string> = {
  describeCompany: 'Next: tell us about your company',
  startConsultation: 'Next: talk to the consultant',
  continueConsultation: 'Next: continue the consultation, or generate the summary',
  approve: 'Next: read the draft and approve it',
  awaitApproval: 'Waiting for approval',
  awaitLaunch: 'We’re getting this ready to launch',
  none: 'Nothing to do at the moment',
}

/** What the reader is asked for, beside the link to it. */
export const DUE_TEXTS: Record<NextStep, string> = {
  describeCompany: 'A few details about your company, and the job title.',
  startConsultation: 'A conversation of about ten minutes, typed or spoken.',
  continueConsultation: 'Add what’s missing. You can generate the summary from there.',
  approve: 'The draft is ready. Nothing goes live until you approve it.',
  awaitApproval: 'Waiting for approval. Any edit means that everyone is asked again.',
  awaitLaunch: '',
  none: '',
}

/** Of the link to where the step is taken. */
export const NEXT_STEP_LABELS: Record<NextStep, string | null> = {
  describeCompany: 'Tell us about your company',
  startConsultation: 'Talk to the consultant',
  continueConsultation: 'Continue the consultation',
  approve: 'Read and approve the draft',
  awaitApproval: 'Open the draft',
  awaitLaunch: null,
  none: null,
}

/** What the reader can do next; null where it is up to somebody else. */
export const labelOfStep = (step: NextStep, isEditor: boolean): string | null =>
  isEditor && step !== 'awaitApproval' ? NEXT_STEP_LABELS[step] : null
