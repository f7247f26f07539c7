import type { WrapUp } from '@/lib/consultation/interview/next-question'
import type { AgendaTopic, Topic } from '@/lib/consultation/topics'

/** How a topic is asked about: wordings for its turn, the second asking with examples, and an example for "what do you mean?". */
type Asking = { ask: readonly [string, ...string[]]; again: string }

/** `{role}` stands for the job title. */
const QUESTIONS: Record<AgendaTopic, Asking> = {
  driver: {
    ask: ['What’s driving this hire?', 'Why are you hiring now?'],
    again: 'Is someone leaving, is there new work, or is it something else?',
  },
  success: {
    ask: [
      'By the end of the first year, what should they have achieved?',
      'A year in, what would tell you that you’d hired the right person?',
    ],
    again: 'What should be finished, running or better by the end of their first year?',
  },
  responsibilities: {
    ask: ['What will they be doing day to day?', 'What are the main duties of the job?'],
    again: 'What will they design, run, check, fix or lead?',
  },
  technical: {
    ask: [
      'What do they need to know on day one, and what can they learn from you?',
      'What technical skills does the job need, and which are only nice to have?',
    ],
    again: 'Which software, equipment, codes or standards will they work with?',
  },
  experience: {
    ask: ['What experience do they really need?', 'What should they have done before?'],
    again: 'What sort of projects, plant or sectors should they know?',
  },
  qualifications: {
    ask: [
      'Are there any qualifications, licences or clearances they must have?',
      'Which qualifications or clearances does the job require, if any?',
    ],
    again: 'Is there a licence, certificate or clearance they couldn’t start without?',
  },
  softSkills: {
    ask: [
      'How do they need to work with other people?',
      'What sort of person does well with the people they’ll work with?',
    ],
    again: 'Think of the best person you’ve had in a job like this. How did they work with other people?',
  },
  pay: {
    ask: ['What’s the salary range, and is there anything on top?', 'What’s your budget for pay?'],
    again: 'What pay range can we advertise, by the year, day or hour?',
  },
  location: {
    ask: ['Where is the job based?', 'Where will the {role} be based?'],
    again: 'Which site, office or area is the job in?',
  },
  workPattern: {
    ask: [
      'Is it on site, hybrid or remote, and are there any shifts?',
      'How does the week split between site, office and home?',
    ],
    again: 'Which days are on site, and are there shifts or weekends?',
  },
  hours: {
    ask: ['What are the hours?', 'How many hours a week, and is there any flexibility?'],
    again: 'Is it full time or part time, and how many hours a week?',
  },
  culture: {
    ask: ['What’s the team like to work in?', 'What makes people stay with you?'],
    again: 'How big is the team, and what do people there like about it?',
  },
  growth: {
    ask: ['How could someone develop in this job?', 'What could they learn, and where could the job lead?'],
    again: 'Do you pay for courses or qualifications, or give study leave?',
  },
  benefits: {
    ask: [
      'What benefits come with the job, such as holiday and pension?',
      'What do you offer on top of pay?',
    ],
    again: 'How much holiday do they get, and what does the pension look like?',
  },
  contractType: {
    ask: ['Is the post permanent, fixed term or contract?', 'What type of contract is it?'],
    again: 'Is it permanent, or for a fixed period?',
  },
  startDate: {
    ask: ['When should they start?', 'When do you need someone in post?'],
    again: 'Is there a date they need to start by?',
  },
  motivation: {
    ask: [
      'What would make the right person want this job over another?',
      'What would someone enjoy about this work?',
    ],
    again: 'What about the work itself would appeal to the right person?',
  },
  healthSafety: {
    ask: [
      'Are there any health and safety risks candidates should know about, and how do you manage them?',
      'Does the work involve any health and safety risks, such as height, noise or heavy loads?',
    ],
    again: 'Is there any work at height, near traffic, or with chemicals, high voltage or heavy loads?',
  },
}

/** Registration asks for it too, so it is on no agenda. */
const TITLE: Asking = {
  ask: ['What’s the job title?', 'What would you call this job?'],
  again: 'What job title would people search for?',
}

const ASKINGS: Partial<Record<Topic, Asking>> = { ...QUESTIONS, title: TITLE }

/** Undefined for topics that are never asked about. */
export const askingOf = (topic: Topic): Asking | undefined => ASKINGS[topic]

const WHOM = 'who do they report to'
const HOW = 'how will the interviews go'

/** The last question, about what the brief lacks of the two. */
export function askToWrapUp(missing: readonly WrapUp[]): string {
  if (missing.length > 1) return `Two last things: ${WHOM}, and ${HOW}?`
  return `One last thing: ${missing[0] === 'reporting' ? WHOM : HOW}?`
}
