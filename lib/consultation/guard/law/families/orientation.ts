import type { Family } from '@/lib/consultation/guard/law/family'

const GENDER_REASSIGNMENT = 'Equality Act 2010, section 7'
const ORIENTATION = 'Equality Act 2010, section 12'

export const ORIENTATION_FAMILIES: readonly Family[] = [
  {
    id: 'orientation',
    ground: 'orientation',
    kind: 'trait',
    isCertain: true,
    words:
      'gay, lesbian, bisexual, bi curious, queer, homosexual, heterosexual, lgbt, lgbtq, lgbtqia, asexual, pansexual, poof, poofter, faggot, dyke, homo, lesbo, lezzer, bender, camp as, limp wristed, bent as, bats for the other side, sexual preference|orientation|lifestyle, that way inclined, light in the loafer, friend of dorothy, same sex partner|couple, boyfriend of his, straight acting, sapphic, batty boy, shirt lifter, nancy boy, pansy, lezza, swings both ways, bi woman|man|girl|bloke|person, rainbow brigade|lot, alphabet people, same sex marriage, his husband, her wife, confirmed bachelor, drag queen',
    source: ORIENTATION,
    yes: ['nobody gay', "we're not hiring a lesbian", 'no LGBT types', 'that way inclined'],
    no: ['gay couples book our venue', 'Gay Pride sponsorship', 'an LGBT charity', 'our LGBTQ+ network'],
  },
  {
    id: 'straight',
    ground: 'orientation',
    kind: 'trait',
    isCertain: false,
    words: 'straight, camp, bent, kinky, normal sexuality',
    source: ORIENTATION,
    yes: ['must be straight', 'straight lads only', 'nobody camp'],
    no: ['straight pipe runs', 'a straight answer', 'bent tube', 'a base camp'],
  },
  {
    id: 'trans',
    ground: 'genderReassignment',
    kind: 'trait',
    isCertain: true,
    words:
      'transgender, transsexual, transexual, transvestite, tranny, trans, cross dresser, non binary, nonbinary, genderfluid, gender fluid|queer|neutral|confused|changer|critical, sex change, sex swap, transition to a? man|woman, transitioning, ladyboy, drag queen|king, gender bender, preferred pronoun, she male, he she, cisgender, cis, pronoun, used to be a? man|woman|bloke|girl|lad, born male|female|a? man|woman, gender identity|issue|stuff|reassignment, confused about their|his|her? gender|sex, they them, real man|woman, sex|gender they|he|she be? born, man in dress|dresses',
    source: GENDER_REASSIGNMENT,
    yes: ['they must not be trans', 'no transsexuals', 'nobody non-binary', 'used to be a bloke'],
    no: ['the trans-Pennine scheme', 'trans European network', 'transitioning the plant to hydrogen'],
  },
]
