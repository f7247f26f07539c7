import type { Family } from '@/lib/consultation/guard/law/family'

const SEX = 'Equality Act 2010, section 11'

export const SEX_FAMILIES: readonly Family[] = [
  {
    id: 'men and women',
    ground: 'sex',
    words:
      'man, woman, bloke, lad, laddie, chap, fella, feller, geezer, gent, gentleman, lady, lass, lassie, girl, girlie, gal, guy, boy, bird, totty, wench, damsel, dolly bird, boyo, young|strapping|big|strong|nice|decent fellow, matron type, sheila, ladette, womenfolk, menfolk, ladyfolk, bint, chick, quine, colleen, wifie, wifey, missus, missis, madam, burd, hen party type, motherly sort|type|figure, fatherly sort|type|figure, blokey bloke, bitch, battleaxe',
    source: SEX,
    yes: [
      'a bloke really',
      'no women',
      'I want a lad for the yard',
      'must be female',
      'looking for a strapping chap',
      'a girl for reception',
    ],
    no: [
      'male and female connectors',
      'the lads in the yard',
      'our last chap left',
      "a women's refuge",
      '300 man hours',
      'the guys on site need drawings',
      'the two women who ran it have left',
    ],
  },
  {
    id: 'manly',
    ground: 'sex',
    words:
      'male, female, manly, ladylike, girly, girlish, blokey, laddish, macho, butch, effeminate, womanly, matronly, all male, all female, strapping, burly, brawny, beefy, pretty, attractive, good looking, sexy, easy on the eye, leggy, busty, hormonal, motherly, maternal, fatherly, gentlemanly, curvy, bosomy, girlie, mannish',
    source: SEX,
    yes: ['somebody ladylike for the front desk', 'strapping, please', 'a pretty receptionist'],
    no: ['an attractive salary', 'pretty good benefits', 'attractive location'],
  },
  {
    id: 'of one sex',
    ground: 'sex',
    words:
      'man|woman|bloke|lad|girl|lady|male|female job|world|role|work|presence, masculine|feminine|male|female|lady|woman|man presence|touch|voice|perspective|energy, biological|biologically male|female|man|woman|sex, either sex, opposite sex, same sex only, the fairer|weaker sex, boys club, man|woman|lad strength|physique|build, female|male variety|persuasion|sex|gender|species, mans man, lads lad, women|men troubles|problems, hormones, testosterone, feminine touch, female touch, womans touch, woman touch, male|female only, masculine, feminine, in heels, heels and, lipstick, short skirt, nice legs|figure, blonde, brunette, time of the month, big girls blouse, one of the lads|boys|girls, bit of skirt, skirt, eye candy, alpha male, a he|she, gentleman|gent|gents|gentlemen|ladies|bloke|lad|lads|man|men|male|blokes|boys environment|atmosphere|industry|game|thing|touch, male hands, female hands, feminine hand|side, motherly touch, gents only, ladies only, hormonal type|types, pmt, male environment|place, mother|mothers touch',
    source: SEX,
    yes: ["it's a man's job", 'biologically female', 'needs a woman’s touch', 'one of the lads'],
    no: ['the skirting boards', 'the ladies toilets are on the first floor'],
  },
  {
    id: 'gendered titles',
    ground: 'sex',
    words:
      'waitress, barmaid, barman, chambermaid, housemaid, nursemaid, tea lady, landlady, linesman, washer woman, ice cream man, wardrobe mistress, lollipop man, salesgirl, saleslady, salesman, saleswoman, postman, handyman, stewardess, air hostess, hostess, actress, manageress, office|saturday|shop|delivery|errand|paper|pot boy, office|saturday|shop|promo|call girl, cleaning|tea|dinner|lollipop lady, tea boy, houseboy, maid, doorman, workman, repairman, storeman, dustman, milkman, fireman, policeman, housewife, seamstress, cameraman, groundsman, draughtsman, tradesman, washerwoman, charwoman, authoress, headmaster, headmistress, cleaning|tea|dinner|lollipop|office|shop ladies, girl friday, man friday, foremen, bin man, cleaning woman, salesmen, cabin boy, odd job man, warehouseman, watchman, nightwatchman, male nurse, lady driver, woman driver, women drivers, shopgirl, bell boy, bellboy, page boy',
    source: 'EHRC advertising guidance, July 2024 ("waitress", "salesgirl", "postman", "barmaid")',
    yes: ['a barmaid for weekends', 'Saturday girl wanted', 'we need a handyman', 'salesman'],
    no: ['our last postman retired', 'the doorman at the client lets you in', 'the foremen report to you'],
  },
]
