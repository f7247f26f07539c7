import type { AgendaTopic, Topic } from '@/lib/consultation/topics'

/** How a topic is asked about: wordings for its turn, the second asking with examples, and an example for "what do you mean?". */
type Asking = { ask: readonly [string, ...string[]]; again: string }

/** `{role}` stands for the job title. */
const QUESTIONS: Record<AgendaTopic, Asking> = {
  driver: {
    ask: ['What is driving this hire: why now?', 'What has made you open this vacancy now?'],
    again: 'What has made the vacancy come up: somebody leaving, new work, or something else?',
  },
  success: {
    ask: [
      'Picture the end of the first year: what will the person have done for you to call it a success?',
      'What would make you say after a year that you hired the right person?',
    ],
    again: 'What should be finished, running or better a year after they start?',
  },
  responsibilities: {
    ask: ['What will they do from week to week?', 'What are the main duties of the {role}?'],
    again: 'Which jobs land on this desk: what do they design, run, check, fix or lead?',
  },
  technical: {
    ask: [
      'Which tools, methods and standards must they know on day one, and which can they learn with you?',
      'What technical skills does the work need, and which of them are only nice to have?',
    ],
    again: 'Which software, equipment, codes or standards will they work with?',
  },
  experience: {
    ask: [
      'What should they have done before, and how much of it do you really need?',
      'What kind of experience tells you that somebody can do this job?',
    ],
    again: 'What sort of projects, plant or sector should they have worked on?',
  },
  qualifications: {
    ask: [
      'Are there qualifications, licences or clearances that they must hold?',
      'Which qualifications or clearances does the job require, if any?',
    ],
    again: 'Is there a licence, certificate, chartership or clearance without which they could not start?',
  },
  softSkills: {
    ask: [
      'How should they work with people: clients, colleagues, the shop floor?',
      'What sort of person does well in this team?',
    ],
    again: 'Think of the best person you have had in a job like this: how did they work with others?',
  },
  pay: {
    ask: ['What is the pay, and what comes on top of it?', 'What have you budgeted for pay?'],
    again: 'What range may we put on the vacancy, by the year, the day or the hour?',
  },
  location: {
    ask: ['Where is the work done?', 'Where will the {role} be based?'],
    again: 'Which site, office or area is the work in?',
  },
  workPattern: {
    ask: [
      'What is the working pattern: on site, hybrid, remote or shifts?',
      'How is the week split between site, office and home?',
    ],
    again: 'Which days are on site, and are there shifts or weekends?',
  },
  hours: {
    ask: ['What are the hours?', 'How many hours a week is it, and is there any give in them?'],
    again: 'Is it full time or part time, and how many hours a week?',
  },
  culture: {
    ask: [
      'What is it like to work in the team, and what would you tell a friend about it?',
      'What makes people stay with you?',
    ],
    again: 'How big is the team, and what do people there like about it?',
  },
  growth: {
    ask: [
      'How can somebody grow in this job: training, chartership, the next step?',
      'What can they learn with you, and where can the job lead?',
    ],
    again: 'Do you pay for courses, qualifications or time to learn?',
  },
  benefits: {
    ask: [
      'Which benefits come with the job: holiday, pension, anything else?',
      'What do you offer besides pay?',
    ],
    again: 'How much holiday do they get, and what does the pension look like?',
  },
  contractType: {
    ask: ['Is the post permanent, fixed term or contract?', 'What type of contract is it?'],
    again: 'Is it permanent, or for a set time?',
  },
  startDate: {
    ask: ['When should they start?', 'By when do you need somebody in the post?'],
    again: 'Is there a date by which they should be in place?',
  },
  motivation: {
    ask: [
      'What would make the right person want this job over another?',
      'What sort of engineer would be glad to do this work?',
    ],
    again: 'What about the work itself would appeal to the right person?',
  },
  healthSafety: {
    ask: [
      'Are there risks to health and safety that a candidate should know of, and how do you control them?',
      'Does the work bring any health and safety risks, such as height, noise or heavy loads?',
    ],
    again: 'Is there work at height, near traffic, with chemicals, high voltage or heavy loads?',
  },
}

const ASKINGS: Partial<Record<Topic, Asking>> = QUESTIONS

/** Undefined for topics that are never asked about. */
export const askingOf = (topic: Topic): Asking | undefined => ASKINGS[topic]
