import type { Strength } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'

type Label = { topic: Topic | null; strength: Strength | null; drop: boolean }

const label = (topic: Topic | null, strength: Strength | null = null, drop = false): Label => ({
  topic,
  strength,
  drop,
})

/** Headings and labels of adverts and notes, each matched against the whole of a short line or what stands before a colon. */
const LABELS: readonly [RegExp, Label][] = [
  [
    /^(?:usual|standard|normal|basics|usual (?:stuff|things)|following|list|lot|details|key points|summary|in short|in order)$/,
    label(null),
  ],
  [
    /^(?:closing|application|apply by|advert|posting|published|publication|reference|requisition) ?(?:date|deadline|closes?|ref(?:erence)?|id|code|number|no)?$|^(?:vacancy|job) (?:date|deadline|closes?|ref(?:erence)?|id|code|number|no)$|^(?:ref|deadline|how to apply|to apply|apply|contact|contact details|equal opportunit\w*.*|eoe|e-?mail|subject|from|to|cc|sent|phone|tel|website|web)$/,
    label(null, null, true),
  ],
  [
    /^(?:(?:we )?(?:would|'d) (?:also )?(?:like|love|prefer|welcome)|we'd (?:also )?(?:like|love|prefer|welcome)|like(?:d)?|likes|desirables?|desired|nice[- ]to[- ]haves?|nice|nice ones|would be nice|bonus(?: points| skills)?|a bonus|preferred(?: skills| qualifications| experience)?|ideally|advantageous|useful|optional|a plus|pluses|plus points|good to have|beneficial|advantages?|also useful|not essential|helpful|extras|wants?|wish ?list|maybes?|luxuries)$/,
    label(null, 'nice'),
  ],
  [
    /^(?:desirable|preferred|nice[- ]to[- ]have) (?:skills?|criteria|requirements?|attributes)(?: and .{1,30})?$/,
    label(null, 'nice'),
  ],
  [/^(?:desirable|preferred) experience$/, label('experience', 'nice')],
  [/^(?:desirable|preferred) qualifications$/, label('qualifications', 'nice')],
  [
    /^(?:teach|train|learn|can (?:be )?learn(?:ed|t)?|learnable|will teach|we(?:'ll| will| can) (?:teach|train)|can teach|can train|trainable|(?:can be )?taught|training (?:given|provided)(?: in| on)?|on the job|can pick up|to learn)$/,
    label(null, 'learnable'),
  ],
  [
    /^(?:not (?:needed|required|necessary|wanted|important)|no need|don't need|do not need|not bothered(?: about)?)$/,
    label(null, 'notApplicable'),
  ],
  [
    /^(?:essentials?|musts?|must[- ]haves?|must have|needs?|need|needed|required|requirements?|non[- ]negotiables?|key requirements|minimum requirements|absolutely|has to have|have to have|what (?:we|you|they)(?:'ll| will)? need|what you(?:'ll| will) bring|what we(?:'re| are) looking for|who we(?:'re| are) looking for|you(?:'ll| will)? (?:need|have|bring)|essential (?:criteria|requirements)|the essentials|person spec(?:ification)?|candidate (?:profile|requirements)|must be|they need|ideal candidate|the (?:ideal )?(?:person|candidate)|profile|we need|looking for)$/,
    label(null, 'must'),
  ],
  [
    /^(?:(?:essential|required|key|technical|core|hard|must[- ]have) )?(?:skills?|technical|tech|technologies|tools?|software|stack|tech stack|technical (?:skills|requirements|knowledge)|knowledge|competenc\w+|systems|skills (?:and|&) (?:knowledge|tools)|what they can do|can do|must know|(?:should|must) be able to|able to|they know)$/,
    label('technical'),
  ],
  [
    /^(?:(?:essential|required|relevant|work|previous) )?(?:experience|background|years(?: of experience)?|track record|exp)(?: (?:required|needed))?$/,
    label('experience'),
  ],
  [
    /^(?:(?:essential|required|professional|formal) )?(?:qualifications?|quals?|degree|education|certificat\w+|certs|tickets|cards|licen[cs]es?|accreditations?|training (?:and|&) qualifications|education (?:and|&) qualifications|security clearance|clearance|professional status)(?: (?:required|needed))?$/,
    label('qualifications'),
  ],
  [
    /^(?:skills|knowledge)(?:,| and| &) (?:experience|qualifications)$|^(?:experience|qualifications)(?:,| and| &) (?:skills|qualifications|experience)$|^experience, .{3,40}$/,
    label(null, 'must'),
  ],
  [
    /^(?:soft|soft skills?|you|about you|who you are|person|personality|character|attitude|behaviours?|personal (?:qualities|attributes|skills)|attributes|as a person|type of person|the sort of person|kind of person|interpersonal(?: skills)?|people skills|qualities|temperament|team fit|fit)$/,
    label('softSkills'),
  ],
  [
    /^(?:salary|pay|rate|day rate|hourly rate|wage|remuneration|money|compensation|salary range|pay rate|basic|base salary|salary (?:and|&) package|pay range|budget|band|salary band)$/,
    label('pay'),
  ],
  [
    /^(?:package|bonus scheme|car|vehicle|company car|allowances?|overtime|bonus (?:and|&) car|on top)$/,
    label('package'),
  ],
  [
    /^(?:location|where|place|site|office|based|base|work(?:ing)? location|where you'll (?:be|work)|place of work|area|region|patch)$/,
    label('location'),
  ],
  [
    /^(?:hybrid|remote|working pattern|work pattern|pattern|working arrangements?|hybrid working|remote working|flexib\w+|flexible working|place and pattern)$/,
    label('workPattern'),
  ],
  [
    /^(?:hours|hours of work|working hours|shifts?|shift pattern|rota|roster|hours (?:and|&) shifts?|weekly hours|working week|times)$/,
    label('hours'),
  ],
  [
    /^(?:benefits?|perks|rewards?|benefits (?:and|&) (?:rewards|perks|package)|we offer|what we offer|what(?:'s| is) (?:on offer|in it for (?:you|them|me))|what you(?:'ll)? get|what they get|in return|holiday|holidays|annual leave|leave|pension|what you can expect|on offer|the offer|offer|the (?:nice )?bits|extras on offer)$/,
    label('benefits'),
  ],
  [
    /^(?:culture|team|the team|our team|about the team|working here|life here|why (?:join )?us|why work (?:here|for us)|why join(?: us)?|atmosphere|company culture|values|our values|environment|what it's like|why people stay|(?:the |our )?(?:pitch|sell|hook|draw|upside|plus side|good (?:stuff|things?|bits?|points?))(?: (?:about|of|with) .{2,20})?|for the (?:pitch|sell)|in our favour|selling points?|why they(?:'d| would) (?:come|join|want).{0,20})$/,
    label('culture'),
  ],
  [
    /^(?:progression|development|career|career (?:path|progression|development)|training|training (?:and|&) development|learning|learning (?:and|&) development|growth|prospects|promotion|cpd|l&d|future|opportunit\w+)$/,
    label('growth'),
  ],
  [
    /^(?:the (?:role|job|work|position)|role|job|duties|key duties|responsibilities|key responsibilities|main (?:duties|responsibilities|tasks)|what you(?:'ll| will) (?:do|be doing)|what they(?:'ll| will| would|'d) (?:do|be doing)|what the job is|day[- ]to[- ]day|day to day|tasks|typical (?:day|week)|about the (?:role|job)|the work|job description|your role|role (?:summary|overview|purpose)|purpose|summary of role|accountabilities|work|a typical day|main job|scope|they(?:'d| would|'ll| will)|will|job summary|your responsibilities|the day job)$/,
    label('responsibilities'),
  ],
  [
    /^(?:success|first year|year (?:one|1)|first season|(?:the )?(?:target|goal|aim|objective|objectives|targets|goals)s? (?:for|of|in) .{3,24}|(?:in |by |within |over )?(?:the |their |his |her )?first (?:few |\w+ )?(?:weeks|months|season|term|quarter|year)|in (?:the|their) first year|first 12 months|first twelve months|what success looks like|success (?:in|after|looks like|measures?).{0,24}|objectives|targets|goals|aims?|first (?:six|6|three|3) months|outcomes|kpis?|by the end of (?:the )?(?:first year|year one)|12 months|in a year)$/,
    label('success'),
  ],
  [
    /^(?:vacancy|why|why now|(?:the )?reason(?: (?:it's|it is|it has|this has|this is|we're|we are) (?:come (?:up|about)|open|vacant|going|hiring|recruiting|looking))?|why (?:it's|it is|it has|this has) (?:come (?:up|about)|open|vacant)|reason for (?:hire|hiring|the hire|vacancy|the vacancy|recruitment)|driver|background to (?:the )?(?:role|hire|vacancy)|why (?:we're|we are|are we) hiring|the problem|new role|replacement|backfill|the (?:situation|story))$/,
    label('driver'),
  ],
  [
    /^(?:project|client|the project|about (?:us|the company)|who we are|company|our company|context|background info\w*|the company|the client|sector|industry|reports? to|reporting (?:to|line)|line manager|department|employer)$/,
    label('alsoSaid'),
  ],
  [
    /^(?:contract|contract type|type|employment type|job type|term|terms|basis|type of contract|status|position type|ir35)$/,
    label('contractType'),
  ],
  [
    /^(?:start|start date|starting|when|starts|available|availability|needed by|start by|timing)$/,
    label('startDate'),
  ],
  [/^(?:duration|length|contract length|term length|end date|how long)$/, label('duration')],
  [/^(?:travel|travelling|trips)$/, label('travel')],
  [/^(?:on[- ]?call|call[- ]?outs?|standby|out of hours)$/, label('onCall')],
  [/^(?:notice|notice period)$/, label('notice')],
  [/^(?:expenses|mileage|travel expenses)$/, label('expenses')],
  [
    /^(?:health (?:and|&) safety|h&s|risks?|hazards?|safety|health (?:and|&) safety risks?|physical (?:demands|requirements)|ppe)$/,
    label('healthSafety'),
  ],
  [
    /^(?:process|interview|interviews|interview process|selection(?: process)?|recruitment process|next steps|hiring process|stages)$/,
    label('process'),
  ],
  [
    /^(?:motivation|what motivates (?:them|people|the right person)|why they(?:'d| would) want (?:it|the job)|would suit|who would love it)$/,
    label('motivation'),
  ],
  [/^(?:job title|title|position|role title|vacancy title)$/, label('title')],
]

const LEAD =
  /^(?:and|also|so|then|oh|right|ok|okay|now|next|well|um|er|our|the|your|on|as for|in terms of|regarding|re|for)[\s,]+/

/** The scope that a heading or a label gives, or null where the words are none. */
export function labelOf(words: string): Label | null {
  if (words.length > 80) return null
  let text = words
    .toLowerCase()
    .replace(/[\s:.!?*_#=-]+$/g, '')
    .replace(/^[\s*_#=-]+/g, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length > 60) return null
  for (let tries = 0; tries < 3; tries += 1) {
    const wanted = text
    const found = LABELS.find(([pattern]) => pattern.test(wanted))
    if (found !== undefined) return found[1]
    const shorter = text.replace(LEAD, '').replace(/[ -]?wise$/, '')
    if (shorter === text) return null
    text = shorter
  }
  return null
}
