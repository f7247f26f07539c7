import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { capitalised } from '@/lib/ai/note-taker/writing/spelling'
import { quoteShortly } from '@/lib/consultation/brief/asks-quote'
import type { ChallengeGround } from '@/lib/consultation/brief/options'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import type { Intent } from '@/lib/consultation/interview/intent'

/** Answers to what a manager asks the consultant. None holds a figure that could be taken for a fact of the vacancy. */
export const ANSWERS: Record<
  Exclude<Intent, 'duration' | 'help' | 'impatient'>,
  readonly [string, ...string[]]
> = {
  instruction: ['I’ve left out anything that isn’t about the vacancy.'],
  allMusts: ['OK, they all stay as must-haves.'],
  someMusts: ['Tell me which ones and I’ll make them nice to have.'],
  markup: ['I can only read plain text. Please send that again without the formatting.'],
  salary: [
    'I can’t suggest a figure. Give me yours and I’ll show you the official ones for this kind of job, if there are any.',
  ],
  next: [
    'When we’ve finished, select Generate Summary. You can read and edit the specification, and nothing goes live until you approve it.',
  ],
  readers: [
    'We keep what you say with your company’s details and use it to write the specification. Candidates only see the version you approve.',
  ],
  fee: [
    'You’ll see the full fee terms before you approve. If you’re on one of our plans, your order says what you pay. Otherwise there’s no fee until you hire.',
  ],
  identity: ['I’m an AI consultant, not a person. I take your brief and write it up.'],
  document: ['Let’s get it written.'],
  again: [
    'Sorry, I can’t find that in the brief, so I’ll leave it for now.',
    'Sorry about that. It isn’t in the brief, so I’ll leave it for now.',
  ],
  where: ['Here’s where we’d got to.'],
  change: [
    'Yes. Tell me, or edit the brief or the specification yourself. Once you’ve approved it, Edit starts a new version.',
  ],
  later: ['Yes. I’ve saved everything, and you can carry on in this browser whenever you like.'],
  copy: ['You can read, edit and print the specification as soon as we’ve written it.'],
  proposition: [
    'EVP is short for employee value proposition. It’s what people get from working for you, such as the team, the training and the benefits.',
  ],
  boards: [
    'After you approve it, the vacancy goes to job boards and to candidates we already know. I can’t promise a particular board.',
  ],
  candidates: [
    'I can’t tell you how many will apply. Once you approve, we aim for a shortlist of 3 to 5 candidates we’ve already interviewed.',
  ],
  optional: ['You don’t have to. Say “skip” and I’ll put “To be confirmed”.'],
  why: ['It helps us describe the job properly. Anything marked “Agency only” stays out of the advert.'],
  suggest: [
    'I won’t add anything you haven’t agreed to.',
    'That one’s for you to say, but I can make the question easier.',
  ],
  greeting: ['Hello, and thanks for making the time.', 'Hello.'],
  thinking: ['Take your time.'],
  agreed: ['Great.', 'OK.'],
  thanks: ['You’re welcome.'],
  question: [
    'I don’t have anything on that. If it should be in the advert, tell me what to say.',
    'I can’t answer that from what I hold. Tell me if it matters for the job.',
  ],
}

/** A protected characteristic in plain words, and what to do instead about the need that is usually behind the ask. */
type Protected = { name: string; lawful: string }

/** The nine protected characteristics of the Equality Act 2010, section 4. */
const PROTECTED: Partial<Record<ChallengeGround, Protected>> = {
  age: { name: 'age', lawful: 'ask for a level of experience, such as entry level' },
  sex: {
    name: 'sex',
    lawful: 'describe the task, such as lifting, and the training and equipment you provide',
  },
  race: {
    name: 'race (which includes nationality and national origin)',
    lawful:
      'ask for the level of English the job needs, the right to work in the UK or eligibility for security clearance',
  },
  religion: { name: 'religion or belief', lawful: 'say which hours need to be covered' },
  disability: {
    name: 'disability',
    lawful: 'describe the task, and say you’ll make reasonable adjustments',
  },
  pregnancy: { name: 'pregnancy and maternity', lawful: 'say which dates need to be covered' },
  marriage: { name: 'marriage and civil partnership', lawful: 'describe the hours or the travel' },
  orientation: { name: 'sexual orientation', lawful: '' },
  genderReassignment: { name: 'gender reassignment', lawful: '' },
}

/** A reply that names more is a list. */
const MAX_QUOTED = 3

/** What was left out, in the manager’s words where they are known. */
function leftOut(sentences: readonly string[]): string {
  if (sentences.length === 0) return 'We can’t ask for that, so I’ve left it out.'
  const quoted = sentences.slice(0, MAX_QUOTED).map(quoteShortly)
  return `We can’t ask for this, so I’ve left it out: ${listed(quoted)}.`
}

/** The guard may be wrong: the buttons ask whether it is. */
const doubted = (sentences: readonly string[]): string =>
  `I’ve left out ${listed(sentences.slice(0, MAX_QUOTED).map(quoteShortly))} for now, because it could be about the person.`

/** What waits for a button. */
export const remindHeld = (sentences: readonly string[]): string =>
  `I’ve left out ${listed(sentences.slice(0, MAX_QUOTED).map(quoteShortly))}, because the law may protect what it asks for. Use the buttons under it to say what should happen to it.`

/**
 * The challenge of an ask that the Equality Act 2010 forbids: names the grounds, quotes what was left out, and asks for the need
 * behind it in its lawful form. Empty where no ground is a protected one.
 */
export function lawfulChallenge(
  grounds: readonly ChallengeGround[],
  sentences: readonly string[] = [],
): string {
  const found = grounds.flatMap((ground) => PROTECTED[ground] ?? [])
  if (found.length === 0 && !grounds.includes('union')) return ''
  const isDoubted =
    sentences.length > 0 &&
    sentences.every((words) => !findUnlawful(words).some(({ certainty }) => certainty === 'plain'))
  const what = isDoubted ? doubted(sentences) : leftOut(sentences)
  const ask = isDoubted ? 'Is it about the work, or the person?' : 'What does the job need?'
  if (found.length === 0) return `${what} Trade union membership is protected by law. ${ask}`
  const names = capitalised(listed(found.map(({ name }) => name)))
  const lawful = [...new Set(found.map((one) => one.lawful))].filter((need) => need !== '')
  const needs = lawful.length > 0 ? ` You could ${lawful.slice(0, 2).join(', or ')}.` : ''
  const are = found.length > 1 ? 'are protected characteristics' : 'is a protected characteristic'
  return `${what} ${names} ${are} under the Equality Act 2010. ${ask}${isDoubted ? '' : needs}`
}

/** What a recruiter would question although it is lawful. */
export const PRACTICE_CHALLENGES: Partial<Record<ChallengeGround, string>> = {
  manyMusts:
    'That’s a long list of must-haves. Would you turn down a great candidate who lacked just one of them? If not, some are nice to have.',
  yearsWithoutReason: 'If you’d consider someone with less experience who’s done similar work, let me know.',
  degreeWithoutReason:
    'If you’d take someone who learned it another way, such as through an apprenticeship, let me know.',
}
