import type { Family } from '@/lib/consultation/guard/law/family'

const MARRIAGE = 'Equality Act 2010, section 8'
const PREGNANCY = 'Equality Act 2010, section 18'
const FAMILY_SEX = 'Equality Act 2010, section 19 (indirect sex discrimination)'
const UNION = 'Trade Union and Labour Relations (Consolidation) Act 1992, section 137'

export const HOME_FAMILIES: readonly Family[] = [
  {
    id: 'marital status',
    ground: 'marriage',
    kind: 'trait',
    isCertain: false,
    words:
      'single, unmarried, married, newly married, just married, newly wed, divorced, unattached, spoken for, engaged to be married, widowed, separated, hitched, cohabiting, living in sin, civil partner, settled down, childless, childfree, child free, footloose',
    source: MARRIAGE,
    yes: ['must be single', 'someone married', 'nobody divorced', 'a married man'],
    no: ['a single point of contact', 'single phase supply', 'separated drains', 'married up with the model'],
  },
  {
    id: 'couples',
    ground: 'marriage',
    kind: 'phrase',
    isCertain: true,
    words:
      'marital status, newlywed, newly wed couple, divorcee, widow, widower, singleton, bachelor, spinster, just got engaged|married|hitched, family man|woman, settled home life|family, wife and kid|child, no|nae wife|husband|spouse|girlfriend|boyfriend|partner|tie, without a? wife|husband|family|tie|spouse|partner, a? wife|husband at home, got a? wife|husband|girlfriend|boyfriend, trailing spouse, other half who, normal|stable home life, single man|woman|lad|bloke|girl|lady|guy',
    source: MARRIAGE,
    yes: ['a family man', 'no wife and no ties', 'a stable home life'],
    no: ['vacuum ties', 'no tie rods'],
  },
  {
    id: 'pregnancy',
    ground: 'pregnancy',
    kind: 'trait',
    isCertain: true,
    words:
      'pregnant, expecting, expecting a? baby|child|twins, up the duff, in the family way, preggers, knocked up, bun in the oven, broody, of child bearing age, childbearing, of childbearing age, fertile, baby brain, clock ticking, miscarriage, fertility treatment, contraception, breastfeeding, trying for a? baby|family|kid, ivf, biological clock',
    source: PREGNANCY,
    yes: ['nobody pregnant', 'not broody', 'no one trying for a baby'],
    no: ['supports pregnant women on the ward', 'we are expecting a big order', 'fertile soil surveys'],
  },
  {
    id: 'maternity',
    ground: 'pregnancy',
    kind: 'matter',
    isCertain: true,
    words:
      'maternity, maternity leave, mat leave, paternity leave, parental leave, pregnancy, adoption leave, baby plan, family plan, want|wanting|have|having|plan|start|starting|more a? baby|kid|child|family, start|starting a? family, baby on the way, drop a? sprog, sprog, go|going off to? have a? baby|kid',
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
    ],
  },
  {
    id: 'childcare',
    ground: 'pregnancy',
    kind: 'matter',
    isCertain: true,
    words:
      'childcare, child care, childcare problem|issue|worry|commitment|hassle, nursery|school ring|call|phone, family commitment|responsibility|tie|baggage',
    source: FAMILY_SEX,
    yes: [
      "I don't want to hear about childcare",
      'no family commitments',
      'not if the nursery rings every day',
    ],
    no: ['childcare vouchers', 'help with childcare'],
  },
  {
    id: 'parents',
    ground: 'pregnancy',
    kind: 'person',
    isCertain: true,
    words:
      'mum, mom, mam, mummy, mother, working mum|mother, single|lone mum|mother|parent|dad|father, one parent family, young mum|mother|dad|family, new mum|mother|parent|dad, yummy mummy, stay at home mum|dad|parent, returner mum, parent of|with, dad, daddy, father, breeder',
    source: FAMILY_SEX,
    yes: ['no mums', 'not a single parent', "I won't have new mothers"],
    no: ['mother board assembly', 'supports new mothers at the clinic', 'my dad founded it'],
  },
  {
    id: 'family matters',
    ground: 'pregnancy',
    kind: 'matter',
    isCertain: false,
    words:
      'kid, kiddie, child, baby, toddler, tot, nappy, stepkid, grandchild, grandkid, husband, wife, spouse, fiance, fiancee, with a bump, baby bump, sign of a bump, wee one, small|young child|kid|family, little one, dependant, dependent, nipper, bairn, wean, ankle biter, family commitment|tie|responsibility|issue|plan|life|baggage, caring responsibility|duty|commitment, carer responsibility, elderly parent|mother|father|mum|dad|relative, sick|ill parent|mother|father|wife|husband|child|kid|relative, school run|holiday|pick up, nursery run|pick up, half term, nativity play, family, home commitment, commitments|baggage at home, family at home, domestic commitment',
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
    ],
  },
  {
    id: 'part-timers',
    ground: 'sex',
    kind: 'person',
    isCertain: true,
    words: 'part timer, part time mum|mother|woman|people, job sharer, clock watcher with kid',
    source:
      'Part-time Workers (Prevention of Less Favourable Treatment) Regulations 2000; Equality Act 2010, section 19',
    yes: ['no part timers', 'not part-timers'],
    no: ['supervise the part timers on Saturdays', 'part timers are welcome'],
  },
  {
    id: 'union people',
    ground: 'union',
    kind: 'person',
    isCertain: true,
    words:
      'trade unionist, unionist, union man|woman|member|people|person|type|rep|official|activist|militant|card|agitator|basher|lad|bloke|guy|troublemaker, shop steward, unionised worker|people|labour|staff, brother out everybody, bolshie, bolshy, militant, union organiser|organizer|convenor|convener|branch|dues|troublemaker|fella|chap|lot|sympathiser, branch secretary, ex striker, card carrying, barrack room lawyer, blacklisted, unite|unison|gmb|rmt|aslef|ucatt|prospect|nasuwt|neu|nut|bectu|usdaw|cwu|pcs member|rep|man|lot|people|steward|card, tolpuddle, red under the bed, comrade, leftie|lefty type?, everybody out type',
    source: UNION,
    yes: ['no trade unionists', 'not a union man', 'no shop stewards', 'nobody bolshie'],
    no: ['meets the shop stewards each month', 'works with our union reps'],
  },
  {
    id: 'union matters',
    ground: 'union',
    kind: 'matter',
    isCertain: false,
    words:
      'union, non union, trade union, tuc, unite, unison, gmb, rmt, aslef, prospect union, union background|membership|history|card|past|baggage|tie|link, in a|the union, join a|the union, go|went|been on strike, go out on strike, strike action, industrial action, picket line, blacklist, black list',
    source: UNION,
    yes: ['nobody in a union', 'they must not join a union', 'must be in the union', 'no union background'],
    no: [
      'the union agreement',
      'negotiate with the unions',
      'pipe unions',
      'the Student Union building',
      'European Union funding',
    ],
  },
]
