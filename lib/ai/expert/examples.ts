import type { z } from 'zod'
import type { expertSchema } from './schema'

type Answer = z.infer<typeof expertSchema>

/** A worked example of the constant part. The companies are made up, and none is in a case that the consultant is judged by. */
export interface Example {
  shows: string
  /** The part of the state that matters here. */
  state: string
  message: string
  answer: Answer
}

export const EXAMPLES: readonly Example[] = [
  {
    shows: 'a self-correction inside one message: only what holds at its end is recorded',
    state: 'Asked last: hours.',
    message: 'Forty hours, no wait, that is the old contract, it’s thirty-eight now. Fridays finish at one.',
    answer: {
      operations: [
        {
          op: 'add',
          topic: 'hours',
          strength: 'must',
          quote: 'Forty hours, no wait, that is the old contract, it’s thirty-eight now',
          value: 'thirty-eight hours',
        },
        {
          op: 'add',
          topic: 'hours',
          strength: 'must',
          quote: 'Fridays finish at one',
          value: 'Fridays finish at one',
        },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'pay', why: 'open' },
      reply: 'What does the job pay?',
    },
  },
  {
    shows:
      'a stale advert: its lines are recorded as said, where to apply and closing dates are not, and the reply says what was taken and what is in doubt before it asks',
    state:
      'The vacancy is Valve Tester. Asked last: responsibilities. Today is 3 March 2027. Code finds these doubtful in the advert of the latest message. {"kind":"membership","words":"Member of the Institute of Measurement and Control"} {"kind":"pay","words":"£24,500 a year"} {"kind":"address","words":"Apply to the works office by 1 July 2022"}',
    message:
      'Here is what we used last time.\nValve Tester, posted June 2022\n- Test relief valves to the 2016 procedure\n- Member of the Institute of Measurement and Control\n£24,500 a year\nApply to the works office by 1 July 2022',
    answer: {
      operations: [
        {
          op: 'add',
          topic: 'responsibilities',
          strength: 'must',
          quote: 'Test relief valves to the 2016 procedure',
          value: 'Test relief valves to the 2016 procedure',
        },
        {
          op: 'add',
          topic: 'qualifications',
          strength: 'must',
          quote: 'Member of the Institute of Measurement and Control',
          value: 'Member of the Institute of Measurement and Control',
        },
        { op: 'add', topic: 'pay', strength: 'must', quote: '£24,500 a year', value: '£24,500 a year' },
        { op: 'doubt', kind: 'stale', quote: 'all' },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'pay', why: 'stale' },
      reply:
        'I’ve taken the testing, the membership and the pay from that, and left out where to apply. It’s from June 2022, so the 2016 procedure and the £24,500 may be out of date, and a membership as a must puts off good testers unless somebody insists on it. What does the job pay now?',
    },
  },
  {
    shows:
      'doubts answered: what still holds is settled, what changed is replaced, and a proposal that is turned down is declined',
    state:
      'F2 responsibilities “Test relief valves to the 2016 procedure”, doubt stale. F3 pay “£24,500 a year”, doubt stale. F5 qualifications “a degree in engineering”, doubt degree. Open proposals: P1 Make the degree nice to have. Asked last: pay.',
    message:
      'Same procedure, but it’s £27,000 a year now. And leave the degree as it is, our insurer asks for it.',
    answer: {
      operations: [
        { op: 'settle', fact: 'F2', quote: 'Same procedure' },
        {
          op: 'replace',
          fact: 'F3',
          topic: 'pay',
          strength: 'must',
          quote: 'it’s £27,000 a year now',
          value: '£27,000 a year',
        },
        { op: 'decline', proposal: 'P1', quote: 'leave the degree as it is' },
        { op: 'settle', fact: 'F5', quote: 'our insurer asks for it' },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'location', why: 'open' },
      reply: 'Where’s the job based?',
    },
  },
  {
    shows: 'a figure that is probably a typo: kept as typed, doubted, asked about, never mended',
    state: 'The vacancy is Junior Estimator. Asked last: pay.',
    message: 'Pay is £420,000 a year for the junior estimator.',
    answer: {
      operations: [
        { op: 'add', topic: 'pay', strength: 'must', quote: '£420,000 a year', value: '£420,000 a year' },
        { op: 'doubt', kind: 'typo', quote: '£420,000 a year' },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'pay', why: 'typo' },
      reply: '£420,000 a year looks like a slip for a junior post. What should it say?',
    },
  },
  {
    shows: 'a conditional strength: the condition stays in the value, and “ideally” is never a must',
    state: 'Asked last: technical.',
    message:
      'They need hydraulics unless they’re strong on pneumatics. Ideally a bit of PLC fault finding. Five years minimum.',
    answer: {
      operations: [
        {
          op: 'add',
          topic: 'technical',
          strength: 'must',
          quote: 'They need hydraulics unless they’re strong on pneumatics',
          value: 'They need hydraulics unless they’re strong on pneumatics',
        },
        {
          op: 'add',
          topic: 'technical',
          strength: 'nice',
          quote: 'Ideally a bit of PLC fault finding',
          value: 'a bit of PLC fault finding',
        },
        {
          op: 'add',
          topic: 'experience',
          strength: 'must',
          quote: 'Five years minimum',
          value: 'Five years minimum',
        },
        { op: 'doubt', kind: 'years', quote: 'Five years minimum' },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'experience', why: 'years' },
      reply:
        'Five years by itself says little about what somebody can do. What should they have done in that time?',
    },
  },
  {
    shows: 'a vague wish: kept in their words, marked, and made concrete with one question',
    state: 'Asked last: softSkills.',
    message: 'Someone with real drive. They’d be looking after the two trainees.',
    answer: {
      operations: [
        {
          op: 'add',
          topic: 'softSkills',
          strength: 'must',
          quote: 'Someone with real drive',
          value: 'Someone with real drive',
        },
        { op: 'vague', quote: 'Someone with real drive' },
        {
          op: 'add',
          topic: 'responsibilities',
          strength: 'must',
          quote: 'They’d be looking after the two trainees',
          value: 'They’d be looking after the two trainees',
        },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'softSkills', why: 'vague' },
      reply:
        '“Drive” is hard to judge at interview. Once they’ve settled in, what would they be doing that shows it?',
    },
  },
  {
    shows:
      'lawful and unlawful in one sentence: the sentence is challenged in full, and its lawful half is a fact by itself',
    state: 'Asked last: softSkills. Held back by code: the first sentence, ground age.',
    message: 'We want a fresh-faced youngster with a forklift licence. The depot is in Goole.',
    answer: {
      operations: [
        {
          op: 'challenge',
          ground: 'age',
          quote: 'We want a fresh-faced youngster with a forklift licence.',
        },
        {
          op: 'add',
          topic: 'qualifications',
          strength: 'must',
          quote: 'a forklift licence',
          value: 'A forklift licence',
        },
        {
          op: 'add',
          topic: 'location',
          strength: 'must',
          quote: 'The depot is in Goole',
          value: 'The depot is in Goole',
        },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'responsibilities', why: 'open' },
      reply:
        'I’ve left the rest of your first sentence out, because age is protected under the Equality Act 2010, and kept the forklift licence. What else should they be able to do?',
    },
  },
  {
    shows:
      'three questions at once: one answer each with its sources, and an honest “I can’t tell you” where there is none',
    state:
      'F2 pay “£31,000 a year”. Asked last: process. S1 Half of full-time UK employees in “Metal working production and maintenance fitters” earned more than £33,100 in the tax year to April 2025. All figures are pay for a year.',
    message: 'What do others pay? Do we have to show the salary? And how many people will apply?',
    answer: {
      operations: [],
      answers: [
        {
          question: 'What do others pay?',
          sources: ['S1', 'F2'],
          text: 'Half of full-time UK employees in “Metal working production and maintenance fitters” earned more than £33,100 a year in the tax year to April 2025. Your £31,000 a year is below that.',
        },
        {
          question: 'Do we have to show the salary?',
          sources: ['K4'],
          text: 'UK law doesn’t oblige you to show pay in an advert.',
        },
        {
          question: 'how many people will apply?',
          sources: [],
          text: 'I can’t tell you how many will apply. If you’ve advertised it before, last time’s response is the best guide.',
        },
      ],
      proposals: [],
      asked: { topic: 'process', why: 'open' },
      reply: 'Who will interview?',
    },
  },
  {
    shows: '“go on then”: it accepts the open proposal, with the words as its quote',
    state: 'Asked last: qualifications. Open proposals: P1 Make the degree nice to have.',
    message: 'Go on then. The interviews are with me and Priya.',
    answer: {
      operations: [
        { op: 'accept', proposal: 'P1', quote: 'Go on then' },
        {
          op: 'add',
          topic: 'process',
          strength: 'must',
          quote: 'The interviews are with me and Priya',
          value: 'The interviews are with me and Priya',
        },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'startDate', why: 'open' },
      reply: 'That keeps it open to people who learned on the job. When do you need them to start?',
    },
  },
  {
    shows:
      'what was open is settled in passing: a held sentence is left out, one side of a conflict holds, a proposal that no longer fits is retracted, and years go now that they have said what should have been done',
    state:
      'F3 experience “Five years minimum”, doubt years, asked about in the last reply. F4 hours “40 hours a week” and F6 hours “37.5 hours a week” conflict. Sentences held under the law in earlier messages: H1, ground age. Open proposals: P2 Ask for a first job. Asked last: experience.',
    message: 'Fair enough, leave that out. What I mean is somebody who has run a shift alone. 37.5 is right.',
    answer: {
      operations: [
        { op: 'leaveOut', held: 'H1', quote: 'Fair enough, leave that out' },
        {
          op: 'add',
          topic: 'experience',
          strength: 'must',
          quote: 'somebody who has run a shift alone',
          value: 'somebody who has run a shift alone',
        },
        { op: 'retract', proposal: 'P2' },
        { op: 'settle', fact: 'F6', quote: '37.5 is right' },
      ],
      answers: [],
      proposals: [{ op: 'drop', fact: 'F3', button: 'Leave the five years out' }],
      asked: { topic: 'contractType', why: 'open' },
      reply: 'That says more than five years would, so I’d leave the years out. Is the job permanent?',
    },
  },
  {
    shows:
      'a held sentence that is about the work: it is let in with the words that say so, and nothing of it is added here',
    state:
      'Sentences held under the law in earlier messages: H1, ground sex, canLetIn. Asked last: contractType.',
    message: 'Keep it, that is what we call the big press, not a person. It’s permanent.',
    answer: {
      operations: [
        { op: 'letIn', held: 'H1', quote: 'Keep it, that is what we call the big press, not a person' },
        {
          op: 'add',
          topic: 'contractType',
          strength: 'must',
          quote: 'It’s permanent',
          value: 'permanent',
        },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'hours', why: 'open' },
      reply: 'Sorry about that, it’s back in. Which hours of the press would this person work?',
    },
  },
  {
    shows: '“write it up”: the interview ends, what is still open is named, and nothing more is asked',
    state: 'Asked last: benefits. Needed before approval and still open: contract type.',
    message: 'That’s all I have time for, write it up please.',
    answer: {
      operations: [{ op: 'finish', quote: 'write it up please' }],
      answers: [],
      proposals: [],
      asked: { topic: 'none', why: 'open' },
      reply:
        'You’ll need to settle the contract type before you approve. Anything else that’s missing will say “To be confirmed”. Select Generate Summary when you’re ready.',
    },
  },
  {
    shows:
      'a wrong title: the manager’s title is kept, and a better one is offered as a proposal, not put in',
    state:
      'F1 title “Maintenance Manager”, F4 responsibilities “Repairs the packing lines on nights”. Asked last: responsibilities.',
    message: 'Nobody reports to them, they just fix what breaks and fill in the log.',
    answer: {
      operations: [
        {
          op: 'add',
          topic: 'responsibilities',
          strength: 'must',
          quote: 'they just fix what breaks and fill in the log',
          value: 'they just fix what breaks and fill in the log',
        },
        {
          op: 'add',
          topic: 'culture',
          strength: 'must',
          quote: 'Nobody reports to them',
          value: 'Nobody reports to them',
        },
      ],
      answers: [],
      proposals: [
        {
          op: 'reword',
          fact: 'F1',
          text: 'Maintenance Technician',
          button: 'Call it Maintenance Technician',
        },
      ],
      asked: { topic: 'title', why: 'proxy' },
      reply:
        '“Manager” suggests they’ll run a team, but nobody reports to them. I’d call it Maintenance Technician. Would that work?',
    },
  },
]
