import { brand } from './brand'
import { FIGURES } from './marketing-figures'

/** Also published as structured data for search engines. */
export const FAQ = [
  {
    question: 'How does AI improve recruitment?',
    answer: `It does the slow parts, and does them the same way every time. It researches your company, asks what a good consultant would ask and writes down what you say. We then open the vacancy on our own jobs page, choose where else to post it from ${FIGURES.jobBoards.inWords} job boards, search ${FIGURES.candidatePool.inWords} ${FIGURES.candidatePool.label} and interview round the clock, so you meet ${FIGURES.candidates.inWords} people who fit the job.`,
  },
  {
    question: `What makes ${brand.product} different from other recruiters?`,
    answer: `You can check our work. Select the source next to any line of your job specification to see the words behind it. Anything nobody mentioned is marked “To be confirmed”. We don’t fill the gaps ourselves. Before anything is published, we challenge wording that would put good people off. It’s all backed by ${FIGURES.experience.inWords} ${FIGURES.experience.label}.`,
  },
  {
    question: 'How long does it take to create a job specification?',
    answer: `About ${FIGURES.minutesToBuild.value} of conversation, typed or spoken. Your specification and employee value proposition are written from what you say. You can stop and come back in the same browser without losing a word.`,
  },
  {
    question: 'Do I need any technical expertise?',
    answer:
      'No. If you can describe the work to a colleague, you can do this. There is nothing to install, and the consultant asks one question at a time, in plain English.',
  },
  {
    question: 'What roles can you recruit for?',
    answer:
      'Engineering and technical roles at every level, permanent or contract: design, manufacturing, civil and structural, electrical, energy, rail, aerospace, automotive and software engineers, and the people who lead them.',
  },
  {
    question: 'How does the AI consultation work?',
    answer:
      'You register your company, and the AI can read its website. Then you talk about why the role exists, what the person must be able to do and what you offer. The brief builds up next to the conversation. At the end you read, edit and approve the specification. Nothing goes live before that.',
  },
] as const
