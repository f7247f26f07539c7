import type { ChallengeGround } from '@/lib/consultation/brief/options'
import type { Intent } from '@/lib/consultation/interview/intent'

/** Answers to what a manager asks the consultant. None holds a figure that could be taken for a fact of the vacancy. */
export const ANSWERS: Record<
  Exclude<Intent, 'duration' | 'help' | 'impatient'>,
  readonly [string, ...string[]]
> = {
  instruction: [
    'I can only note what describes the vacancy, so I have left the rest out.',
    'The rest is nothing that I can put into a vacancy, so I have left it out.',
  ],
  allMusts: ['Then they all stay must-haves.'],
  someMusts: ['Tell me which, by name, and I will move them to nice to have.'],
  markup: ['I read plain words alone, so please say that without markup.'],
  salary: [
    'I have no salary data to go by and would rather not guess; what you have budgeted is what counts.',
    'I do not hold market pay data, so I will not invent a figure.',
  ],
  next: [
    'When we are done, choose Generate Summary: you get the specification to read and edit, and nothing goes out before you approve it.',
  ],
  readers: [
    'What you say here is stored with your company’s record and used to write this specification; candidates see only the specification that you approve.',
  ],
  fee: ['The fee terms are shown in full before you approve, and nothing is due until you hire.'],
  identity: ['I am an AI consultant, not a person; I take your brief and write it up.'],
  document: ['Of course.'],
  again: [
    'Sorry, then I missed it; say it again in a few words whenever it suits you.',
    'My mistake; if the brief beside this chat does not hold it, you can add it there.',
  ],
  where: ['We were here.'],
  change: [
    'Yes: say so here or edit any point of the brief, and the specification too before you approve it; after that, Edit makes a new version.',
  ],
  later: ['Yes: what you have told me is kept, and you can go on from this browser when you like.'],
  copy: ['You can read, edit and print the specification as soon as it is generated.'],
  proposition: [
    'An EVP is an employee value proposition: what somebody gains by working for you, such as the team, the learning and the benefits.',
  ],
  boards: [
    'After you approve it the vacancy goes to job boards and to candidates we already know; I cannot promise you one board by name.',
  ],
  candidates: ['You get a shortlist of three to five candidates who have been interviewed beforehand.'],
  optional: ['No: say “skip”, and that line reads “To be confirmed”.'],
  why: ['Candidates look for it, and your answer becomes a line of the specification.'],
  suggest: [
    'I would rather not put words in your mouth, since every line has to come from you.',
    'That has to be yours to say; I can only make the question easier.',
  ],
  greeting: ['Hello, and thank you for asking; all well here.', 'Hello.'],
  thinking: ['Take your time.'],
  agreed: ['Good.', 'Very well.'],
  thanks: ['You are welcome.'],
  question: [
    'That is outside what I can answer here, and I would rather not guess.',
    'I cannot answer that one: I take your brief and write it up.',
  ],
}

/** A protected characteristic in plain words, and the lawful form of the need that is usually behind the ask. */
type Protected = { name: string; lawful: string }

/** The nine protected characteristics of the Equality Act 2010, section 4. */
const PROTECTED: Partial<Record<ChallengeGround, Protected>> = {
  age: { name: 'age', lawful: 'the level of experience or the stage of the job, such as entry level' },
  sex: { name: 'sex', lawful: 'the task itself, such as a weight to lift, with adjustments considered' },
  race: {
    name: 'race (nationality and national origin included)',
    lawful: 'fluent spoken English, the right to work in the UK or eligibility for a clearance',
  },
  religion: { name: 'religion or belief', lawful: 'the hours and the cover that the work needs' },
  disability: {
    name: 'disability',
    lawful: 'the task that has to be done, with reasonable adjustments considered',
  },
  pregnancy: { name: 'pregnancy and maternity', lawful: 'the dates and the cover that the work needs' },
  marriage: { name: 'marriage and civil partnership', lawful: 'the hours or the travel that the work needs' },
  orientation: { name: 'sexual orientation', lawful: 'the way of working with others that the job needs' },
  genderReassignment: {
    name: 'gender reassignment',
    lawful: 'the way of working with others that the job needs',
  },
}

const UNION_CHALLENGE =
  'The law protects membership of a trade union (Trade Union and Labour Relations (Consolidation) Act 1992), so the vacancy cannot ask about it and I have left it out. What does the work itself need there?'

/**
 * The challenge of an ask that the Equality Act 2010 forbids: names the grounds, says that the ask was left out, and asks for the need
 * behind it in its lawful form. Empty where no ground is a protected one.
 */
export function lawfulChallenge(grounds: readonly ChallengeGround[]): string {
  const found = grounds.flatMap((ground) => PROTECTED[ground] ?? [])
  if (found.length === 0) return grounds.includes('union') ? UNION_CHALLENGE : ''
  const names = found.map(({ name }) => name)
  const last = names.at(-1) ?? ''
  const and = names.some((name) => name.includes(' and ')) ? ', and ' : ' and '
  const list = names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${and}${last}`
  const needs = [...new Set(found.map(({ lawful }) => lawful))].slice(0, 2).join(', or ')
  return `The Equality Act 2010 protects ${list}, so the vacancy cannot ask for that and I have left it out. What does the work itself need there? We can ask for ${needs}.`
}

/** What a recruiter would question although it is lawful. */
export const PRACTICE_CHALLENGES: Partial<Record<ChallengeGround, string>> = {
  manyMusts:
    'That is a long list of must-haves. Would you reject an otherwise great candidate for lacking any one of them, or are some nice to have?',
  yearsWithoutReason:
    'If somebody who has done the same work in less time would do, say so and I will loosen the years.',
  degreeWithoutReason: 'If people who learned it another way would do, say so and I will add that.',
}
