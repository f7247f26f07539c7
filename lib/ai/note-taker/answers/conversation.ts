import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import { FIGURES } from '@/lib/content/marketing-figures'
import { SUCCESS_PLAN } from '@/lib/content/plans'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import type { QuestionKind } from './kinds/kind'

const { feePercent, paymentDays, guaranteeWeeks, launchHours } = APPROVAL_TERMS

/** About the conversation, the document and us. Figures are those of the approval's terms and of the pages. */
export const CONVERSATION_ANSWERS = {
  paste:
    'Yes. Paste the text into the chat and I’ll take what I can from it. Then check the brief and tell me what has changed since.',
  timing: `I can’t tell you how soon you’ll hire, or how many people will apply. We launch the vacancy within ${launchHours} hours of your approval and aim for a shortlist of ${FIGURES.candidates.inWords} ${FIGURES.candidates.label}. How long that takes depends on the role and who’s looking.`,
  finish:
    'Select Generate Summary whenever you like. I’ll write the specification from what’s in the brief, and anything missing will say “To be confirmed”. Then you can read, edit and approve it.',
  next: `Select Generate Summary and I’ll write the specification. You can read and edit it. By law, we can’t advertise the job until you’ve approved it. Once you have, we launch it within ${launchHours} hours.`,
  readers: `We keep what you say with your company’s details and use it to write the specification. Candidates only see the version you approve. Entries marked “${AUDIENCE_LABELS.agency}” stay out of it. Our privacy policy has the details.`,
  identity:
    'I’m an AI consultant, not a person. I take your brief, check it and write it up. To talk to someone, use the Contact Sales page.',
  change:
    'Yes. Tell me, or edit the brief. You can edit the specification too. Once you’ve approved it, Edit starts a new version.',
  cost: `Under our approval terms, there are no fees until you hire. Then it’s ${feePercent}% of first-year salary, due ${paymentDays} days from the start date, with an ${guaranteeWeeks}-week guarantee. If you’re on one of our plans, your order says what you pay instead. Plans are “${SUCCESS_PLAN.price.toLowerCase()}”, so ask our sales team through the Contact Sales page. You’ll see the full terms before you approve anything.`,
  later: 'Everything you’ve said is saved, and you can carry on in this browser whenever you like.',
  share:
    'Once the specification is written, you can send someone a link to read it, comment on it or approve it. Nothing is advertised until it’s approved.',
  screening: `Once you’ve approved the specification, we interview candidates against the requirements in it and aim to send you ${FIGURES.candidates.inWords}. Then you meet them and decide. Tell me how your own interviews will run and I’ll put it in.`,
  boards:
    'After you approve it, the vacancy goes to job boards and to candidates we already know. I can’t promise a particular board or website.',
  opening:
    'I’ll write the opening when you select Generate Summary, from what you’ve told me about the company, the location and the job. I won’t add any praise. You can change every word before you approve it.',
  extras:
    'Keep them separate. Give the basic pay first, then a figure for each extra, such as overtime, standby, a bonus or an allowance. Nobody can count on those every month. Tell me how much each one is and I’ll put it next to the pay.',
  payScale:
    'I don’t hold pay scales, such as NHS bands. Your payroll team can give you the figure. Until then, I’ll use the name of the scale as you gave it.',
  clearance:
    'Ask that they can get the clearance, unless they must hold it on the first day. Asking for people who hold it already narrows the field. You can say in the advert which level it is, and that you sponsor it.',
  skip: 'You don’t have to. Say “skip” or “I don’t know”, and I’ll put “To be confirmed”. To approve, you only need the work, the location, the contract type and the pay.',
  statement:
    'I only write what you tell me or accept. If you have a standard statement, such as one on safeguarding or equal opportunities, paste it here and I’ll add it.',
  offTopic: 'I can’t look that up, I’m afraid. I only deal with your vacancy.',
} as const satisfies Partial<Record<QuestionKind, string>>

export const hasConversationAnswer = (kind: QuestionKind): kind is keyof typeof CONVERSATION_ANSWERS =>
  kind in CONVERSATION_ANSWERS
