import { brand } from './brand'
import { FIGURES } from './figures'

/** The six questions of the landing page (specification, section 2); search engines are given the same words. */
export const FAQ = [
  {
    question: 'How does AI improve recruitment?',
    answer: `It does the slow, uneven parts the same way every time: it researches your company, asks what a good consultant would ask, and writes down what you said. It then posts to ${FIGURES.jobBoards.value} job boards, searches ${FIGURES.candidatePool.value} ${FIGURES.candidatePool.label} and screens by interview around the clock, so that you meet ${FIGURES.candidates.value} people worth your time.`,
  },
  {
    question: `What makes ${brand.product} different from other recruiters?`,
    answer: `You can check it. Every line of your job specification carries a mark that opens the words it came from. What nobody said reads “To be confirmed”, never a guess, and wording that would shut good people out is challenged before it is published. Behind it stand ${FIGURES.experience.value} ${FIGURES.experience.label}.`,
  },
  {
    question: 'How long does it take to create a job specification?',
    answer: `About ${FIGURES.minutesToBuild.value} of conversation, typed or spoken. The specification and the employee value proposition are written from what you say, and you may stop and come back without losing a word.`,
  },
  {
    question: 'Do I need any technical expertise?',
    answer:
      'No technical expertise is needed. If you can describe the work to a colleague, you can do this. There is nothing to install, and the consultant puts one question at a time in plain English.',
  },
  {
    question: 'What roles can you recruit for?',
    answer:
      'Engineering and technical roles at every level, permanent or contract: design, manufacturing, civil and structural, electrical, energy, rail, aerospace, automotive, software and the people who lead them.',
  },
  {
    question: 'How does the AI consultation work?',
    answer:
      'You register your company and the consultant reads what is public about it. Then you talk: why the role exists, what the person must be able to do, what you offer. The brief fills beside the conversation. At the end you read the specification, change what you like and approve it. Nothing goes to market before that.',
  },
] as const
