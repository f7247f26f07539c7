import { cleanText } from '@/lib/ai/prompt-data'

/** Letters of other scripts that look like Latin ones: "іgnоre" for "ignore". */
const LOOK_ALIKES: Record<string, string> = Object.fromEntries([
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['у', 'y'],
  ['х', 'x'],
  ['і', 'i'],
  ['ѕ', 's'],
  ['ј', 'j'],
  ['ԁ', 'd'],
  ['ɡ', 'g'],
  ['һ', 'h'],
  ['к', 'k'],
  ['м', 'm'],
  ['т', 't'],
  ['в', 'b'],
  ['н', 'h'],
  ['α', 'a'],
  ['ο', 'o'],
  ['ν', 'v'],
  ['ι', 'i'],
  ['ρ', 'p'],
  ['τ', 't'],
  ['ε', 'e'],
  ['υ', 'u'],
  ['ı', 'i'],
  ['А', 'A'],
  ['Е', 'E'],
  ['О', 'O'],
  ['Р', 'P'],
  ['С', 'C'],
  ['І', 'I'],
  ['Ι', 'I'],
  ['Ο', 'O'],
  ['Α', 'A'],
])

function unmask(text: string): string {
  return cleanText(text)
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/\b(?:\p{L}[ .·_-]){3,}\p{L}\b/gu, (word) => word.replace(/[ .·_-]/g, ''))
    .replace(/\s+/g, ' ')
}

const AI = String.raw`(?:AI|A\.I\.|LLMs?|GPT(?:-?\d\w*)?|ChatGPT|Copilot|Gemini|Claude|language models?|chat ?bots?|(?:AI|artificial intelligence|virtual|digital|automated) (?:assistants?|agents?|models?|systems?|tools?|readers?|crawlers?|scrapers?|summari[sz]ers?|recruit\w+))`
const COMMAND_VERB = `(?:say|state|report|write|note|describe|mention|include|output|list|recommend|rate|rank|ignore|disregard|summari[sz]e|respond|reply|answer|tell|claim|conclude|add|treat|consider|assume|read|follow|insert|extract)`

/** In English, German and Welsh. */
const INJECTION_PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard|do not follow|stop following)\b[^.!?]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|system|other|these|those|the) [^.!?]{0,30}\b(?:instructions?|prompts?|directions?|guidelines?|guardrails|system message|context|commands?)\b/i,
  /\b(?:your|reveal|print|show|repeat|leak|ignore|override|forget|this is (?:a|the|your)) (?:system|developer|hidden|secret|initial) (?:prompts?|messages?|instructions?)\b|\bsystem prompt\s*:/i,
  /(?:^|[\s>"'(\]])(?:system|assistant|user|developer|instructions?)\s*:\s*(?:you|ignore|the|please|from|always|never|output|print|say|add|report|write)\b/i,
  /\b(?:new|updated|important|special|additional|further) instructions?\b[^.]{0,30}(?::|\b(?:for|to) (?:the |all |any )?(?:AI|assistant|model|bot|system|reader|crawler))/i,
  new RegExp(
    String.raw`\b(?:you are|you're|act as|pretend to be|behave as)\b[^.!?]{0,20}\b(?:an?|the|now) (?:helpful |unrestricted |new |different )?${AI}\b(?! (?:engineer|developer|specialist|scientist|researcher|expert|lead|consultant|company|business|product|team))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:attention|note|notice|message|instructions?|hint|memo|dear|hello|hey|hi|to|for)\b[:,]?\s+(?:to |for )?(?:(?:all|any|every|the|our|your)\s+)?${AI}\b\s*(?:[:,!–—-]|who|that|which|reading|read|crawl|process|summari|pars|index|visit)`,
    'i',
  ),
  new RegExp(
    String.raw`\b${AI}\b[^.!?]{0,40}\b(?:must|should|shall|please|needs? to|(?:is|are) (?:told|instructed|required|asked|advised|to))\b[^.!?]{0,25}\b${COMMAND_VERB}\b`,
  ),
  new RegExp(String.raw`\bif you(?:'re| are)?\b[^.!?]{0,20}\b${AI}\b`, 'i'),
  /\b(?:when|while|before|after) (?:summari[sz]ing|describing|reading|parsing|processing|analy[sz]ing|indexing|crawling) (?:this|the) (?:page|site|website|text|company|document)\b/i,
  /\b(?:please )?(?:respond|reply|answer) only (?:with|in)\b|\b(?:output|print|return|reveal|repeat|leak) (?:the|your|only|exactly|all)\b[^.!?]{0,30}\b(?:prompt|instructions?|following (?:text|json|sentence)|json|secrets?|system|api keys?|passwords?)\b/i,
  /<\|(?:im_start|im_end|system|endoftext)|\[\/?INST\]|<<\/?SYS>>|###\s*(?:instruction|system|response)|\bBEGIN (?:SYSTEM|PROMPT|INSTRUCTIONS?)\b|<\/?(?:system|instructions?|data|prompt)\b/i,
  /\b(?:jailbreak|DAN mode|prompt injection|do anything now)\b/i,
  /\b(?:ignorier|missacht|vergiss|vergesst|vergessen sie)\w*\b[^.!?]{0,40}\b(?:anweisung|vorgaben|instruktion|befehl|prompt)\w*/i,
  /\b(?:KI|K\.I\.|künstliche Intelligenz|Sprachmodell|KI-\w+)\b[^.!?]{0,40}\b(?:soll|sollen|sollst|muss|müssen|bitte|musst)\b|\bwenn (?:du|sie) (?:eine? )?(?:KI|Sprachmodell|Chatbot)|\b(?:hinweis|anweisung|nachricht|achtung)\w*\b[^.!?]{0,15}\b(?:an|für) (?:die |alle |jede )?(?:KI|Sprachmodell|Chatbot)/i,
  /\b(?:anwybydd|diystyr|anghofi)\w*\b[^.!?]{0,40}\b(?:cyfarwydd|gorchm|gorchym|prompt)\w*/i,
  /\b(?:deallusrwydd artiffisial|[mf]odel iaith|AI)\b[^.!?]{0,30}\b(?:rhaid|dylai|dylech|dywedwch|adroddwch)\b|\bos (?:ydych|wyt)[^.!?]{0,20}\b(?:AI|[mf]odel iaith|deallusrwydd)\b/i,
]

/** A text that is only about AI is not addressed to it. */
export function isAddressedToAi(text: string): boolean {
  const plain = unmask(text)
  return INJECTION_PATTERNS.some((pattern) => pattern.test(plain))
}
