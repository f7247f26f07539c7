/** Words with which people open and close what they say; none of them says anything of the vacancy, nor how sure it is. */
const OPENERS =
  /^(?:(?:oh|ah|aye|yeah|well(?: now)?|right|ok(?:ay)?|anyway|basically|obviously|honestly|listen|look|no,? hang on|hang on|to be (?:fair|honest)(?: with you)?|(?:like|as) (?:i|we) (?:say|said)|before (?:i|we) forget|let(?:['’]s| us| me) (?:see|think)|(?:i|we) tell a lie|mind you|that said|on (?:pay|money|salary|location|hours|benefits) again|(?:money|pay|salary|location|hours) again|as follows|\p{L}+[- ]wise)\s*[,:;]\s*|i\.e\.,? |\p{L}+[- ]wise (?=\S)|(?:oh|to be (?:fair|honest)(?: with you)?|basically|obviously|no hang on|before (?:i|we) forget) (?!(?:and|or)\b))+(?=\S)/iu
const CLOSERS =
  /(?:[,;]? (?:to be (?:fair|honest)(?: with you)?|if that['’]?s (?:allowed|ok(?:ay)?|all right|alright|fine)|if you (?:want it in figures|see what i mean|know what i mean|get me)|so to speak|(?:like|as) (?:i|we) (?:say|said)|you know|of course|obviously|basically|that['’]?s the long and short of it|(?:so )?that['’]?s (?:(?:basically |really )?why|(?:your|the) (?:why|reason)|about it|the main thing)|just putting that there|that['’]?s(?: an?)?))+(?=[\s.!]*$)/i
/** "What we want is somebody patient", "I'd like somebody patient". */
const WISH =
  /^(?:what (?:we|i|they)(?:['’](?:re|d|m)| would| are| am| really)? (?:\w+ )?(?:want|need|like|after|looking for|driving at|call success)(?: to see)?(?: here)? (?:is|was)(?: [\p{L}]+:)?\s+|(?:(?:we|i)(?:['’]d| would) )?like (?=(?:some|any)(?:one|body)\b)|(?:we|i)(?:['’]re| are|['’]m| am)? (?:after|looking for|want|need) (?=(?:some|any)(?:one|body)\b))/iu

const REALLY = /(?<!\bnot|n['’]t),? really(?=\s*(?:[:;,.]|$))/gi
/** "Put “up to three years”": what is to be written. */
const TO_PUT = /^(?:please |just )?put ["“]([^"”]+)["”]/i

/** A value without the talk around it; a value that is nothing else stays as it is. */
export function withoutTalk(value: string): string {
  const text = value.replace(/\s+/g, ' ').trim()
  const rest = text
    .replace(OPENERS, '')
    .replace(CLOSERS, '')
    .replace(WISH, '')
    .replace(REALLY, '')
    .replace(TO_PUT, '$1')
    .trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}

/** What follows "it's" or "there's" where that stands for "has". */
const HAD =
  '(?=\\s+(?:(?:already|always|just|now|never|recently|since)\\s+)?(?:been|got|gone|grown|won|become|taken|had)\\b)'

const EXPANSIONS: readonly [RegExp, string][] = [
  // Typed without the apostrophe.
  [/^were (?=\w+ing\b)/i, 'we are '],
  [/\bits (?=(?:an?|the|been|not|our|all|just|really|only|\d+)\b)/gi, 'it is '],
  [/\b(that|there)s\b/gi, '$1 is'],
  [/\b(they|we|you)(?:ve)\b/gi, '$1 have'],
  [/\b(they|you)ll\b/gi, '$1 will'],
  [/\b(do|does|did|is|are|was|has|have|would|should|could)nt\b/gi, '$1n’t'],
  [/\bi(?=['’](?:m|d|ve|ll)\b)/g, 'I'],
  [/\b(we|you|they|who)['’]re\b/gi, '$1 are'],
  [/\b(i|we|you|they|who|there)['’]ve\b/gi, '$1 have'],
  [/\b(i|we|you|they|he|she|it|there|that|who)['’]ll\b/gi, '$1 will'],
  [new RegExp(`\\b(it|that|there|he|she|what|who)['’]s\\b${HAD}`, 'gi'), '$1 has'],
  [/\b(it|that|there|he|she|what|here)['’]s\b/gi, '$1 is'],
  [
    /\bthere is (?=(?:also )?(?:(?!1 )\d+(?: |[a-z])|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|lots|plenty|a few|several|many)\b)/gi,
    'there are ',
  ],
  [/\bthere are (?=(?:also )?[\d.]+ ?%)/gi, 'there is '],
]

/** Short forms of speech in full: "we've won" gives "we have won". What could be read two ways stays ("they'd"). */
export function inFull(value: string): string {
  return EXPANSIONS.reduce((text, [pattern, full]) => {
    return text.replace(pattern, (found: string, ...parts: unknown[]) => {
      const [subject] = parts
      const words = typeof subject === 'string' ? full.replace('$1', subject) : full
      return /^\p{Lu}/u.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words
    })
  }, value)
}
