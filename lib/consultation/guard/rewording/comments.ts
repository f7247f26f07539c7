/** Set phrases of talk, in front of a mark or at the end, that say nothing of the job. */
const STOCK =
  `you(?:['’]ll)? (?:soon )?get used to it|you(?:['’]d| would)n['’]t believe it|(?:but |so |and )?there (?:you|we) (?:go|are|have it)|what can you do
|can['’]t (?:complain|grumble|miss it)|if you can believe it|believe it or not|(?:i['’]m )?not going to lie|(?:i )?won['’]t lie|i(?:['’]m| am) not joking
|(?:you can )?trust me|as you do|as you(?:['’]d| would) (?:expect|imagine)|as it happens|funnily enough|for my sins|touch wood|fingers crossed
|(?:god |bless |heaven )(?:help )?(?:you|them|us)|it is what it is|(?:that['’]s|such is) life|nothing (?:fancy|flash|special|to write home about|too bad|clever)
|(?:it['’]s )?not as bad as (?:it|that) sounds|(?:it['’]s )?not rocket science|(?:it['’]s )?not the end of the world|no big deal|mind you|don['’]t ask(?: me)?
|if you (?:know|see) what i mean|what more do you want|ask any(?:one|body)|you know how it is|sounds worse than it is|(?:and )?that['’]s (?:about )?it(?: really)?`
    .replace(/\n\|/g, '|')
    .replace(/ /g, '\\s+')
const IS_STOCK = new RegExp(`(?:^|[\\s,;–—-]{1,4})(?:${STOCK})(?=\\s*(?:[,.;!–—]|$))`, 'giu')

/** How somebody finds it. What the work itself is like (heavy, hot, noisy) is no comment. */
const OPINION =
  '(?:nice|lovely|great|brilliant|grand|bad|awful|dreadful|dull|boring|exciting|glamorous|hard|tough|easy|simple|fun|mad|crazy|daft|funny|cracking|fantastic|marvellous|handy|worth it|(?:an?|the|your) (?:(?:bit of (?:an? )?|real |proper |total |absolute |right )*)(?:laugh|pain|nightmare|doddle|trek|slog|godsend|treat|killer|shame|pity|joke|delight|doss|breeze|hoot|blessing|(?:lovely|nice|great|brilliant|cracking|beautiful) (?:thing|machine|place|spot|lot|bunch|job)))'
/** What could also allow something, and is a comment only where getting used to it follows. */
const BEARABLE = '(?:alright|all right|fine|ok(?:ay)?|good|not so bad)'
const USED_TO_IT =
  "\\s+(?:once|when|if|after) (?:you|they|folk|people)(?:['’](?:re|ve))?(?: (?:are|have|get|got))? (?:(?:got )?used to (?:it|that)|into (?:it|the swing of it)|(?:got )?the hang of it|over the shock)"
const SUBJECT =
  "(?:and |but |so |though |although |because )?(?:it|that|this|they|which|he|she)(?:['’](?:s|re|ll be)| is| are| was| can be)"
const SOFTENER = '(?: (?:all|not|never|a bit|quite|really|pretty|actually|too|so|that|as|always|rather))*'
const TAIL =
  "(?:\\s+(?:really|though|actually|honestly|round here|here|to be (?:honest|fair)|when it['’]s behaving))*"
const IS_OPINION = new RegExp(
  `[,;–—]\\s*${SUBJECT}${SOFTENER} (?:${OPINION}${TAIL}(?:${USED_TO_IT})?|${BEARABLE}${USED_TO_IT})(?=\\s*(?:[,.;!–—]|$))`,
  'giu',
)

/**
 * Talk without the clauses that only say how somebody finds it: "nights every other week, it's alright once you're used to it". A clause
 * with a figure, a name, a limit or a condition of the job is none; unchanged where nothing else would be left.
 */
export function leaveOutComments(said: string): string {
  const plain = said
    .replace(IS_OPINION, '')
    .replace(IS_STOCK, '')
    .replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, '')
  return /\p{L}{2}/u.test(plain) ? plain : said
}
