import type { Family } from '@/lib/consultation/guard/law/family'

const RACE = 'Equality Act 2010, section 9'

export const RACE_FAMILIES: readonly Family[] = [
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
      'born here|british|english|abroad|overseas|locally, british|english|uk|foreign|native|scottish|welsh|irish born, born and bred|raised, grown|grew|grow up here|local|locally|round|around, born in uk|britain|england|scotland|wales|ireland|britain, born in the|this uk|country|area|town, native english|speaker|british|french|german|spanish|welsh|dutch|italian, native * speaker, native level, mother tongue, first|native|birth language, english is|be? as? a? their? first language, english as a? first language, proper english, home grown, our own countryman, one of our own, one of ours|us, not one of them, our own kind|culture|sort|people|colour|race, same culture|background as, fresh off the boat, one|anyone|anybody off the boat, english|british|scottish|welsh|irish through, uk|british|eu|irish|foreign national|citizen|passport, british|uk|english people|stock|heritage|descent|blood|roots, dual|sole|joint national|nationality, foreign|thick|heavy|funny|brummie|asian|indian|polish|african|caribbean|regional|posh|scouse|geordie|welsh|irish|scottish|european accent, country of birth, place of birth, skin colour, ethnic background|origin|group|minority, ethnicity, nationality, their|his|her race, indigenous population, people|person like us, not from round|around here, from round|around here, traveller background|family|community, of foreign|asian|african|english|british|caribbean|indian|irish extraction|descent|heritage|origin|background, citizenship, name|names we|i|people|customers can pronounce|say, easy name, english|british sounding|name, foreign sounding|name',
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
      'accent, pidgin english, broken english, turn up in a? sari, curry smell, chip on their shoulder, afro, dreadlock, cornrow, braid',
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
]
