import { unmask } from '@/lib/consultation/guard/language/unmask'
import { isToMachine, isToWriter } from '@/lib/consultation/guard/prompt-injection/find'

/** What a page has less reason to say than a manager has, in English, German and Welsh. */
const INJECTION_PATTERNS: readonly RegExp[] = [
  /\b(?:new|updated|important|special|additional|further) instructions?\b[^.]{0,30}(?::|\b(?:for|to) (?:the |all |any )?(?:AI|assistant|model|bot|system|reader|crawler))/i,
  /\b(?:when|while|before|after) (?:summari[sz]ing|describing|reading|parsing|processing|analy[sz]ing|indexing|crawling) (?:this|the) (?:page|site|website|text|company|document)\b/i,
  /\b(?:please )?(?:respond|reply|answer) only (?:with|in)\b|\b(?:output|print|return|reveal|repeat|leak) (?:the|your|only|exactly|all)\b[^.!?]{0,30}\b(?:prompt|instructions?|following (?:text|json|sentence)|json|secrets?|system|api keys?|passwords?)\b/i,
  /\b(?:jailbreak|DAN mode|prompt injection|do anything now)\b/i,
  /\b(?:ignorier|missacht|vergiss|vergesst|vergessen sie)\w*\b[^.!?]{0,40}\b(?:anweisung|vorgaben|instruktion|befehl|prompt)\w*/i,
  /\b(?:KI|K\.I\.|künstliche Intelligenz|Sprachmodell|KI-\w+)\b[^.!?]{0,40}\b(?:soll|sollen|sollst|muss|müssen|bitte|musst)\b|\bwenn (?:du|sie) (?:eine? )?(?:KI|Sprachmodell|Chatbot)|\b(?:hinweis|anweisung|nachricht|achtung)\w*\b[^.!?]{0,15}\b(?:an|für) (?:die |alle |jede )?(?:KI|Sprachmodell|Chatbot)/i,
  /\b(?:anwybydd|diystyr|anghofi)\w*\b[^.!?]{0,40}\b(?:cyfarwydd|gorchm|gorchym|prompt)\w*/i,
  /\b(?:deallusrwydd artiffisial|[mf]odel iaith|AI)\b[^.!?]{0,30}\b(?:rhaid|dylai|dylech|dywedwch|adroddwch)\b|\bos (?:ydych|wyt)[^.!?]{0,20}\b(?:AI|[mf]odel iaith|deallusrwydd)\b/i,
]

/** A text that is only about AI is not addressed to it. */
export function isAddressedToAi(text: string): boolean {
  if (isToMachine(text) || isToWriter(text)) return true
  const plain = unmask(text)
  return INJECTION_PATTERNS.some((pattern) => pattern.test(plain))
}
