import type { LegalSection } from '@/components/legal/legal-document'
import { brand } from '@/lib/content/brand'

export interface AiProcessing {
  engine: 'builtIn' | 'openai' | 'compatible'
  /** Whether the server turns speech into text and text into speech. */
  audio: boolean
}

const CONSULTANT_PROCESSING = {
  builtIn:
    'The consultant on this site is our own software on our own server. We don’t send what you write to any AI provider.',
  openai:
    'The consultant on this site uses OpenAI’s models; OpenAI is our processor. To read and answer a message, and to write the specification, we send OpenAI your message, the conversation so far, your company’s details, what its website and the documents you gave us say, and your house rules. If OpenAI doesn’t respond, our own software on our own server answers instead.',
  compatible:
    'The consultant on this site uses a language model on a server whose operator acts on our instructions. To read and answer a message, and to write the specification, we send it your message, the conversation so far, your company’s details, what its website and the documents you gave us say, and your house rules. If it doesn’t respond, our own software on our own server answers instead.',
} as const

const speechProcessing = ({ engine, audio }: AiProcessing) => {
  if (!audio) return 'We don’t record audio.'
  const recipient = engine === 'openai' ? 'OpenAI' : 'the model server'
  return `If your browser has no speech recognition, your recording goes to our server and from there to ${recipient} to be transcribed. Answers are read aloud using the same service. We don’t store your recordings or the audio of the answers.`
}

export const artificialIntelligence = (processing: AiProcessing): LegalSection => ({
  id: 'artificial-intelligence',
  title: 'Artificial intelligence and automated decisions',
  body: (
    <>
      <h3>The consultation</h3>
      <p>
        You are talking to software, not a person, and the screen says so.{' '}
        {CONSULTANT_PROCESSING[processing.engine]} Each line of the specification shows the words it came
        from, and nothing is advertised until you have read and approved it.
      </p>
      <h3>Speech</h3>
      <p>
        You can speak instead of typing. Your browser then turns speech into text. Some browsers use their
        maker’s service for this: the recording goes to that service, under its terms, and not to us.{' '}
        {speechProcessing(processing)} The text appears in the message box for you to check before you send
        it.
      </p>
      <h3>Website and document research</h3>
      <p>
        If you give us your company’s website and ask us to research it, our server reads its public pages, as
        a visitor would, and keeps the passages that describe the company. If they name people, we use that
        only for the description you asked for.
      </p>
      <p>
        If you upload or paste a document about your company, we read it, keep its text and discard the file.
        We keep a candidate’s CV as the file it is. Software only checks that it is safe to open.
      </p>
      <h3>Decisions</h3>
      <p>
        We never let software alone make a decision that has a legal or similarly significant effect on you.
        The consultant drafts and you decide. In recruitment, AI interviews and matching help our recruiters
        organise what candidates have said. A person reviews every candidate before they are put forward or
        turned down. Anyone affected can ask how a result came about, have a person review it, give their view
        and contest it by writing to <a href={`mailto:${brand.dpoEmail}`}>{brand.dpoEmail}</a>.
      </p>
    </>
  ),
})
