/**
 * "Where the uncertainty comes from", "what it is used for", "whom you report to": a clause of its own behind a question word, so that the
 * preposition at the end has its object. "Who reports to" has none.
 */
const STRANDED =
  /\b(?:where|what|which|who|whom|how much|how many|whatever|whoever)(?: \p{L}+){0,2}? (?:i|you|we|they|he|she|it|there|the|an?|our|your|their|its|this|these|those|each|every|all|some|any|people|customers?)\b(?! ?(?:to|for|from|with|of|at|by|in|on|about|into)$)(?:[ -][\p{L}\p{N}’']+){1,8} (?:to|for|from|with|of|at|by|about|into)$/iu

/** "Work you can be proud of", "the people they report to": the noun in front is what a verb with its own preposition is about. */
const RELATIVE =
  /\p{L}{3,} (?:i|you|we|they|he|she|it)(?:['’](?:d|ll|re|ve|s))?(?: \p{L}+n['’]t| (?:can|could|will|would|may|might|must|should|have|had|are|is|were|was|get|need|needs|want|wants|like|to|be|been|always|also|really|never|not)){0,4} (?:(?:proud|fond|afraid|aware|capable|sure|made|think|dream|hear|heard|take care) of|(?:work|works|worked|deal|deals|live|agree|start|stick) with|(?:report|reports|talk|talks|speak|listen|turn|answer|look up|look forward|used) to|(?:learn|learns|hear|buy|choose|work|start) from|(?:look|looking|ask|wait|apply|pay|pays|care|aim|live) for|(?:care|know|think|talk|hear|learn) about|(?:abide|stand|swear|go) by)$/iu

/** "A team to learn from", "a job to be proud of". */
const TO_DO =
  /\b(?!(?:need|want|have|has|had|like|able|happy|ready|keen|going|used|expected|required|likely)s? )\p{L}{3,} to (?:be proud of|be part of|learn from|look forward to)$/iu

/** "Where the factory is", "whichever parent you are", "the day they said they would". */
const CLAUSE =
  /\b(?:where|when|what|who|how|wherever|whenever|whatever|whoever|whichever(?: \p{L}+)?)(?: [\p{L}’'-]+){1,4} (?:is|are)$|\b(?:say|says|said|promised?) (?:i|you|we|they|he|she|it) (?:will|would)$/iu

/** "Easy to get on with", "hard to work for": what stands in front is what the preposition is about. */
const EASY_TO =
  /\b(?:easy|easier|hard|difficult|pleasant|nice|good|great|fun|simple|safe|comfortable) to (?:get on|work|deal|live|talk|speak|listen|work alongside|look) (?:with|to|for|at)$/iu

/** "Nobody to manage to start with": at first. */
const AT_FIRST = /\p{L} to (?:start|begin) with$/iu

/** "Adjustments looked at": said of what is named before, with nothing behind it. */
const LOOKED_AT = /\b(?:looked|shouted|sworn|laughed|stared|aimed) at$/i

/** Words behind which the last preposition of the clause starts something new. */
const OPEN = /\b(?:(?:and|or|so|because|but) \p{L}+|(?:is|are|was|were) (?:to|of))$/iu

export const endsStranded = (text: string): boolean =>
  [STRANDED, RELATIVE, TO_DO, CLAUSE, EASY_TO, AT_FIRST, LOOKED_AT].some((ending) => ending.test(text)) &&
  !OPEN.test(text)
