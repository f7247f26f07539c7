import { classOf, type JointSentence } from './joints'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Speech recognition and haste leave apostrophes out. */
const bareOf = (word: string): string => word.replaceAll("'", '')

/** In words without a mark between them. Who writes fewer sets marks where sentences end. */
const UNMARKED_WORDS = 12

/** Nobody writes these for anything but the subject. */
const SUBJECTS = wordSet('they we i he she')
const CONTRACTIONS = wordSet(`
  theyre theyll theyd theyve weve ive ill id im youll youre youve youd theres therell hes shes we're i'll i'd we'll we'd she'll he'll
`)
/** Behind "you" and "it", which may be objects, these are verbs all the same. */
const VERBS_OF_OBJECT = wordSet(`
  get need will can must have should would are is was has pays needs means takes isnt doesnt wont cant arent dont could report cover
`)
const TAKES_OBJECT = wordSet(
  'help helps let lets make makes see get gets want give gives show pay send tell ask teach put train call do',
)
/** "its thirty hours", "its a good team": and not what belongs to something. */
const BEHIND_ITS =
  /^(?:an?|the|not|all|mainly|mostly|really|quite|very|about|around|in|on|at|just|only|permanent|based|paid|hybrid|remote|full|part|been|days|nights|\d.*)$|ing$/

/** They lead into a clause, or are said of the one that follows. */
const LEADS = wordSet(`
  think say said says know mean means reckon hope sure guess believe see find feel told tell wish bet what whatever whenever wherever whoever whichever how why
  everything anything something nothing all day days time times week weeks month year years way reason place one ones thing things once
  until till unless because cos cause coz afore before after if when where while though although whether as since that which who basically obviously honestly
  otherwise then now today
`)
const SUBORDINATORS = wordSet(
  'if when once because cos cause coz as since while where until unless before after though although whether',
)
const ARTICLES = wordSet('a an another some the all any every those these what most same only whatever best')

/** What an article is not needed for. */
const OBJECTS = wordSet(
  'not that it them this these those people everyone everybody somebody someone anybody',
)

/** How far a word that puts something right reaches, in words: what follows is then no sentence of its own. */
const CORRECTION_WORDS = 8
const CORRECTING = wordSet('sorry wait wrong mistake scrap correction meant instead actually no hang hold')

const isNumber = (tags: readonly string[] | undefined): boolean =>
  (tags ?? []).some((tag) => tag === 'number' || tag === 'figure' || tag === 'money')

/** A subject with its verb begins at `at`. */
function hasSubject({ words, tags }: JointSentence, at: number): boolean {
  const [word, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
  const bare = bareOf(word)
  if (!next) return false
  if (word === "it's" || word === "there's" || CONTRACTIONS.has(bare) || CONTRACTIONS.has(word)) return true
  if (bare === 'its') return BEHIND_ITS.test(next) || isNumber(tags[at + 1])
  if (SUBJECTS.has(word))
    return next === 'also' || !/^(?:and|preposition|determiner|subject)$/.test(classOf(next))
  if (word === 'the') return next === 'rest' && /^(?:is|are)$/.test(words[at + 2]?.text ?? '')
  if (word === 'that') return /^(?:doesnt|isnt|wont|wouldnt)$/.test(bareOf(next))
  if (word === 'there') return /^(?:is|are|will|was|isnt|arent)$/.test(bareOf(next))
  if ((word !== 'you' && word !== 'it') || TAKES_OBJECT.has(words[at - 1]?.text ?? '')) return false
  const hasOwnObject = classOf(next) === '' && /^(?:the|an?|our|every|all)$/.test(words[at + 2]?.text ?? '')
  return VERBS_OF_OBJECT.has(bareOf(next)) || (word === 'you' && hasOwnObject)
}

/** "the tools | we use", "anything | they can do": said of a thing, without "that". What has an object of its own is not. */
function isRelative({ words, tags }: JointSentence, at: number): boolean {
  if (!/^(?:i|we|they|you|he|she)/.test(words[at]?.text ?? '')) return false
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const word = words[index]?.text ?? ''
    if (ARTICLES.has(word)) break
    if (classOf(word) !== '' || index === 0 || index === at - 4) return false
  }
  if (/^(?:also|all|be|just)$/.test(words[at + 1]?.text ?? '')) return false
  if (words.slice(at + 1, at + 4).some(({ text }) => text === 'be')) return false
  const object = CONTRACTIONS.has(bareOf(words[at]?.text ?? '')) ? at + 1 : at + 2
  const behind = words[object]?.text ?? ''
  return !OBJECTS.has(behind) && classOf(behind) !== 'determiner' && !isNumber(tags[object])
}

/** "that doesn't matter": nothing belongs behind it. */
const isVerdict = ({ words }: JointSentence, at: number): boolean =>
  words[at - 1]?.text === 'matter' && /^(?:doesnt|dont|wont|wouldnt)$/.test(bareOf(words[at - 2]?.text ?? ''))

const STRANDED_WORDS = 3

/** "a failure | they've dealt with": its end needs what stands before it. */
const isStranded = ({ words }: JointSentence, at: number): boolean =>
  words.length - at <= STRANDED_WORDS && classOf(words.at(-1)?.text ?? '') === 'preposition'

/** Whether the words from `from` up to `at` say something whole, and don't only introduce what follows. */
function isComplete(sentence: JointSentence, from: number, at: number): boolean {
  const { words } = sentence
  let hasVerb = false
  for (let index = from; index < at; index += 1) {
    const word = words[index]?.text ?? ''
    // "…, and if the bus is late | they ring": it leads to what follows.
    if (
      SUBORDINATORS.has(word) &&
      (!hasVerb || /^(?:and|but|so|that|is)$/.test(words[index - 1]?.text ?? ''))
    )
      return false
    hasVerb ||= hasSubject(sentence, index) || /^(?:is|are|was|were|must|needs?|has|have)$/.test(word)
  }
  return hasVerb
}

const hasUnmarkedRun = ({ marks }: JointSentence, at: number): boolean => {
  const isJoined = (index: number) => marks[index] === '_' || marks[index] === '='
  let [first, last] = [at, at]
  while (first > 0 && at - first <= UNMARKED_WORDS && isJoined(first)) first -= 1
  while (last - at <= UNMARKED_WORDS && isJoined(last + 1)) last += 1
  return last - first + 1 > UNMARKED_WORDS
}

/**
 * Whether a clause of its own begins at word `at`, where speech without marks goes on: "we sponsor that | they plan the work". `since` is
 * the words since the last cut.
 */
export function opensFiniteClause(sentence: JointSentence, at: number, since: number): boolean {
  if (sentence.marks[at] !== '_') return false
  const last = sentence.words[at - 1]?.text ?? ''
  if (isVerdict(sentence, at) && classOf(sentence.words[at]?.text ?? '') !== 'and') return true
  if (!hasSubject(sentence, at)) return false
  const isLead = LEADS.has(bareOf(last)) && classOf(sentence.words[at - 2]?.text ?? '') !== 'preposition'
  if (isLead || /^(?:and|preposition|determiner|auxiliary|subject|clause|filler)$/.test(classOf(last)))
    return false
  return (
    isComplete(sentence, at - since, at) &&
    !isRelative(sentence, at) &&
    !isStranded(sentence, at) &&
    !sentence.words.slice(Math.max(0, at - CORRECTION_WORDS), at).some(({ text }) => CORRECTING.has(text)) &&
    hasUnmarkedRun(sentence, at)
  )
}
