import type { ChallengeGround } from '@/lib/consultation/brief/options'

/**
 * - `person` names somebody ("a lesbian"), `trait` describes ("young"), `matter` is had, done or needed ("childcare"), and `phrase`
 *   is said of nobody but people ("over the hill")
 * - `isCertain` words speak of a person unless a lawful frame says otherwise; the others need a sign that they do
 * - `words` are rows apart by commas (patterns.ts)
 */
export interface Family {
  id: string
  ground: ChallengeGround
  kind: 'person' | 'trait' | 'matter' | 'phrase'
  isCertain: boolean
  words: string
  source: string
  yes: readonly string[]
  no: readonly string[]
}

const AGE = 'Equality Act 2010, section 5'
const DISABILITY = 'Equality Act 2010, section 6'
const GENDER_REASSIGNMENT = 'Equality Act 2010, section 7'
const MARRIAGE = 'Equality Act 2010, section 8'
const RACE = 'Equality Act 2010, section 9'
const RELIGION = 'Equality Act 2010, section 10'
const SEX = 'Equality Act 2010, section 11'
const ORIENTATION = 'Equality Act 2010, section 12'
const PREGNANCY = 'Equality Act 2010, section 18'
const FAMILY_SEX = 'Equality Act 2010, section 19 (indirect sex discrimination)'
const HEALTH_QUESTIONS = 'Equality Act 2010, section 60'
const UNION = 'Trade Union and Labour Relations (Consolidation) Act 1992, section 137'

const BODY =
  'back|knee|heart|hip|shoulder|leg|neck|joint|chest|lung|ticker|eyesight|hearing|leg|foot|hand|wrist|waterworks'

export const FAMILIES: readonly Family[] = [
  // Age
  {
    id: 'young',
    ground: 'age',
    kind: 'trait',
    isCertain: false,
    words: 'young, younger, youngest, youngish, youthful, younger end, fresh faced, baby faced, early career',
    source: AGE,
    yes: ['someone young', 'a younger candidate', 'youthful, please', 'young welder wanted'],
    no: ['a young company', 'a younger pipeline than the others'],
  },
  {
    id: 'young people',
    ground: 'age',
    kind: 'person',
    isCertain: true,
    words:
      'youngster, young buck, young un, young gun, young blood, fresh blood, new blood, spring chicken, whippersnapper, teenager, teen, adolescent, millennial, zoomer, gen z|zer|x|y, gen zer, generation z|x|y, boomer, baby boomer, twentysomething, thirtysomething, fortysomething, school|college leaver, recent|new|fresh graduate|grad, student age, digital native, twenty|thirty|forty|fifty something, young thing, young turk, young|bright spark, bright young, yoof, yoot, gen alpha',
    source: AGE,
    yes: ['we could use some young blood', 'a school leaver', 'no boomers', 'a youngster to train up'],
    no: ['runs the youth club', 'mentors teenagers at the centre', 'a digital native bank'],
  },
  {
    id: 'fresh from education',
    ground: 'age',
    kind: 'phrase',
    isCertain: true,
    words:
      'fresh|straight|just|recently out|from of? uni|university|college|school, fresh out of education, recently|newly|just graduated, wet behind the ears, out of nappies, in short trousers, in their|his|her prime, at|near|closer|nearer to? the? start|beginning|end of their|his|her working? life|career, check|checking out at #age, my|our own? age, still living with parents|mum, full of youth, career|life ahead of them|him|her, first flush of youth, younger|older than me|us|the, same|similar age to|as, about|around my|our age, born this century, in the early|first years of career, the right side of #age, the wrong side of #age, right|wrong side of #age',
    source: AGE,
    yes: ['straight from uni', 'the right side of 40'],
    no: ['we deliver drawings straight from the server'],
  },
  {
    id: 'old',
    ground: 'age',
    kind: 'trait',
    isCertain: false,
    words:
      'old, older, oldest, oldish, elderly, aged, ageing, aging, mature, middle aged, grey|gray|white haired, greying, wrinkly, senile, doddery, past it, long in the tooth, set in their|his|her way, stuck in their|his|her way',
    source: AGE,
    yes: ['nobody too old', 'a mature person', 'not someone older'],
    no: ['an old boiler', 'a mature codebase', 'older drawings', '12 years old plant'],
  },
  {
    id: 'old people',
    ground: 'age',
    kind: 'person',
    isCertain: true,
    words:
      'oldie, pensioner, oap, codger, old codger, geriatric, old fogey, fogey, old fart, old timer, old boy, old girl, old man, old woman, old dear, old dog, dinosaur, fossil, relic, grandad, granddad, grandpa, grandma, granny, gran, grandfather, grandmother, greybeard, grey|gray hair, silver surfer, veteran of #age, retiree, duffer, old duffer, golden oldie, has beens, senior citizen, grandparent, crusty old, crinkly, wrinklies, coffin dodger, old git',
    source: AGE,
    yes: ['no pensioners', 'we are not having another old codger', 'no dinosaurs'],
    no: ['our customers are pensioners', 'deliver meals to pensioners'],
  },
  {
    id: 'late career',
    ground: 'age',
    kind: 'phrase',
    isCertain: true,
    words:
      'over the hill, past their|his|her best, past their|his|her prime, past their|his|her sell by date, one foot in the grave, knocking on a bit, getting on a bit, no spring chicken, winding down, coasting to|towards pension|retirement, near|nearing|approaching|close|coming to? up? to? retirement, near|close to? pension age, years|year left in them|him|her, year ahead of them|him|her, of a certain age, bus pass, free bus pass, on the scrapheap, put out to grass, counting down to retirement, retirement age, about|due|going|ready to retire, see out their|his|her time|days|career, mutton dressed, twilight|end|tail of their|his|her career|working, semi retired, early retirement, senior moment, last few years of their, draw|drawing their|his|her? pension',
    source: AGE,
    yes: ['nobody over the hill', 'not someone about to retire', 'they must not be winding down'],
    no: ['Dave is about to retire', 'she is winding down to three days'],
  },
  {
    id: 'years of age',
    ground: 'age',
    kind: 'phrase',
    isCertain: true,
    words:
      'in their|his|her|your early|mid|late? #decade, nobody|anyone|someone|somebody|anybody|people over|under|past|below|above #age, aged #age, aged about|around|between|under|over|up|from #age, aged under|over|between|from #age, #age yo, a|an|some|any|no|another #age|#number year|yr old, some|a * #age year|yr old, age range|bracket|group|limit|profile, upper|lower|maximum|max|minimum age, under|over #age s, over #age years|year, no older|younger than, older|younger than #age, born after|before|since #number, turning #age, the young|younger side, of pensionable age, of working age',
    source: AGE,
    yes: ['in his early thirties', 'aged 25 to 35', 'no older than fifty', 'born after 1990'],
    no: ['at least 18 years old because of the licensing law', 'a plant that is 40 years old'],
  },
  {
    id: 'bare age',
    ground: 'age',
    kind: 'matter',
    isCertain: false,
    words:
      'under|over|below|above|past|beyond #age, early|mid|late #decade, #decade, #age years|year|yr old|olds|young, #age or under|over|younger|older, #age plus, #age max|tops|ish, #age at most, #age or #age at most, right|wrong age, at their|his|her age, age wise',
    source: AGE,
    yes: [
      'ideally under 35',
      'nobody over fifty',
      'male, 30s',
      'late twenties or so',
      "we'd take a 23 year old",
    ],
    no: ['under 40 people', 'over 30 sites', '25 to 30 hours a week', 'pay in the mid forties', 'aged steel'],
  },
  {
    id: 'vigour',
    ground: 'age',
    kind: 'phrase',
    isCertain: true,
    words:
      'youthful energy|vigour|outlook|vibe|look|image, young at heart, young and|team|crowd|bunch|crew|office|workforce|outfit|dynamic|vibrant|fun, vibrant young',
    source: 'EHRC advertising guidance, July 2024 ("young, vibrant")',
    yes: ['we are a young team', 'young and vibrant', 'youthful energy'],
    no: ['vibration analysis on young trees'],
  },
  // Sex
  {
    id: 'men and women',
    ground: 'sex',
    kind: 'person',
    isCertain: true,
    words:
      'man, woman, bloke, lad, laddie, chap, fella, feller, geezer, gent, gentleman, lady, lass, lassie, girl, girlie, gal, guy, boy, bird, totty, wench, damsel, dolly bird, boyo, young|strapping|big|strong|nice|decent fellow, matron type, sheila, ladette, womenfolk, menfolk, ladyfolk, bint, chick, quine, colleen, wifie, wifey, missus, missis, madam, burd, hen party type',
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
    kind: 'trait',
    isCertain: true,
    words:
      'male, female, manly, ladylike, girly, girlish, blokey, laddish, macho, butch, effeminate, womanly, matronly, all male, all female, strapping, burly, brawny, beefy, pretty, attractive, good looking, sexy, easy on the eye, leggy, busty, hormonal',
    source: SEX,
    yes: ['somebody ladylike for the front desk', 'strapping, please', 'a pretty receptionist'],
    no: ['an attractive salary', 'pretty good benefits', 'attractive location'],
  },
  {
    id: 'of one sex',
    ground: 'sex',
    kind: 'phrase',
    isCertain: true,
    words:
      'man|woman|bloke|lad|girl|lady|male|female job|world|role|work|presence, masculine|feminine|male|female|lady|woman|man presence|touch|voice|perspective|energy, biological|biologically male|female|man|woman|sex, either sex, opposite sex, same sex only, the fairer|weaker sex, boys club, man|woman|lad strength|physique|build, female|male variety|persuasion|sex|gender|species, mans man, lads lad, women|men troubles|problems, hormones, testosterone, feminine touch, female touch, womans touch, woman touch, male|female only, masculine, feminine, in heels, heels and, lipstick, short skirt, nice legs|figure, blonde, brunette, time of the month, big girls blouse, one of the lads|boys|girls, bit of skirt, skirt, eye candy, alpha male',
    source: SEX,
    yes: ["it's a man's job", 'biologically female', 'needs a woman’s touch', 'one of the lads'],
    no: ['the skirting boards'],
  },
  {
    id: 'gendered titles',
    ground: 'sex',
    kind: 'person',
    isCertain: true,
    words:
      'waitress, barmaid, barman, chambermaid, housemaid, nursemaid, tea lady, landlady, linesman, washer woman, ice cream man, wardrobe mistress, lollipop man, salesgirl, saleslady, salesman, saleswoman, postman, handyman, stewardess, air hostess, hostess, actress, manageress, office|saturday|shop|delivery|errand|paper|pot boy, office|saturday|shop|promo|call girl, cleaning|tea|dinner|lollipop lady, tea boy, houseboy, maid, doorman, workman, repairman, storeman, dustman, milkman, fireman, policeman, housewife, seamstress, cameraman, groundsman, draughtsman, tradesman, washerwoman, charwoman, authoress, headmaster, headmistress',
    source: 'EHRC advertising guidance, July 2024 ("waitress", "salesgirl", "postman", "barmaid")',
    yes: ['a barmaid for weekends', 'Saturday girl wanted', 'we need a handyman', 'salesman'],
    no: ['our last postman retired', 'the doorman at the client lets you in'],
  },
  // Race, nationality, origin, colour
  {
    id: 'nationals',
    ground: 'race',
    kind: 'person',
    isCertain: true,
    words:
      'Pole, Turk, Kurd, Arab, Filipina, Spaniard, Yank, Aussie, Kiwi, Brit, Briton, Englishman, Englishwoman, Irishman, Irishwoman, Welshman, Welshwoman, Scotsman, Scotswoman, Scot, Frenchman, Frenchwoman, Dutchman, Dane, Swede, Finn, Gurkha, Hong Konger, Ulsterman, Yorkshireman, Yorkshirewoman, Lancastrian, Geordie, Scouser, Cockney, Brummie, Cornishman, Serb, Croat, irishman, scotsman, welshman, englishman, frenchman, dutchman, yorkshireman, geordie, scouser, brummie',
    source: RACE,
    yes: ['no Poles', 'a Brit', 'only Geordies', 'an Englishman for this one'],
    no: ['our Yorkshireman retired'],
  },
  {
    id: 'people and things of a country',
    ground: 'race',
    kind: 'trait',
    isCertain: true,
    words:
      'Romanian, Bulgarian, Lithuanian, Latvian, Estonian, Albanian, Russian, Ukrainian, Slovak, Czech, Hungarian, Iraqi, Iranian, Syrian, Afghan, Indian, Pakistani, Bangladeshi, Nigerian, Ghanaian, Kenyan, Somali, Eritrean, Ethiopian, Zimbabwean, African, Asian, Jamaican, Caribbean, Filipino, Italian, German, American, Australian, Canadian, Brazilian, Mexican, European, Greek, Cypriot, Portuguese, Belgian, Norwegian, Israeli, Egyptian, Moroccan, Algerian, Tunisian, Libyan, Sri Lankan, Nepali, Vietnamese, Korean, Japanese, Chinese, Thai, Malaysian, Indonesian, South African, Bosnian, Kosovan, Moldovan, Belarusian, Georgian, Armenian, romanian, bulgarian, lithuanian, latvian, estonian, albanian, ukrainian, slovak, pakistani, bangladeshi, nigerian, somali, filipino',
    source: RACE,
    yes: [
      "I'd rather not have a Romanian",
      'Romanians work hard',
      'a German for the line',
      'an Indian, ideally',
    ],
    no: ['our Italian supplier', 'the Greek office', 'Georgian townhouses', 'Swiss and German standards'],
  },
  {
    id: 'whites and blacks',
    ground: 'race',
    kind: 'person',
    isCertain: false,
    words: 'whites, blacks, coloureds',
    source: RACE,
    yes: ['only whites', 'no blacks'],
    no: ['whites and colours are washed apart'],
  },
  {
    id: 'age range',
    ground: 'age',
    kind: 'matter',
    isCertain: false,
    words: '#age to|and|or #age, #age - #age, #age – #age, between #age and #age',
    source: AGE,
    yes: ['someone 25 to 35', 'a lad, 20 to 30'],
    no: ['54 to 63', 'so 43 to 47', 'somebody for 25 to 30 hours'],
  },
  {
    id: 'nationality',
    ground: 'race',
    kind: 'trait',
    isCertain: true,
    words:
      'British, English, Scottish, Welsh, Irish, Polish, Turkish, French, Dutch, Spanish, Swedish, Danish, Finnish, Swiss, Austrian, Chinese, Japanese, Portuguese, Cornish, Jewish, Scots, Somalian, Slavic, Oriental, Latino, Hispanic, Mediterranean, Eastern|Western European, East European, West Indian, Far Eastern, Middle Eastern, South Asian, british, english, scottish, welsh, irish, turkish, french, dutch, spanish, chinese, japanese, eastern european, east european, west indian, uk citizen, caucasian, anglo saxon',
    source: RACE,
    yes: ['must be British', 'someone English', 'an irish fitter', 'Eastern European would be fine'],
    no: ['British Standards', 'French drawings', 'Welsh Water', 'fluent French', 'written English'],
  },
  {
    id: 'colour',
    ground: 'race',
    kind: 'trait',
    isCertain: false,
    words:
      'white, black, brown, coloured, colored, mixed race, dual heritage, half caste, dark skinned, light skinned, fair skinned, pale skinned, olive skinned, ginger',
    source: RACE,
    yes: ['only white people', 'someone white', 'no black lads'],
    no: ['white goods', 'black steel', 'brown field sites', 'black and white prints'],
  },
  {
    id: 'people of a colour',
    ground: 'race',
    kind: 'person',
    isCertain: true,
    words:
      'bame, person|people of colour, white|black|brown persuasion, white|black|brown face, white|black|brown skin, darkie, pikey, gypsy, gyppo, gippo, traveller, Roma, chav, immigrant, migrant, foreigner, foreign type, refugee, asylum seeker, economic migrant, expat, native brit, paki, chinaman, oriental, honky, gringo, boat people, illegals, wog, coon, nig nog, chinky, polack, spic, dago, wop, raghead, towelhead, ethnics, krauts, taffs, kraut, offcomer',
    source: RACE,
    yes: ['no travellers', 'no more foreigners', 'nobody of a brown persuasion'],
    no: ['supports refugees at the centre'],
  },
  {
    id: 'foreign',
    ground: 'race',
    kind: 'trait',
    isCertain: false,
    words:
      'foreign, overseas, non british, non english, non uk, non white, non eu, indigenous, ethnic, indian, asian, african, american, european, italian, german, russian, greek, polish, arab, jamaican, caribbean, brazilian, thai, korean, israeli, canadian, australian, south african, hungarian, norwegian, belgian, pole, turk, scots',
    source: RACE,
    yes: ['nobody foreign', 'no poles', 'only european people', 'someone not foreign'],
    no: [
      'foreign travel',
      'foreign exchange',
      'poles and brackets',
      'polish the surface',
      'american standards',
    ],
  },
  {
    id: 'birth and origin',
    ground: 'race',
    kind: 'phrase',
    isCertain: true,
    words:
      'born here|british|english|abroad|overseas|locally, british|english|uk|foreign|native|scottish|welsh|irish born, born and bred|raised, born in uk|britain|england|scotland|wales|ireland|britain, born in the|this uk|country|area|town, native english|speaker|british|french|german|spanish|welsh|dutch|italian, native * speaker, native level, mother tongue, first|native|birth language, english is|be? as? a? their? first language, english as a? first language, proper english, home grown, our own countryman, one of our own, one of ours|us, not one of them, our own kind|culture|sort|people|colour|race, same culture|background as, fresh off the boat, one|anyone|anybody off the boat, english|british|scottish|welsh|irish through, uk|british|eu|irish|foreign national|citizen|passport, british|uk|english people|stock|heritage|descent|blood|roots, dual|sole|joint national|nationality, country of birth, place of birth, skin colour, ethnic background|origin|group|minority, ethnicity, nationality, their|his|her race, indigenous population, people|person like us, not from round|around here, from round|around here, traveller background|family|community, of foreign|asian|african|english|british|caribbean|indian|irish extraction|descent|heritage|origin|background, citizenship, name|names we|i|people|customers can pronounce|say, easy name, english|british sounding|name, foreign sounding|name',
    source: RACE,
    yes: [
      'British born',
      'native English speaker',
      'UK nationals only',
      'born and bred here',
      'someone from round here',
    ],
    no: ['the product was born in a lab', 'UK nationals only, for DV clearance'],
  },
  {
    id: 'accent',
    ground: 'race',
    kind: 'matter',
    isCertain: false,
    words:
      'accent, foreign|thick|strong|funny|heavy|brummie|asian|indian|polish|african|regional|posh|scouse|geordie|welsh|irish|scottish accent, pidgin english, broken english, turn up in a? sari, curry smell, chip on their shoulder, afro, dreadlock, cornrow, braid',
    source: RACE,
    yes: ['no accent', 'nobody with a foreign accent', 'no dreadlocks'],
    no: ['accent lighting', 'braid the cable shields'],
  },
  {
    id: 'names',
    ground: 'race',
    kind: 'matter',
    isCertain: false,
    words: 'named *, called *, name like *',
    source: RACE,
    yes: ["I won't have anybody named Ahmed"],
    no: ['a product named Falcon', 'a tool called Tekla is used'],
  },
  {
    id: 'countries',
    ground: 'race',
    kind: 'matter',
    isCertain: false,
    words:
      'from abroad|overseas|africa|asia|india|pakistan|bangladesh|poland|romania|bulgaria|albania|lithuania|latvia|russia|ukraine|turkey|nigeria|ghana|somalia|syria|afghanistan|iraq|iran|china|jamaica|ireland|scotland|wales|england|france|germany|spain|portugal|italy|greece|israel|europe|kosovo|philippines, from eastern europe, from the eu|continent|commonwealth|philippines|caribbean|balkans, from a foreign country, of foreign birth',
    source: RACE,
    yes: ['nobody from Romania', 'someone from Ireland'],
    no: ['parts from China', 'drawings come from India'],
  },
  {
    id: 'visa',
    ground: 'race',
    kind: 'matter',
    isCertain: false,
    words: 'visa holder, on a? visa, refugee status, settled status, visa worker, immigration status',
    source: RACE,
    yes: ['nobody on a visa', 'no visa holders'],
    no: ['we can sponsor a visa', 'files visa applications'],
  },
  // Religion or belief
  {
    id: 'believers',
    ground: 'religion',
    kind: 'person',
    isCertain: true,
    words:
      'jew, proddy, papist, jehovah|jehovahs witness, rasta, believer, non believer, bible basher, god botherer, god squad, churchgoer, church goer, born again, religious type|nut|people|person|zealot, scientologist, prod, left footer, fenian, orangeman',
    source: RELIGION,
    yes: ['no Jews', 'no bible bashers', "not a Jehovah's Witness"],
    no: ['our customers are mostly Jews'],
  },
  {
    id: 'people and things of a faith',
    ground: 'religion',
    kind: 'trait',
    isCertain: true,
    words:
      'christian, muslim, moslem, islamist, hindu, sikh, catholic, protestant, atheist, buddhist, agnostic, mormon, methodist, baptist, anglican, quaker, evangelical, rastafarian, pagan, humanist',
    source: RELIGION,
    yes: ['no Muslims', 'a practising Christian', 'good Catholic lad', 'Sikhs only', 'preferably an atheist'],
    no: ['a Catholic school', 'Hindu temples', 'the Christian charity we build for', 'Muslim burial grounds'],
  },
  {
    id: 'faith',
    ground: 'religion',
    kind: 'trait',
    isCertain: false,
    words:
      'religious, devout, god fearing, pious, church going, jewish, islamic, godly, secular, orthodox, practising, spiritual, of faith, vegan, freemason, kosher, halal',
    source: RELIGION,
    yes: ['nobody religious', 'someone god-fearing', 'not too devout'],
    no: ['religious buildings', 'Orthodox cathedral', 'halal meat counter', 'practising certificate'],
  },
  {
    id: 'worship and dress',
    ground: 'religion',
    kind: 'matter',
    isCertain: false,
    words:
      'pray, prayer, friday prayer, prayer break|time|mat|room, mosque, synagogue, temple, church, chapel, ramadan, eid, diwali, sabbath, shabbat, lent, yom kippur, hijab, headscarf, head scarf, veil, abaya, jilbab, bindi, rosary, dog collar, beard for, eat pork|bacon, rosary bead, burka, burqa, niqab, turban, kippah, skullcap, skull cap, yarmulke, cross round|around neck, crucifix, kirpan, religion, religious reason|holiday|observance|festival|belief|dress|symbol, faith, fasting, fast for ramadan, bible, quran, koran, beliefs',
    source: RELIGION,
    yes: ['nobody who prays at work', 'no turbans', 'someone who goes to church', 'without a hijab'],
    no: [
      'time off for Eid',
      'church roofs',
      'a temple at Neasden',
      'prayer room on site',
      'fast setting cement',
    ],
  },
  {
    id: 'shared faith',
    ground: 'religion',
    kind: 'phrase',
    isCertain: true,
    words:
      'share|shares our|the faith|belief|religion, same faith|religion|church as, of our faith, of the faith, not of our faith',
    source: RELIGION,
    yes: ['must share our faith', 'of the same faith as us'],
    no: ['work in good faith'],
  },
  // Disability and health
  {
    id: 'disabled',
    ground: 'disability',
    kind: 'trait',
    isCertain: true,
    words:
      'disabled, handicapped, crippled, lame, autistic, dyslexic, dyspraxic, epileptic, diabetic, asthmatic, arthritic, bipolar, schizophrenic, wheelchair bound, housebound, neurodiverse, neurodivergent, on the spectrum, hard of hearing, hearing impaired, visually impaired, partially sighted, learning disabled, special needs, mentally ill, mentally unstable, mentally unwell, unhinged, mental, depressive, hiv positive, paraplegic, incontinent, able bodied, fully able, infirm, sickly, obese, overweight, deaf, invalid, suicidal, agoraphobic, narcoleptic, anorexic, bulimic, psychotic, neurotic, paranoid, hard of sight, colour blind, one armed|legged|eyed, dodgy health, physically perfect, of sound mind',
    source: DISABILITY,
    yes: ['able-bodied only', 'nobody disabled', "we can't have someone deaf", 'no autistic types'],
    no: [
      'disabled access ramps',
      'autistic adults in supported living',
      'disabled the alarm',
      'fat removal plant',
    ],
  },
  {
    id: 'disabled people',
    ground: 'disability',
    kind: 'person',
    isCertain: true,
    words:
      'cripple, spastic, spaz, retard, nutter, nutjob, loony, lunatic, psycho, schizo, amputee, dwarf, midget, wheelchair user, deaf mute, aspie, fatty, fatso, sicknote, sick note, junkie, alcoholic, addict, ex addict, recovering alcoholic|addict, drinker, piss head, alkie, druggie, head case, headcase, mentals, basket case, hypochondriac, malingerer',
    source: DISABILITY,
    yes: ['no wheelchair users', 'no epileptics', 'not another sicknote'],
    no: ['ramps for wheelchair users', 'an invalid certificate', 'pupils who are dyslexic'],
  },
  {
    id: 'conditions',
    ground: 'disability',
    kind: 'matter',
    isCertain: true,
    words:
      'depression, bipolar, autism, asperger, adhd, dyslexia, dyspraxia, epilepsy, diabetes, asthma, arthritis, ptsd, schizophrenia, cancer, hiv, aids, tourette, tourettes, migraine, panic attack, anxiety, dementia, parkinson, multiple sclerosis, long covid, ibs, crohn, endometriosis, menopause, going through the change, eating disorder, anorexia, hearing loss|aid, prosthetic|false leg|limb|arm, prosthesis, pacemaker, insulin, antidepressant, on|take|taking medication|tablet|pill|medicine, stammer, stutter, lisp, limp, disability, disabilities, learning|physical|mental difficulty|disability, wheelchair, guide|assistance dog, walking stick, crutch, white stick, fits and seizures, seizure, nervous breakdown, breakdown history, mental breakdown, fibromyalgia, lupus, sciatica, vertigo, angina, heart attack, stroke, hernia, gout, colitis, narcolepsy, tinnitus, deafness, blindness, blackout spell, obesity, psychosis, personality disorder, self harm, ocd, ptsd, cfs, drink|drug|gambling problem, rehab, hospital appointment, light|restricted duties, carrying|got|nursing an injury|condition|illness, disability benefit, special treatment, tic, nervous tic, stress leave, meltdown, chronic fatigue|pain|illness|condition, long term condition|illness',
    source: DISABILITY,
    yes: ['a history of depression', 'nobody with epilepsy', 'no stammer', 'not on medication'],
    no: ['cancer research trials', 'a dementia ward', 'people with autism you will support'],
  },
  {
    id: 'bad health',
    ground: 'disability',
    kind: 'phrase',
    isCertain: true,
    words: `bad|dodgy|weak|gammy|gippy|ropey|ropy|knackered|poor|trick|dicky|dickie|iffy|duff|rotten ${BODY}, perfect|good|excellent|full|20 eyesight|hearing|sight|vision, off every five|two|few minutes|minute, day off in their|his|her life, with|on their|his|her nerves, mentally|emotionally tough|strong|robust|resilient|stable|fragile|weak, ${BODY} problem|trouble|condition|complaint|issue, health|medical problem|issue|condition|complaint|history|record|baggage, physical limitation|restriction|impairment, mental health problem|issue|condition|stuff|baggage|history|difficulty|crisis, mental problem|issue|illness|stuff, no mental health, good|perfect|excellent|full|rude|poor|robust|decent physical|mental? health, tip top health, fit and healthy, healthy person|individual|candidate|people|and, physically|mentally healthy|fit|sound|stable|normal|strong, clean bill of health, fighting fit, in one piece, health wise, good|clean|perfect|poor|bad|terrible sick|sickness|attendance record, sick|sickness leave|record|absence|day|note, time|day off sick|ill|poorly, go|going|be|ring|phone|call|calling off|in sick, off sick, off with stress|their|his|her nerves, on the sick, always|forever|never|constantly ill|sick|poorly, never been sick|ill|off|poorly, signed off sick|work|with|by, of sound body, two good|working arm|leg|hand|eye|ear, blue badge, physically able, occupational health issue, takes|take sickies, sickie, pull a? sickie, bad with their|his|her nerves, highly strung, wired different|differently, not all there, sandwich short, delicate health, prone to illness, works|work|type|sort while ill`,
    source: HEALTH_QUESTIONS,
    yes: [
      'a dodgy back',
      'no mental health issues',
      'never off sick',
      'must be in good health',
      'a clean sickness record',
    ],
    no: [
      'sick pay from day one',
      'sickness absence is recorded in the HR system you will support',
      'back problem pages',
    ],
  },
  {
    id: 'senses and fitness',
    ground: 'disability',
    kind: 'trait',
    isCertain: false,
    words:
      'blind, lame, dumb, mute, slow, healthy, unhealthy, ill, unwell, poorly, sick, frail, fragile, unstable, unfit, normal, fully fit, fit, fat, physically fit, slim, skinny, big boned, unsteady on their|his|her feet, hyperactive, nervy',
    source: DISABILITY,
    yes: ['nobody blind', 'must be healthy', 'nobody frail', 'someone normal'],
    no: [
      'blind flanges',
      'fit the brackets',
      'simple reports',
      'slow pumps',
      'a good fit',
      'healthy margins',
    ],
  },
  // Sexual orientation and gender reassignment
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
      'transgender, transsexual, transexual, transvestite, tranny, trans, cross dresser, non binary, nonbinary, genderfluid, gender fluid|queer|neutral|confused|changer|critical, sex change, sex swap, transition to a? man|woman, transitioning, ladyboy, drag queen|king, gender bender, preferred pronoun, she male, he she, cisgender, cis, pronoun, used to be a? man|woman|bloke|girl|lad, born male|female|a? man|woman, gender identity|issue|stuff|reassignment, confused about their|his|her? gender|sex, they them, real man|woman, man in dress|dresses',
    source: GENDER_REASSIGNMENT,
    yes: ['they must not be trans', 'no transsexuals', 'nobody non-binary', 'used to be a bloke'],
    no: ['the trans-Pennine scheme', 'trans European network', 'transitioning the plant to hydrogen'],
  },
  // Marriage and civil partnership
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
      'marital status, newlywed, newly wed couple, divorcee, widow, widower, bachelor, spinster, just got engaged|married|hitched, family man|woman, settled home life|family, wife and kid|child, no|nae wife|husband|spouse|girlfriend|boyfriend|partner|tie, without a? wife|husband|family|tie|spouse|partner, a? wife|husband at home, got a? wife|husband|girlfriend|boyfriend, trailing spouse, other half who, normal|stable home life, single man|woman|lad|bloke|girl|lady|guy',
    source: MARRIAGE,
    yes: ['a family man', 'no wife and no ties', 'a stable home life'],
    no: ['vacuum ties', 'no tie rods'],
  },
  // Pregnancy, maternity, family
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
      'kid, kiddie, child, baby, toddler, tot, nappy, stepkid, grandchild, grandkid, husband, wife, spouse, fiance, fiancee, with a bump, baby bump, wee one, small|young child|kid|family, little one, dependant, dependent, nipper, bairn, wean, ankle biter, family commitment|tie|responsibility|issue|plan|life|baggage, caring responsibility|duty|commitment, carer responsibility, elderly parent|mother|father|mum|dad|relative, sick|ill parent|mother|father|wife|husband|child|kid|relative, school run|holiday|pick up, nursery run|pick up, half term, nativity play, family, home commitment, commitments|baggage at home, family at home, domestic commitment',
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
  // Union membership
  {
    id: 'union people',
    ground: 'union',
    kind: 'person',
    isCertain: true,
    words:
      'trade unionist, unionist, union man|woman|member|people|person|type|rep|official|activist|militant|card|agitator|basher|lad|bloke|guy|troublemaker, shop steward, unionised worker|people|labour|staff, brother out everybody, bolshie, bolshy, militant, union organiser|organizer|convenor|convener|branch|dues|troublemaker|fella|chap|lot|sympathiser, branch secretary, card carrying, barrack room lawyer, blacklisted, unite|unison|gmb|rmt|aslef|ucatt|prospect|nasuwt|neu|nut|bectu|usdaw|cwu|pcs member|rep|man|lot|people|steward|card, tolpuddle, red under the bed, comrade, leftie|lefty type?, everybody out type',
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
