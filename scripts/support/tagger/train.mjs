import { hasMarks, joinMessage, withoutMarks } from '../marked-talk.mjs'
import { joinLists, trainNetwork } from '../network/train.mjs'
import { encodeMessage, headsOf, readMessage, runsOf, vocabularyOf } from './messages.mjs'

/** The modules that training needs. `load` is that of `withTypeScript`. */
export async function loadForTagger(load) {
  const modules = [
    'network/tables',
    'network/vectors',
    'tagger/tokens',
    'tagger/tagger',
    'tagger/read-message',
    'cuts',
  ]
  return Object.assign(
    {},
    ...(await Promise.all(modules.map((name) => load(`lib/ai/note-taker/${name}.ts`)))),
  )
}

/** Each message of a conversation as it was written, and as speech recognition writes it. */
function readConversation(lib, { messages }) {
  const read = (message, options) => {
    const joined = joinMessage(message, options)
    return readMessage(lib, { ...joined, sentences: lib.readSentences(joined.text), asked: message.asked })
  }
  return messages
    .filter(({ segments }) => segments.length > 0)
    .map((message) => {
      const written = read(message, {})
      return {
        written,
        spoken: hasMarks(message) ? read(message, { change: withoutMarks, flat: true }) : written,
      }
    })
}

/**
 * Trains the tagger on the conversations among marked-up documents. `report` is called behind each pass over them. Returns what
 * `unpackTagger` takes.
 */
export async function trainTagger(lib, documents, report) {
  const conversations = documents
    .filter(({ kind }) => kind === 'talk')
    .map((document) => readConversation(lib, document))
  const messages = conversations.flat().flatMap(({ written, spoken }) => [...new Set([written, spoken])])
  const vocabulary = vocabularyOf(lib, messages)
  const vectors = lib.loadVectors()
  const rowsOf = lib.taggerRows(vectors, vocabulary)
  const runs = runsOf(conversations.map((pairs) => pairs.map(({ spoken }) => spoken)))
  const network = await trainNetwork({
    vectors,
    tables: lib.taggerTables(vocabulary),
    heads: headsOf(vocabulary),
    lines: [...messages, ...runs].map((message) => encodeMessage(rowsOf, vocabulary, message)),
    passes: 6,
    rate: 0.002,
    report,
  })
  return { vocabulary: joinLists(vocabulary), ...network }
}
