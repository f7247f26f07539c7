import type { LegalSection } from '@/components/legal/legal-document'
import { brand } from '@/lib/content/brand'

/** What answers in this deployment. */
export interface Processing {
  engine: 'builtIn' | 'openai' | 'compatible'
  /** Whether the server turns speech into text and text into speech. */
  audio: boolean
}

const WHO_ANSWERS = {
  builtIn:
    'The consultant of this site is software of our own, on our own server. What you write to it is sent to no model provider.',
  openai:
    'The consultant of this site uses models of OpenAI, as our processor. To read a message and to answer it, and to write the specification, we send OpenAI your message, the conversation so far, your company’s details, what its website says and your house rules. If OpenAI does not answer, software of our own on our own server does.',
  compatible:
    'The consultant of this site uses a language model on a server that we have chosen and that works on our instructions. To read a message and to answer it, and to write the specification, we send it your message, the conversation so far, your company’s details, what its website says and your house rules. If it does not answer, software of our own on our own server does.',
} as const

const whoListens = ({ engine, audio }: Processing) => {
  if (!audio) return 'Our server takes no recordings.'
  const whom = engine === 'openai' ? 'OpenAI' : 'the model server'
  return `Where your browser cannot do this, your recording is sent to our server and from there to ${whom} to be written down, and answers are read aloud the same way. Neither is stored by us.`
}

/** How artificial intelligence is used, as this deployment is configured. */
export const artificialIntelligence = (processing: Processing): LegalSection => ({
  id: 'artificial-intelligence',
  title: 'Artificial intelligence and automated decisions',
  body: (
    <>
      <h3>The consultation</h3>
      <p>
        You talk with software, not with a person; the screen says so. {WHO_ANSWERS[processing.engine]} Each
        line of the specification names the words that it came from, and nothing goes to market before you
        have read and approved it.
      </p>
      <h3>Speech</h3>
      <p>
        You may speak instead of typing. Your browser then turns speech into text, and some browsers do so
        through a service of their maker: the recording goes there under that maker’s terms and not to us.{' '}
        {whoListens(processing)} What was understood stands in the text box for you to check before it is
        sent.
      </p>
      <h3>Website research</h3>
      <p>
        If you give us your company’s website and ask for it, our server reads its public pages, as a visitor
        would, and keeps the passages that describe the company. Should they name people, we use that for
        nothing but the description that you asked for.
      </p>
      <h3>Decisions</h3>
      <p>
        No decision with a legal or similarly significant effect on you is made by software alone. The
        consultant drafts and you decide. In recruitment, AI interviews and matching help our consultants to
        order what candidates have said; a person looks at each candidate before they are put forward or
        turned down. Anyone affected may ask how a result came about, have a person look at it again, give
        their view and contest it: write to <a href={`mailto:${brand.dpoEmail}`}>{brand.dpoEmail}</a>.
      </p>
    </>
  ),
})
