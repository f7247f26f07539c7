import { NUMBER } from '@/lib/ai/built-in/extraction/numbers'
import type { Topic } from '@/lib/consultation/topics'
import type { Cue } from './cue'

const N = NUMBER
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)'
const DAY = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?'

/** Terms of the work: where, when, how long, under what contract. */
export const TERMS_CUES: Partial<Record<Topic, readonly Cue[]>> = {
  location: [
    [3.5, '\\bat (?:the|our) (?:works|site|plant|yard|factory|depot|mill|quarry|docks?|foundry)\\b'],
    [
      6,
      '\\bbased (?:in|at|out of|from|near|on|between|anywhere|just)\\b|\\b(?:located|situated|headquartered) (?:in|at|near|on)\\b',
    ],
    [
      5,
      '\\b(?:head office|our offices?|the offices? (?:is|are)|the (?:site|factory|plant|works|depot|yard|workshop|lab|shipyard) is|patch|home territory|relocat(?:e|ing) to|commutable|commuting distance|industrial estate|business park|science park|nationwide|anywhere in the uk|postcode)\\b',
    ],
    [
      4,
      '\\b(?:covers?|covering) (?:the )?(?:north|south|east|west|whole)\\b|\\b(?:in|at|near|outside|around) the (?:office|works|depot|site|factory|plant) (?:in|at|near)\\b',
    ],
  ],
  workPattern: [
    [
      3.5,
      '\\bhome is (?:fine|ok|okay)\\b|\\bthe (?:other|rest of the) (?:two|three|one|four|days)(?: days?)?\\b|\\btheirs to arrange\\b',
    ],
    [
      7,
      `\\bon[- ]?site (?:from )?${DAY}\\b|\\b${N} days? (?:a week |per week )?(?:in|at) (?:the |our )?(?:\\w+ ){0,3}(?:office|works|lab|factory|workshop|site)\\b`,
    ],
    [
      6,
      '\\b(?:hybrid(?! (?:ferry|ferries|car|vehicle|electric|drive|propulsion|bus|powertrain|system|engine|batter|truck|van|inverter|circuit))|wfh|remote(?:ly)?|home[- ]?working|home[- ]based|(?:work(?:ing)?|days?|rest|time|week|two|one|three|fridays?|mondays?|some|from|be) (?:from|at) home|from home|fully on[- ]?site|on[- ]?site (?:full[- ]time|all|five|every|' +
        `${N}` +
        ')|days? (?:a week )?(?:in|at|on) (?:the )?(?:office|site|home|works|lab|workshop)|office[- ]based|site[- ]based|workshop[- ]based|lab[- ]based|in the office|compressed|flexi(?:ble)?[- ]?(?:time|hours|working|start)|flexitime|flexible working|no (?:home|remote) working|not remote)\\b',
    ],
    [
      5,
      `\\b${N} days? (?:a|per|each|every) (?:week|fortnight|month)\\b|\\ball on site\\b|\\b${N} days? (?:in|on|at|here|there|home|remote)\\b|\\b(?:be|being) (?:here|there|on site)\\b|\\bface to face\\b|\\b${DAY} (?:and ${DAY} )?(?:at|from) home\\b`,
    ],
    [
      4,
      '\\bon[- ]?site\\b(?! (?:parking|gym|canteen|restaurant|nursery|chef|workshop|works|manager|engineer|team|staff|service|training|visits?|experience))|\\bat home\\b|\\bfield[- ]based\\b|\\bhome[- ]office\\b|\\bjob[- ]?shar\\w*',
    ],
  ],
  hours: [
    [
      4.5,
      '^(?:regular |permanent |straight |steady |mostly |mainly )?(?:days|nights|earlies|lates|afters|mornings|afternoons|evenings)(?: (?:only|mostly|mainly|regular|shift|shifts))?$',
    ],
    [6, '\\b\\d+(?:\\.\\d+)? ?hrs? ?(?:wk|week)\\b'],
    [
      6,
      `\\b${N}[- ]?(?:hours?|hrs?|h) (?:a|per|each|/) ?(?:week|wk|day|shift)\\b|\\b${N}[- ]hours? (?:days?|weeks?|shifts?|nights?)\\b|\\b\\d+(?:\\.\\d+)? ?(?:hours?|hrs)\\b|\\b${N} (?:on|days on|weeks? on|nights? on),? (?:and |then )?${N} (?:days |weeks? |nights? )?off\\b|\\bshifts?\\b(?! (?:allowance|premium|prem|pay|lead|manager|supervisor|change|changeover|handover|log|report))|\\brota\\b|\\broster\\w*|\\bpart[- ]time\\b|\\bfull[- ]time\\b(?! equivalent)|\\b${DAY} ?(?:-|to|till|until|through) ?${DAY}\\b|\\bpanama\\b|\\bcontinental\\b|\\bdays only\\b|\\bcore hours\\b|\\bschool hours\\b|\\bterm[- ]time\\b|\\bannuali[sz]ed\\b|\\bovertime (?:is )?(?:expected|compulsory|mandatory)\\b|\\b(?:early|late|back)s? (?:and|&|/) (?:early|late|back)s?\\b|\\bregular days?\\b`,
    ],
    [
      5,
      `\\b\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)? ?(?:-|to|till|until) ?\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)\\b|\\b\\d{1,2}[.:]\\d\\d ?(?:am|pm)? ?(?:-|to|till|until) ?\\d{1,2}(?:[.:]\\d\\d)?\\b|\\b(?:half|quarter) (?:past|to) \\w+ (?:to|till|until)\\b|\\b(?:${N}) (?:till|until) (?:${N})\\b|\\bweekends? in\\b|\\b(?:mostly|no|some|regular|occasional|any|permanent|do|doing|work) (?:nights?|weekends?|saturdays?|sundays?|shifts?)\\b|\\bweekend work(?:ing)?\\b|\\bnight shifts?\\b|\\b(?:start|starts|starting|finish\\w*|clock (?:on|off)|knock off|done) (?:at|by) (?:half|quarter|\\d|${N})\\b|\\bsite hours\\b|\\bworking hours\\b|\\bthe hours\\b|\\bhours (?:are|is|a week)\\b|\\bpossession(?:s)? (?:work|shifts?)\\b`,
    ],
    [5, '^(?:straight |just |only )?(?:days|nights|earlies|lates|mornings|afternoons|evenings)(?: only)?$'],
    [3, '\\b(?:any|which) days?\\b'],
    [
      3,
      `\\b(?:early finish|finish(?:es)? early|afternoons? off|half[- ]day friday|\\d[- ]day week|nine[- ]day fortnight|9[- ]day fortnight|four[- ]day week)\\b|\\b${N} hours\\b|\\bnights\\b|\\bweekends\\b|\\bhalf day on\\b`,
    ],
  ],
  contractType: [
    [
      6,
      "\\bperm(?:anent)?\\b(?! way)|\\bfixed[- ]term\\b|\\bftc\\b|\\btemp(?:orary)? (?:to perm|role|position|contract|cover|job|basis)\\b|\\b(?:contract|freelance|agency|interim) (?:role|position|basis|job|work|post|assignment)\\b|\\b(?:it's|as|on|this is|is) a (?:contract|fixed|rolling|freelance)\\b|\\bfreelance\\b|\\bumbrella\\b|\\bzero[- ]hours?\\b|\\b(?:month|week)s?'? (?:trial|probation)\\b|\\bgo permanent\\b|\\bemployed directly\\b|\\bdirect employ\\w*|\\bstaff (?:position|job|role)\\b|\\brolling contract\\b|\\bself[- ]employed\\b",
    ],
    [4.5, '\\bprobation(?:ary)?\\b'],
    [
      4,
      '^(?:a )?contract(?:or)?$|^temp(?:orary)?$|^interim$|\\btrial (?:period|month)\\b|\\bday[- ]?rate contract\\b|\\bcontract(?:or)? (?:via|through)\\b',
    ],
  ],
  startDate: [
    [
      6,
      `\\b(?:can't|cannot|won't|couldn't|not) (?:be |start |come )?(?:before|until|till) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:early |mid |late |end of )?${MONTH}`,
    ],
    [
      6,
      `\\b(?:hoping|aiming|looking|thinking|planning) (?:for|of|on) (?:early |mid |late |the start of |the end of )?(?:${MONTH}|easter|christmas|summer|autumn|spring)\\b`,
    ],
    [6, `\\b(?:an? )?${MONTH} start\\b`],
    [4, `\\bby (?:the )?(?:end|start|beginning|middle|turn) of (?:the year|${MONTH}|next)`],
    [
      6,
      `\\bstart(?:s|ing|ed)? (?:date|by|in|on|from|around|before|after|asap|as soon|immediately|straight ?away|whenever|when|next|early|late|mid|the|end|beginning|any|${MONTH}|monday|tomorrow|now|\\d)|\\basap\\b|\\ba\\.s\\.a\\.p|\\bas soon as (?:possible|we can|they can|you can)\\b|\\b(?:in|into|on board|here|join(?:s|ing|ed)?(?: us)?|in (?:post|place|seat|position)|on site|begin(?:s|ning)?|commence\\w*|needed|wanted|in the chair|at their desk) (?:by|before|from|early|late|in|at the start of) (?:the )?(?:start of |end of |beginning of |early |mid[- ]?|late |middle of )?(?:${MONTH}|easter|christmas|new year|summer|autumn|spring|winter|q[1-4]|next|then|year end|\\d)|\\bstart (?:is|would be|could be|date)|\\bavailable (?:immediately|now|from|straight)|\\bcan start\\b|\\bimmediate(?:ly)? (?:start|available)|\\bas quickly as\\b|\\bsooner the better\\b|\\b(?:need|want|like)s? (?:them|somebody|someone|the person|it filled|this filled) (?:in |here |on board |in post |to start )?(?:by|before|in|from) (?:the )?(?:start|end|beginning|early|mid|late|${MONTH}|easter|christmas|summer|autumn|spring|new year)`,
    ],
    [
      3,
      `^(?:immediately|straight ?away|now|yesterday|as soon as|whenever|next (?:week|month))\\b|^(?:(?:say|about|around|aiming for|hopefully|maybe|probably|no later than|earliest|from) )*(?:on|by|from|in|before|after|early|mid|late|end of|start of|beginning of)? ?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? 20\\d\\d)?$|\\bno (?:rush|hurry)\\b|\\b(?:sometime|some time) in\\b|\\bafter (?:christmas|easter|the summer)\\b`,
    ],
  ],
  duration: [
    [8, `\\bend date\\b|\\b(?:ends?|runs? out|finishes|expires) (?:on|in) (?:the )?(?:\\d|${MONTH}|end)`],
    [5.5, `\\b${N} (?:months?|weeks?) (?:from|starting|to start|beginning)\\b`],
    [
      6,
      `\\b(?:${N}|\\w+)[- ](?:months?|weeks?|years?)'? (?:contract|initially|initial|term|fixed|assignment|engagement|rolling|extendable|to start with|ftc|duration|minimum term)\\b|\\b(?:likely|expected|option|scope|may|might|could|will|possib\\w+) (?:to )?(?:be )?(?:extend|extension|an extension|roll)\\w*|\\bextension\\b(?! (?:to the|of the (?:factory|building|works)|building|lead))|\\bextendable\\b|\\b\\d{1,2}(?:st|nd|rd|th)? ?${MONTH}(?: 20\\d\\d)? (?:to|until|till|-) \\d{1,2}|\\b(?:until|till|through to|runs? to|up to|to) (?:the )?(?:end of )?(?:${MONTH}|completion|20\\d\\d)\\b|\\bto completion\\b|\\bfor (?:about |around |roughly |up to |at least |an initial )?${N} (?:months|weeks)\\b|\\b(?:initial|minimum) (?:period|term) of\\b`,
    ],
    [
      4,
      `^(?:it'?s |about |around |roughly |for |initially )?${N} (?:months?|weeks?)$|\\b(?:months?|weeks?) (?:minimum|contract)\\b`,
    ],
    [3, `^(?:it'?s )?${N} months? (?:not|at|to|with)\\b`],
  ],
  travel: [
    [
      6,
      '\\btravel(?:s|ling|ing)?\\b(?! (?:expenses|time|card|loan|pass|(?:costs?|to|from|between) ?[^,;]{0,30}?(?:paid|covered|reimbursed)))|\\btrips?\\b|\\bnights? away\\b|\\bstay(?:s|ing)? away\\b|\\bovernights?\\b|\\b(?:overseas|abroad)\\b(?! (?:sales|customers|market|parent|owner))|\\b(?:site|customer|client|night|supplier|factory|plant) visits?\\b|\\bvisit(?:s|ing)? (?:to |the |our |their )?(?:sites?|customers?|clients?|suppliers?|plants?|factor\\w+|yards?|shipyards?|foundr\\w+|other)\\b|\\baway from home\\b|\\bon the road\\b|\\bflights?\\b(?! test)|\\bfly (?:to|out)\\b|\\bdays? a (?:year|month) (?:in|at|on|to)\\b|\\bout (?:across|and about|on (?:the )?(?:sites?|patch))\\b|\\btravel(?:l)?ing time\\b',
    ],
  ],
  onCall: [
    [
      7,
      '\\bon[- ]call\\b|\\bcall[- ]?outs?\\b|\\bcall[- ]out rota\\b|\\bstand[- ]?by\\b(?! (?:generator|power|plant))|\\bout[- ]of[- ]hours\\b(?! emergency number)|\\bon the rota\\b|\\bphone (?:one|1) week in\\b',
    ],
    [
      5,
      '\\b(?:one|1) (?:week|weekend) in (?:every )?(?:two|three|four|five|six|seven|eight|ten|\\d+)\\b(?! (?:weekends|the office))',
    ],
  ],
  notice: [
    [
      7,
      "\\bnotice (?:period|is|of)\\b|\\b(?:months?|weeks?)'?s?'? notice\\b|\\bwork(?:ing)? (?:out )?(?:their|a) notice\\b|\\bnotice\\b(?= .{0,20}(?:months?|weeks?))",
    ],
  ],
  expenses: [
    [6, '£ ?\\d+ (?:a|per) night\\b'],
    [
      6,
      '\\bexpenses\\b|\\bmileage\\b|\\b\\d\\dp (?:a|per) mile\\b|\\bper diem\\b|\\bsubsistence\\b|\\blodg(?:e|ing)s?(?: allowance)?\\b|\\bdigs\\b|\\baccommodation (?:is )?(?:paid|provided|covered|included)\\b|\\btravel (?:costs?|expenses|time) (?:is |are )?(?:all |fully |always )?(?:paid|covered|reimbursed)\\b|\\bhotels? (?:are |is )?(?:paid|booked|covered)\\b',
    ],
  ],
  healthSafety: [
    [
      6,
      '\\b(?:health (?:and|&) safety risks?|hazards?|hazardous|risks? (?:is|are|of|include|to)|noisy|noise|dusty|working at heights?|work at height|confined spaces?|asbestos|ppe|hot works?|manual handling|radiation (?:work|area)|controlled area|heights|lone working|silica|fumes|live (?:carriageway|traffic|equipment|working)|safety boots|hard hats?|no particular risks|nothing (?:dangerous|hazardous|risky))\\b',
    ],
  ],
  process: [
    [
      9,
      '\\b(?:apply|applications? (?:in|close|to be in|must be in)) (?:by|before|on)\\b|\\bclosing date\\b|\\bdeadline for applications?\\b',
    ],
    [7, '\\b(?:closing|application) (?:date|deadline)\\b|\\bapplications? (?:close|by)\\b'],
    [
      6,
      '\\binterviews?(?:ing|ed)?\\b(?! (?:candidates|people for their))|\\bassessment (?:centre|day)\\b|\\b(?:first|second|two|one|three|final)[- ]stages?\\b|\\bselection process\\b|\\bhiring process\\b|\\b(?:half|whole|trial) (?:a )?day (?:in|on|with|at) the (?:office|team|shop|site|workshop)\\b|\\bmeet the team\\b|\\bcome in for (?:a|an|half)\\b|\\btechnical (?:test|task|interview|exercise)\\b|\\bskills? test\\b|\\bpractical test\\b|\\btrade test\\b|\\bweld test\\b|\\btest piece\\b|\\b(?:teams|zoom|phone|video|screening) (?:call|interview|chat) (?:first|then|and|with)\\b|\\bno tests\\b|\\bcvs?\\b|\\breferences\\b|\\bshortlist\\w*|\\bdecision (?:by|within|in)\\b|\\boffer (?:by|within|the same)\\b|\\bvetting takes\\b',
    ],
  ],
}
