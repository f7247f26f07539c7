import type { Sentence } from './cuts'
import type { Weigher } from './model/classifier'
import { jointFeatures } from './model/joints'
import type { Models } from './model/models'
import { wordFeatures } from './model/segment-features'
import { sideFeatures } from './model/side-features'
import { type TaggedMessage, tagMessage } from './tagger/read-message'

/** Between these shares the network is in doubt, and the linear model is asked as well. */
const DOUBT = { from: 0.02, to: 0.9 }

/**
 * How likely the linear model cuts a sentence before each of its words, from 0 to 1; null where `isSure`. `isCut` says whether the words since
 * the last cut are counted from a word.
 */
function linearShares(
  sentence: Sentence,
  { joints, labels }: Models,
  opens: (start: number) => number,
): (number | null)[] {
  const { words, tags } = sentence
  let runs: Weigher | null = null
  const weigh: Weigher = (from, to) => {
    runs ??= labels.runs(wordFeatures(words, tags))
    return runs(from, to)
  }
  let since = 0
  return words.map(({ start }, at) => {
    if (at === 0) return null
    since += 1
    const own = opens(start)
    const isDoubtful = own > DOUBT.from && own < DOUBT.to
    const share = isDoubtful
      ? (joints.weigh(jointFeatures(sentence, at, since), sideFeatures(sentence, at, since, weigh))[1] ?? 0)
      : null
    if ((share ?? own) > 0.5) since = 0
    return share
  })
}

/** Reads a message of talk. `asked` is the topic that the consultant asked about, or `none`. */
export const tagTalk = (
  text: string,
  sentences: readonly Sentence[],
  models: Models,
  asked: string,
): TaggedMessage =>
  tagMessage({
    text,
    words: sentences.flatMap(({ words }) => words),
    tags: sentences.flatMap(({ tags }) => tags),
    asked,
    secondOpinion: (opens) => sentences.flatMap((sentence) => linearShares(sentence, models, opens)),
  })
