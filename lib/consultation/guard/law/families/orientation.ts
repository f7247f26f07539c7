import type { Family } from '@/lib/consultation/guard/law/family'

const GENDER_REASSIGNMENT = 'Equality Act 2010, section 7'
const ORIENTATION = 'Equality Act 2010, section 12'

export const ORIENTATION_FAMILIES: readonly Family[] = [
  {
    id: 'orientation',
    ground: 'orientation',
    words:
      'gay, lesbian, bisexual, bi curious, queer, homosexual, heterosexual, lgbt, lgbtq, lgbtqia, asexual, pansexual, poof, poofter, faggot, dyke, homo, lesbo, lezzer, bender, camp as, limp wristed, bent as, bats for the other side, sexual preference|orientation|lifestyle, that way inclined, light in the loafer, friend of dorothy, same sex partner|couple, boyfriend of his, straight acting, sapphic, batty boy, shirt lifter, nancy boy, pansy, lezza, swings both ways, bi woman|man|girl|bloke|person, rainbow brigade|lot, alphabet people, same sex marriage, his husband, her wife, confirmed bachelor, drag queen, other way inclined, of that persuasion, that way inclined, plays|play|bats|bat for the? other|wrong side|team, other bus, likes|like|fancies|prefer|prefers women|men|girls|boys|blokes|lads, his|her own sex, into women|men|girls|boys|blokes|lads, same sex type|lot|people|person|relationship|partner|marriage, bit|too|very a? camp, camp type|lad|lot|bloke, mincing, out and proud gay|lesbian, come|came|coming out of? the closet, in the closet, rainbow flag|lanyard|types, pride lot|type|crowd|brigade, hetero, red|full|hot blooded, shirtlifter, shirt lifters, limp wrist|wrists, pouf, dykey, girlfriend of hers, husband if he, wife if she, going|go|goes on about their|his|her boyfriend|girlfriend, his boyfriend, her girlfriend',
    source: ORIENTATION,
    yes: ['nobody gay', "we're not hiring a lesbian", 'no LGBT types', 'that way inclined'],
    no: ['gay couples book our venue', 'Gay Pride sponsorship', 'an LGBT charity', 'our LGBTQ+ network'],
  },
  {
    id: 'straight',
    ground: 'orientation',
    words:
      'straight, camp, bent, kinky, normal sexuality, effeminate, theatrical, fruity, flamboyant, that way, persuasion, the other way, rainbow, boyfriend',
    source: ORIENTATION,
    yes: ['must be straight', 'straight lads only', 'nobody camp'],
    no: [
      'straight pipe runs',
      'a straight answer',
      'bent tube',
      'a base camp',
      'the pipe goes that way',
      'openly tendered work',
      'one of those pumps',
      'the other way round',
    ],
  },
  {
    id: 'trans',
    ground: 'genderReassignment',
    words:
      'transgender, transsexual, transexual, transvestite, tranny, trans, cross dresser, non binary, nonbinary, genderfluid, gender fluid|queer|neutral|confused|changer|critical, sex change, sex swap, transition to a? man|woman, transitioning, ladyboy, drag queen|king, gender bender, preferred pronoun, she male, he she, cisgender, cis, pronoun, used to be a? man|woman|bloke|girl|lad, born male|female|a? man|woman, gender identity|issue|stuff|reassignment, confused about their|his|her? gender|sex, they them, real man|woman, man in dress|dresses, had|have|having the op|snip|chop, pre|post op, a he|she, used to be|go a|by? he|she|her|him|girl|boy|lady|lass|chap|fella|different|male|female|another, used to be a? he|she|girl|boy|lady|lass|chap|fella, was|were|be a he|she, changed|change|changes|changing|switch|switched|switches|switching|swap|swapped|swaps|swapping|swopped over? sex|sexes|gender|genders|sides, swapped|swopped|switched over, different|new gender|sex, gender business|nonsense|thing|malarkey|ideology|fluidity|bending|swap|change|dysphoria|journey|confusion|switch, identify|identifies|identifying|identified as, assigned male|female|at birth, at birth, mid|halfway|half|through through? transition|transitioning|changing, in|mid transition, transitioned, gender transition, on hormones, dead name, deadname, which|what toilet|toilets|loo|loos they|he|she, become|became|becoming|turned|turning|turn into? a? woman|man|lass|lad|girl|bloke|female|male, living|lives|live|dressing|dresses|dressed as a? woman|man|female|male|girl|bloke, proper|actual|genuine|natural|biological|true woman|man|lady|girl|bloke|female|male|women|men, bloke|man|men|blokes|lad in a? dress|dresses|frock|wig|heels|skirt, born a|as|in a? woman|man|female|male|boy|girl|lad|lass|bloke|wrong, wrong body, adams apple, on|says their|his|her birth certificate, thems, sex reassignment, the they, they stuff, sex|gender they|he|she be? born',
    source: GENDER_REASSIGNMENT,
    yes: [
      'they must not be trans',
      'no transsexuals',
      'nobody non-binary',
      'used to be a bloke',
      'nobody who has had the op',
      'if he used to be a she',
      'changing sex or anything like that',
      'identifies as something else',
    ],
    no: [
      'the trans-Pennine scheme',
      'trans European network',
      'transitioning the plant to hydrogen',
      'changing over the tooling',
      'transition from Revit 2024 to 2026',
      'a gender pay gap report',
    ],
  },
  {
    id: 'gender',
    ground: 'genderReassignment',
    words: 'gender, transition, the op, birth certificate, old name, hormone',
    source: GENDER_REASSIGNMENT,
    yes: ['nobody in transition', 'no gender stuff please'],
    no: ['transition piece design', 'the old name of the firm', 'gender is not asked'],
  },
]
