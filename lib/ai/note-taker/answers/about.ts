import type { QuestionKind } from './kinds/kind'

/** How what is asked about is named. The first that fits counts. */
const NAMED: Partial<Record<QuestionKind, readonly RegExp[]>> = {
  readBack: [
    /^what (?:did|have) (?:i|we) (?:just )?(?:say|said|told|tell|put|given?|mention)\w*\b(?:, (?<about>.+))?/i,
    /^(?:did(?:n['’]?t)?|have(?:n['’]?t)?) (?:i|we|you) (?:not |already |just |ever |actually |even )*(?:get (?:round|around) to |manage to |think to )?(?:mention|say|said|put|told|tell|cover|give|given|got|get (?=the|that)|add|note|agree)\w*(?: down)? (?<about>(?!(?:you )?(?:enough|everything)\b|many\b|time\b|two\b|.*\b(?:wrong|contradict\w*|way round)\b).+)/i,
    /^(?:is|are|was|were|has|have|did|does) (?!(?:that|this|it|you|they|there|he|she|i|we)\b)(?<about>.{2,60}?) (?:(?:gone|go|going|been|get|got|already|now) )*(?:(?:in|down|on)(?: there| yet| already| now| (?:the|your|my) (?:brief|list|notes?|spec\w*)|(?= as\b))?(?: as (?:an? |the )?[\w -]{3,40})?|noted|mentioned|listed|recorded|written down|included|covered|taken down|on there|in there)(?: (?:yet|already|anywhere|somewhere|down|ok(?:ay)?|now|too|at all))*\W*$/i,
    /^(?:i )?(?:can['’]?t|cannot|don['’]?t|not|i['’]?m not) (?:remember|recall|sure|know) (?:if|whether) (?:i|we)(?:['’]?ve| have)? (?:already )?(?:said|told you|mentioned|put|given you|gave you|covered|did)(?: anything)?(?: about| that)? (?<about>[^,?.]{2,50})/i,
    /^where (?:have|did|do|does|has|is|are) (?:you |we |i )?(?:put |got |file[d]? |write |written |stuck )?(?:down )?(?<about>(?:the|our|that|£).{2,50}?)(?: (?:put|go|gone|going|ended up|stand|down|filed|written|in (?:the brief|here|there)))*\W*$/i,
    /^(?:you(?:['’]?ve| have)? (?:got|noted|put|written|taken)(?: down)?) (?<about>(?!enough|everything|all|it\b|that\b|me\b).{2,60}?),? (?:have(?:n['’]?t)?|right|yeah|ok|yes|did(?:n['’]?t)?)(?: you)?\W*$/i,
    /^(?:did(?:n['’]?t)?|have(?:n['’]?t)?) you (?:just |also |already )*(?:catch|caught|hear|heard|pick(?:ed)? up|take down|taken down|write down|written down|jot(?:ted)? down|log(?:ged)?|clock(?:ed)?)(?: on| that| the (?:bit|part)(?: about)?)* (?<about>.{2,60})/i,
  ],
  law: [
    /^(?:so )?what(?:['’]?s| is) (?:so |actually )?(?:wrong|the (?:problem|matter|issue|harm)) (?:with|in) (?<about>.{2,40})/i,
  ],
}

/** What a question asks about, where its words say so; else the question. */
export function aboutOf(kind: QuestionKind, question: string): string {
  for (const pattern of NAMED[kind] ?? []) {
    const about = pattern.exec(question)?.groups?.about
    if (about) return about
  }
  return question
}
