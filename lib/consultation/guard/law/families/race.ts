import type { Family } from '@/lib/consultation/guard/law/family'

const RACE = 'Equality Act 2010, section 9'

export const RACE_FAMILIES: readonly Family[] = [
  {
    id: 'nationals',
    ground: 'race',
    words:
      'Pole, Turk, Kurd, Arab, Filipina, Spaniard, Yank, Aussie, Kiwi, Brit, Briton, Englishman, Englishwoman, Irishman, Irishwoman, Welshman, Welshwoman, Scotsman, Scotswoman, Scot, Frenchman, Frenchwoman, Dutchman, Dane, Swede, Finn, Gurkha, Hong Konger, Ulsterman, Yorkshireman, Yorkshirewoman, Lancastrian, Geordie, Scouser, Cockney, Brummie, Cornishman, Serb, Croat, irishman, scotsman, welshman, englishman, frenchman, dutchman, yorkshireman, geordie, scouser, brummie, Northerner, Southerner, northerner, southerner, Londoner, Mancunian, Gurkhas, Slav, Romany, Latino, Latina, Cornishwoman',
    source: RACE,
    yes: ['no Poles', 'a Brit', 'only Geordies', 'an Englishman for this one'],
    no: ['our Yorkshireman retired'],
  },
  {
    id: 'people and things of a country',
    ground: 'race',
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
    words: 'whites, blacks, coloureds',
    source: RACE,
    yes: ['only whites', 'no blacks'],
    no: ['whites and colours are washed apart'],
  },
  {
    id: 'nationality',
    ground: 'race',
    words:
      'British, English, Scottish, Welsh, Irish, Polish, Turkish, French, Dutch, Spanish, Swedish, Danish, Finnish, Swiss, Austrian, Chinese, Japanese, Portuguese, Cornish, Jewish, Scots, Somalian, Slavic, Oriental, Latino, Hispanic, Mediterranean, Eastern|Western European, East European, West Indian, Far Eastern, Middle Eastern, South Asian, british, english, scottish, welsh, irish, turkish, french, dutch, spanish, chinese, japanese, eastern european, east european, west indian, uk citizen, caucasian, anglo saxon, Punjabi, Gujarati, Bengali, Tamil, Urdu, Yoruba, Igbo, Kurdish',
    source: RACE,
    yes: ['must be British', 'someone English', 'an irish fitter', 'Eastern European would be fine'],
    no: [
      'British Standards',
      'French drawings',
      'Welsh Water',
      'fluent French',
      'written English',
      'Urdu would help, the patients speak it',
    ],
  },
  {
    id: 'colour',
    ground: 'race',
    words:
      'white, black, brown, coloured, colored, mixed race, dual heritage, half caste, dark skinned, light skinned, fair skinned, pale skinned, olive skinned, ginger',
    source: RACE,
    yes: ['only white people', 'someone white', 'no black lads'],
    no: ['white goods', 'black steel', 'brown field sites', 'black and white prints'],
  },
  {
    id: 'people of a colour',
    ground: 'race',
    words:
      'bame, person|people of colour, white|black|brown persuasion, white|black|brown face, white|black|brown skin, darkie, pikey, gypsy, gyppo, gippo, traveller, Roma, chav, immigrant, migrant, foreigner, foreign type, refugee, asylum seeker, economic migrant, expat, native brit, paki, chinaman, oriental, honky, gringo, boat people, illegals, wog, coon, nig nog, chinky, polack, spic, dago, wop, raghead, towelhead, ethnics, krauts, taffs, kraut, offcomer, dark|fair|light|pale skin, fair skinned, dark complexion|complexioned, caste, low|lower|high|upper caste, casteist, brahmin, brahman, dalit, untouchable, patidar, rajput, biradari, biraderi, same tribe|clan|village|caste|community|surname|race|colour|stock, our|own|same caste|clan|tribe, our|their own community, own community, from|within within? our|the|their own? community, ethnic type|lot|person|people, coloured person|people|fella|bloke|chap|lady|girl|lad|lads, look|looks|looking|looked european|white|english|british|foreign|asian|african|dark|ethnic, english|british|european|white|foreign|asian looking, bounty bar, tinker, gyp, traveller type|lot|lad|family, johnny foreigner',
    source: RACE,
    yes: ['no travellers', 'no more foreigners', 'nobody of a brown persuasion'],
    no: [
      'supports refugees at the centre',
      'the community centre',
      'a community nurse',
      'an illegal weld',
      'looking the part of the roof',
    ],
  },
  {
    id: 'foreign',
    ground: 'race',
    words:
      'foreign, overseas, non british, non english, non uk, non white, non eu, indigenous, ethnic, indian, asian, african, american, european, italian, german, russian, greek, polish, arab, jamaican, caribbean, brazilian, thai, korean, israeli, canadian, australian, south african, hungarian, norwegian, belgian, pole, turk, scots, dark, swarthy, southern, northern, brown skinned, gujarati, punjabi, bengali, tamil',
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
    words:
      'born here|british|english|abroad|overseas|locally, british|english|uk|foreign|native|scottish|welsh|irish born, born and bred|raised, born in uk|britain|england|scotland|wales|ireland|britain, born in the|this uk|country|area|town, native english|speaker|british|french|german|spanish|welsh|dutch|italian, native * speaker, native level, mother tongue, first|native|birth language, english is|be? as? a? their? first language, english as a? first language, proper english, home grown, our own countryman, one of our own, one of ours|us, not one of them, our own kind|culture|sort|people|colour|race, same culture|background as, fresh off the boat, one|anyone|anybody off the boat, english|british|scottish|welsh|irish through, uk|british|eu|irish|foreign national|citizen|passport, british|uk|english people|stock|heritage|descent|blood|roots, dual|sole|joint national|nationality, country of birth, place of birth, skin colour, ethnic background|origin|group|minority, ethnicity, nationality, their|his|her race, indigenous population, people|person like us, traveller background|family|community, of foreign|asian|african|english|british|caribbean|indian|irish extraction|descent|heritage|origin|background, citizenship, name|names we|i|people|customers can pronounce|say, easy name, english|british sounding|name, foreign sounding|name, went|go|going|been to? school|college|uni|university here|over|round|locally|in this|here|the|country|england|britain|scotland|wales|uk, educated|schooled|schooling in|over? here|locally|britain|england|scotland|wales, educated|schooled|schooling in the|this uk|country, brought|grown|grew up in|over|round? here|locally|britain|england|scotland|wales|there, brought|grown|grew up in the|this uk|country|area, british|english|scottish|uk schooling|education|school|upbringing|educated|schooled|trained, went to a? british|english|school, overseas|foreign|indian|nigerian|pakistani degrees|diplomas|cvs|trained|educated, get|gets|getting|got|understand|understands|follow|follows the|our|british|english|local banter|humour|jokes, our|british|english|same|his|her sense of humour, name sound|sounds|sounding|sounded|look|looks, names sound, sounding|funny|odd|unpronounceable|strange|weird|foreign|muslim|asian|african|english|polish|indian|arabic name|names|surname|surnames, surname sounds|ends, pronounce|spell|say|pronouncing half|most|all|any? of? these|their|his|her|those name|names, whose|with|a name|names we|i|you|people|nobody|customers can|could, easy|simple|normal|proper|english|ordinary name, sound|sounds|sounding|talk|talks|look|looks|looking like us|me, someone|somebody|people|one like us, our own people|lads|lot, own kind|people, same background as, same roots, come|came|coming|comes over here, ones that|who come|came over, off the boat|plane, not from here, from these parts, round these parts, from outside the? uk|country|eu, from outside, local|proper|true|real|decent yorkshire|lancashire|english|british|northern|scottish|welsh|irish|essex|london|cockney folk|people|lad|lads|lass|person|man|stock, locals only, locals, be a citizen, citizens only, uk|british|english born, uk trained, uk residents|resident only, indefinite leave, leave to remain, of|from good|decent|proper|white|english|british stock, talks|speaks proper, queens english, kings english, dealing|deal|deals|messing with the? home office, from round|around here, local|southern|northern|english|british|neutral|native accent, degree|qualified|studied|educated|trained abroad|overseas, grown|grew|grow up here|local|locally|round|around, foreign|thick|heavy|funny|brummie|asian|indian|polish|african|caribbean|regional|posh|scouse|geordie|welsh|irish|scottish|european accent',
    source: RACE,
    yes: [
      'British born',
      'native English speaker',
      'UK nationals only',
      'born and bred here',
      'someone from round here',
      'somebody educated in this country',
      'their name sounds foreign',
      'nobody whose name we cannot pronounce',
      'same background as the rest of us',
      'nobody who studied abroad',
    ],
    no: [
      'the product was born in a lab',
      'UK nationals only, for DV clearance',
      'trained in the UK office for a week',
      'the product name is good',
      'parts come over from Leeds',
      'one of our clients',
    ],
  },
  {
    id: 'accent',
    ground: 'race',
    words:
      'accent, pidgin english, broken english, turn up in a? sari, curry smell, chip on their shoulder, afro, dreadlock, cornrow, braid, english with an|a accent, accents, strong accents, thick accents, foreign|thick|strong|funny|heavy|regional accents, sari, dreads, braids, cornrows, afros',
    source: RACE,
    yes: ['no accent', 'nobody with a foreign accent', 'no dreadlocks'],
    no: ['accent lighting', 'braid the cable shields'],
  },
  {
    id: 'names',
    ground: 'race',
    words: 'named *, called *, name like *',
    source: RACE,
    yes: ["I won't have anybody named Ahmed"],
    no: ['a product named Falcon', 'a tool called Tekla is used'],
  },
  {
    id: 'countries',
    ground: 'race',
    words:
      'from abroad|overseas|africa|asia|india|pakistan|bangladesh|poland|romania|bulgaria|albania|lithuania|latvia|russia|ukraine|turkey|nigeria|ghana|somalia|syria|afghanistan|iraq|iran|china|jamaica|ireland|scotland|wales|england|france|germany|spain|portugal|italy|greece|israel|europe|kosovo|philippines, from eastern europe, from the eu|continent|commonwealth|philippines|caribbean|balkans, from a foreign country, of foreign birth, from china|somalia|yemen|kenya|zimbabwe|sudan|eritrea|ethiopia|congo|vietnam|thailand|nepal|kashmir|punjab|gujarat|brazil|mexico|hungary|slovakia|moldova|serbia|croatia|latvia|estonia, from sri lanka, from hong kong, from over there|seas, from down south|under, from up north',
    source: RACE,
    yes: ['nobody from Romania', 'someone from Ireland'],
    no: ['parts from China', 'drawings come from India'],
  },
  {
    id: 'visa',
    ground: 'race',
    words:
      'visa holder, on a? visa, refugee status, settled status, visa worker, immigration status, visas, work permit, brp',
    source: RACE,
    yes: ['nobody on a visa', 'no visa holders'],
    no: ['we can sponsor a visa', 'files visa applications'],
  },
  {
    id: 'questions of origin',
    ground: 'race',
    words:
      'where be? they|he|she|the be? from|born, originally from, be|is|are they|he|she british|english|white|foreign|from, nationality, country of, first language, place of birth, born',
    source: RACE,
    yes: ['ask where they are from', 'find out if they were born here'],
    no: ['ask where the parts come from', 'we never ask where anybody was born'],
  },
]
