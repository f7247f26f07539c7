import type { Family } from '@/lib/consultation/guard/law/family'

const MARRIAGE = 'Equality Act 2010, section 8'
const PREGNANCY = 'Equality Act 2010, section 18'
const FAMILY_SEX = 'Equality Act 2010, section 19 (indirect sex discrimination)'
const UNION = 'Trade Union and Labour Relations (Consolidation) Act 1992, section 137'

export const HOME_FAMILIES: readonly Family[] = [
  {
    id: 'marital status',
    ground: 'marriage',
    words:
      'single, unmarried, married, newly married, just married, newly wed, divorced, unattached, spoken for, engaged to be married, widowed, separated, hitched, cohabiting, living in sin, civil partner, settled down, childless, childfree, child free, footloose, engaged, wed, courting, going steady, romantically involved, divorcing, freshly married, with someone',
    source: MARRIAGE,
    yes: ['must be single', 'someone married', 'nobody divorced', 'a married man'],
    no: [
      'a single point of contact',
      'single phase supply',
      'separated drains',
      'married up with the model',
      'engaged with the supply chain',
    ],
  },
  {
    id: 'couples',
    ground: 'marriage',
    words:
      'marital status, newlywed, newly wed couple, divorcee, widow, widower, bachelor, spinster, just got engaged|married|hitched, family man|woman, settled home life|family, wife and kid|child, no|nae wife|husband|spouse|girlfriend|boyfriend|partner|tie, without a? wife|husband|family|tie|spouse|partner, a? wife|husband at home, got a? wife|husband|girlfriend|boyfriend, trailing spouse, other half who, normal|stable home life, single man|woman|lad|bloke|girl|lady|guy, tie|ties|tied|tying the knot, getting|get|gets|got|be wed|hitched|spliced, getting|get|gets married, wedding bells, ring on their|his|her|the finger, wedding ring|band, married people|person|couple|man|woman|men|women|lad|lads|chap|bloke|type|one, husband and wife, no other half, other half to|at|waiting|who|that, better half, ball and chain, the missus at|who, her indoors, trouble and strife, wife|husband|missus|spouse|partner|girlfriend|boyfriend nagging|moaning|waiting|at|back, a|any|no|with|without spouse, young free and? single, going|been through a? divorce|separation, nasty|messy|bitter divorce, divorced men|women|lads|people|man|woman, happily married, bachelors, eligible bachelor, love life, love interest, under the thumb, wife and mortgage, a? wife and a mortgage, civil partnership, wedlock, partnered up, live|lives|living alone, nobody|no one|anyone waiting at? home, partner to worry|consider|think|move|relocate, loved up, seeing someone|somebody, honeymoon, partner|partners be? on site, has|have a? girlfriend|boyfriend|wife|husband, singleton',
    source: MARRIAGE,
    yes: [
      'a family man',
      'no wife and no ties',
      'a stable home life',
      'nobody with a wedding ring',
      'no one going through a divorce',
    ],
    no: [
      'vacuum ties',
      'no tie rods',
      'a couple of weeks',
      'couple the shafts',
      'the wedding venue needs a chef',
      'tie the rebar',
    ],
  },
  {
    id: 'pregnancy',
    ground: 'pregnancy',
    words:
      'pregnant, expecting, expecting a? baby|child|twins, up the duff, in the family way, preggers, knocked up, bun in the oven, broody, of child bearing age, childbearing, of childbearing age, fertile, baby brain, clock ticking, miscarriage, fertility treatment, contraception, breastfeeding, trying for a? baby|family|kid, ivf, biological clock, about|going|ready to pop, body clock, eating for two, with child, pudding club, morning sickness, antenatal, due date before|is|in|next, trying for kids|children|another|babies|a|one, done|finished with? nappies|babies|kids|children|having|childbearing, past|beyond having|nappies|babies|childbearing|babymaking, had|having|got|finished|have all? her|their|his kids|children|babies|family|families, finished having, kids|children off their|her|his hand|hands, kids|children grown|flown, flown the nest, empty nester, reproductive, nursing mother, expressing milk, preggo, pram in the hall, head full of',
    source: PREGNANCY,
    yes: [
      'nobody pregnant',
      'not broody',
      'no one trying for a baby',
      'someone who has had her family already',
      'kids off their hands',
    ],
    no: [
      'supports pregnant women on the ward',
      'we are expecting a big order',
      'fertile soil surveys',
      'the due date of the tender',
      'the product is past its prototype',
    ],
  },
  {
    id: 'maternity',
    ground: 'pregnancy',
    words:
      'maternity, maternity leave, mat leave, paternity leave, parental leave, pregnancy, adoption leave, baby plan, family plan, want|wanting|have|having|plan|start|starting|more a? baby|kid|child|family, start|starting a? family, baby on the way, drop a? sprog, sprog, go|going off to? have a? baby|kid, smp, statutory maternity, maternity|mat pay|break again|to, baby break|leave, career break for kids|children|a, off to|and have a|her|another? baby|babies|kid|kids|children|child, off having a? baby|babies|kids, back from having|maternity|a|mat, back from having a? baby, fresh|just back from maternity|having|mat, year off with a|the|her baby|kid, leave to have a? baby|kids, second|third|another baby|child|kid, having babies',
    source: PREGNANCY,
    yes: [
      'not about to go on maternity leave',
      'nobody planning a family',
      'without baby plans',
      'going off to have babies',
    ],
    no: [
      'enhanced maternity pay',
      'maternity cover',
      'the maternity unit',
      'she has just started maternity leave',
      'we have a baby grand piano',
    ],
  },
  {
    id: 'childcare',
    ground: 'pregnancy',
    words:
      'childcare, child care, childcare problem|issue|worry|commitment|hassle, nursery|school ring|call|phone, family commitment|responsibility|tie|baggage, childminder, child minder, babysitter, kids|children be|are|is ill|sick|poorly|off, sick kid|child|kids|children, ill kids|children, sports day, parents evening, pick|picking|collect|collecting|fetch|fetching|drop|dropping up? the|their|her|his? kids|children, school run mum|dad|mums|dads|parents',
    source: FAMILY_SEX,
    yes: [
      "I don't want to hear about childcare",
      'no family commitments',
      'not if the nursery rings every day',
    ],
    no: ['childcare vouchers', 'help with childcare', 'a breakfast club chef', 'rushing to finish the job'],
  },
  {
    id: 'parents',
    ground: 'pregnancy',
    words:
      'mum, mom, mam, mummy, mother, working mum|mother, single|lone mum|mother|parent|dad|father, one parent family, young mum|mother|dad|family, new mum|mother|parent|dad, yummy mummy, stay at home mum|dad|parent, returner mum, parent of|with, dad, daddy, father, breeder, school gate mum|dad, harassed mum|mother, mumsy, young|new|working parent, school run dad|dads|mum|mums',
    source: FAMILY_SEX,
    yes: ['no mums', 'not a single parent', "I won't have new mothers"],
    no: [
      'mother board assembly',
      'supports new mothers at the clinic',
      'my dad founded it',
      'the parent company',
    ],
  },
  {
    id: 'family matters',
    ground: 'pregnancy',
    words:
      'kid, kiddie, child, baby, toddler, tot, nappy, stepkid, grandchild, grandkid, husband, wife, spouse, fiance, fiancee, with a bump, baby bump, wee one, small|young child|kid|family, little one, dependant, dependent, nipper, bairn, wean, ankle biter, family commitment|tie|responsibility|issue|plan|life|baggage, caring responsibility|duty|commitment, carer responsibility, elderly parent|mother|father|mum|dad|relative, sick|ill parent|mother|father|wife|husband|child|kid|relative, school run|holiday|pick up, nursery run|pick up, half term, nativity play, family, home commitment, commitments|baggage at home, family at home, domestic commitment, pram, cot, pushchair, nappies, little kids|children|ones, young ones|kids|children, small kids, big family, large family, new baby, newborn, wedding, family emergency|emergencies, sign of a bump',
    source: FAMILY_SEX,
    yes: [
      'someone without kids so they can travel',
      'no childcare worries',
      'whose kids are grown up',
      'no family commitments',
    ],
    no: [
      'health cover for your family',
      'flexible around the school run',
      'child protection',
      'a family business',
      "children's home",
      'our business partner',
      'channel partner programme',
    ],
  },
  {
    id: 'part-timers',
    ground: 'sex',
    words: 'part timer, part time mum|mother|woman|people, job sharer, clock watcher with kid',
    source:
      'Part-time Workers (Prevention of Less Favourable Treatment) Regulations 2000; Equality Act 2010, section 19',
    yes: ['no part timers', 'not part-timers'],
    no: ['supervise the part timers on Saturdays', 'part timers are welcome'],
  },
  {
    id: 'union people',
    ground: 'union',
    words:
      'trade unionist, unionist, union man|woman|member|people|person|type|rep|official|activist|militant|card|agitator|basher|lad|bloke|guy|troublemaker, shop steward, unionised worker|people|labour|staff, brother out everybody, bolshie, bolshy, militant, union organiser|organizer|convenor|convener|branch|dues|troublemaker|fella|chap|lot|sympathiser, branch secretary, card carrying, barrack room lawyer, blacklisted, unite|unison|gmb|rmt|aslef|ucatt|prospect|nasuwt|neu|nut|bectu|usdaw|cwu|pcs member|rep|man|lot|people|steward|card, tolpuddle, red under the bed, comrade, leftie|lefty type?, everybody out type, union ticket|sort|crowd|brigade|mob|bod|body|folk|firebrand|stirrer|chap|convenors, shop steward type, bolshie|bolshy type|sort|lot|brigade, picket line type|lot|sort, picketer, scab, flying picket, brothers and, rabble rouser, trade union type|people|person|man|lad, strike|striking type|sort|lot, union through and through, placard waver, scargill, rep for the union, from the rmt|union|gmb|unison|unite|nut|neu|fbu, ex striker',
    source: UNION,
    yes: ['no trade unionists', 'not a union man', 'no shop stewards', 'nobody bolshie'],
    no: [
      'meets the shop stewards each month',
      'works with our union reps',
      'strikers in the football team',
      'the brothers who founded it',
    ],
  },
  {
    id: 'union matters',
    ground: 'union',
    words:
      'union, non union, trade union, tuc, unite, unison, gmb, rmt, aslef, prospect union, union background|membership|history|card|past|baggage|tie|link, in a|the union, join a|the union, go|went|been on strike, go out on strike, strike action, industrial action, picket line, blacklist, black list, union card|ticket|dues|subs|shop|job|labour|site|stuff|business|nonsense|palaver|malarkey|thing|trouble|lark|past|history|sympathies|sympathy|leanings|links|ties|involvement|activity, closed shop, union shop, member|members of the|a|any union, membership of a|the? union, union member|members only, non union|member|members, in|join|joined|joining|joins|leave|left|leaving|quit|quitting|belong|belongs|belonging|sign|signed to|up? a|the|any|our|their union, union only, strike, striking, picket, dispute, collective action, organising|organised|organise the? workers|labour|people|staff|lads, history of organising, work to rule, works to rule, walkout, walk|walks|walked|walking out in|on|over|during|last|when|at, stir|stirs|stirring up? things|trouble|the, overtime ban, tribunal claim|case|history, the|a brothers, down|downs|downed|downing tools, been|was|were|be a? rep|steward|convenor|convener, usdaw, ucatt, bectu, tssa, nasuwt, pcs, cwu, fbu, rcn, neu, unionise, struck in',
    source: UNION,
    yes: [
      'nobody in a union',
      'they must not join a union',
      'must be in the union',
      'no union background',
      'must be in the union, closed shop',
      'someone who has never been on strike',
      'nobody who would join a union',
    ],
    no: [
      'fair enough, I don’t want a tribunal',
      'we don’t want to end up at a tribunal',
      'the union agreement',
      'negotiate with the unions',
      'pipe unions',
      'the Student Union building',
      'European Union funding',
      'the strike has delayed our order',
      'strike plates',
      'paid up invoices',
      'we settle disputes with suppliers',
      'walked out the setting-out lines',
    ],
  },
  {
    id: 'questions of home',
    ground: 'pregnancy',
    words:
      'married, pregnant, kid, child, baby, childcare, husband, wife, boyfriend, girlfriend, other half, family plan, planning on, family, maternity, engaged, single, spouse, home life|situation, personal life, in the picture, on the scene',
    source: FAMILY_SEX,
    yes: [
      'ask if she has kids',
      'find out whether there is a husband about',
      'find out what the home situation is',
    ],
    no: [
      'ask about the kids menu',
      'we never ask whether they have children',
      'check the family room heating',
    ],
  },
  {
    id: 'union at once',
    ground: 'union',
    words:
      'closed shop, union shop|job|ticket|card|dues|subs, union only, union man|woman only, in|join|joined|joins|joining|leave|leaving|quit|hand|hands|handing|tear|tearing|tore|rip in|up? his|her|their|the|a|any union, his|her|their union membership|card|ticket, work|works to rule, downing|downed|down tools, picket line, picketed, been|be|was|gone|go|went|going|come|came out? on strike, paid up member|members|gmb|unite|unison|rmt',
    source: UNION,
    yes: ['tear up his union card', 'has to be in the union'],
    no: ['joining the union is optional'],
  },
]
