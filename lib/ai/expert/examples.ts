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
          quote: 'it’s thirty-eight now',
          value: 'thirty-eight',
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
      reply:
        'An early Friday is worth having in the advert. What does the job pay, and does anything come on top?',
    },
  },
  {
    shows:
      'a stale advert: its lines are recorded as said, and its age is doubted before anything else is asked',
    state: 'Asked last: responsibilities. Today is 3 March 2027.',
    message:
      'Here is what we used last time.\nValve Tester, posted June 2022\nTest relief valves to the 2016 procedure\n£24,500 a year',
    answer: {
      operations: [
        {
          op: 'add',
          topic: 'responsibilities',
          strength: 'must',
          quote: 'Test relief valves to the 2016 procedure',
          value: 'Test relief valves to the 2016 procedure',
        },
        { op: 'add', topic: 'pay', strength: 'must', quote: '£24,500 a year', value: '£24,500 a year' },
        { op: 'doubt', kind: 'stale', quote: '£24,500 a year' },
      ],
      answers: [],
      proposals: [],
      asked: { topic: 'pay', why: 'stale' },
      reply:
        'That advert is from June 2022, so I’d check it before we rely on it. Is £24,500 still what you pay, and is the 2016 procedure still the one you test to?',
    },
  },
  {
    shows: 'a figure that is probably a typo: kept as typed, doubted, asked about, never mended',
    state: 'Asked last: pay.',
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
      proposals: [
        {
          op: 'weigh',
          fact: 'Five years minimum',
          strength: 'nice',
          button: 'Make the five years nice to have',
        },
      ],
      asked: { topic: 'experience', why: 'years' },
      reply:
        'Years say little about how well somebody will do, so let’s find what stands behind them. What should they have done in those five years that someone with three could not have?',
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
        'Every advert asks for drive, so candidates skip over it. In the first three months, what would you see this person do that tells you they have it?',
    },
  },
  {
    shows:
      'lawful and unlawful in one sentence: the sentence is challenged in full, no word of it becomes a fact or comes back in the reply',
    state: 'Asked last: softSkills. Held back by code: 1 sentence, ground age.',
    message: 'We want a fresh-faced youngster who can lift 25 kg boxes. The depot is in Goole.',
    answer: {
      operations: [
        {
          op: 'challenge',
          ground: 'age',
          quote: 'We want a fresh-faced youngster who can lift 25 kg boxes.',
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
      asked: { topic: 'healthSafety', why: 'open' },
      reply:
        'I’ve left the first sentence out, because age is protected by the Equality Act 2010. The lifting can go in as a task of the job. How often would they lift, and what equipment and training do you give?',
    },
  },
  {
    shows:
      'three questions at once: one answer each with its sources, and an honest “I can’t tell you” where there is none',
    state: 'Asked last: process. Sources of this session include S1 (official pay) and G3 (guide).',
    message: 'What do others pay? Do we have to show the salary? And how many people will apply?',
    answer: {
      operations: [],
      answers: [
        {
          question: 'What do others pay?',
          sources: ['S1'],
          text: 'Half of full-time UK employees in that occupation earned more than £33,100 in the tax year to April 2025, so your £31,000 sits a little below the middle.',
        },
        {
          question: 'Do we have to show the salary?',
          sources: ['K4'],
          text: 'UK law doesn’t oblige you to show pay in an advert.',
        },
        {
          question: 'how many people will apply?',
          sources: [],
          text: 'I can’t tell you how many will apply. Your last advert for the same role is the best guide.',
        },
      ],
      proposals: [],
      asked: { topic: 'process', why: 'open' },
      reply: 'Who will interview, and in how many rounds?',
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
      reply:
        'That opens the door to people who came up through the trade. When do you need them to start, and would you wait for somebody with a long notice period?',
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
        'I have enough to write it up. The contract type is still open and has to be known before you approve. Select Generate Summary when you’re ready.',
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
          value: 'fix what breaks and fill in the log',
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
        'People who search for a manager’s job expect a team, and this one has none. I’d call it Maintenance Technician, so that the right people find it. Does that fit how you use the title, or does “manager” mean something more here?',
    },
  },
]
