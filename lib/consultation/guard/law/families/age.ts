import type { Family } from '@/lib/consultation/guard/law/family'

const AGE = 'Equality Act 2010, section 5'

export const AGE_FAMILIES: readonly Family[] = [
  {
    id: 'young',
    ground: 'age',
    words:
      'young, younger, youngest, youngish, youthful, younger end, fresh faced, baby faced, early career, green behind the ears',
    source: AGE,
    yes: ['someone young', 'a younger candidate', 'youthful, please', 'young welder wanted'],
    no: ['a young company', 'a younger pipeline than the others', 'the youngest press we have'],
  },
  {
    id: 'young people',
    ground: 'age',
    words:
      'youngster, young buck, young un, young gun, young blood, fresh blood, new blood, spring chicken, whippersnapper, teenager, teen, adolescent, millennial, zoomer, gen z|zer|x|y, gen zer, generation z|x|y, boomer, baby boomer, twentysomething, thirtysomething, fortysomething, school|college leaver, recent|new|fresh graduate|grad, student age, digital native, twenty|thirty|forty|fifty something, young thing, young turk, young|bright spark, bright young, yoof, yoot, gen alpha, young feller|fella|chap, gen y, tiktok generation, young legs|eyes|head|mind|lungs, younger generation|people|person|end, whipper snapper, lad|girl in their? teens, starting|start out in life, energy of youth',
    source: AGE,
    yes: ['we could use some young blood', 'a school leaver', 'no boomers', 'a youngster to train up'],
    no: ['runs the youth club', 'mentors teenagers at the centre', 'a digital native bank', 'a youth hostel'],
  },
  {
    id: 'fresh from education',
    ground: 'age',
    words:
      'fresh|straight|just|recently out|from of? uni|university|college|school, fresh out of education, recently|newly|just graduated, wet behind the ears, out of nappies, in short trousers, in their|his|her prime, at|near|closer|nearer to? the? start|beginning|end of their|his|her working? life|career, check|checking out at #age, my|our own? age, still living with parents|mum, full of youth, career|life ahead of them|him|her, first flush of youth, younger|older than me|us|the, same|similar age to|as, about|around my|our age, born this century, in the early|first years of career, the right side of #age, the wrong side of #age, right|wrong side of #age, still in education, out of their|his|her teens, just|newly|recently|freshly finished|left school|college|university|uni, finished|left school|college|uni|university before|after|since|in #number, years|decades|mileage|plenty|lot|decade left in the? tank|them|him|her, good #number years left|ahead, years|mileage|miles in them|him|her, miles on the clock, mileage left, years left before they|he|she, whole|long career ahead|left, years until|before|off retirement|pension, at|in|through? the start of a|their|his|her career, cut|cutting their|his|her teeth, get|gets|asked for? id would|in|at|every, id checked in|at, start|starting out in life|the, sign|signs of age',
    source: AGE,
    yes: [
      'straight from uni',
      'the right side of 40',
      'ten good years left in the tank',
      'plenty of mileage in them',
    ],
    no: ['we deliver drawings straight from the server', 'no fuel left in the tank'],
  },
  {
    id: 'old',
    ground: 'age',
    words:
      'old, older, oldest, oldish, elderly, aged, ageing, aging, mature, middle aged, grey|gray|white haired, greying, wrinkly, senile, doddery, past it, long in the tooth, set in their|his|her way, stuck in their|his|her way, advanced in years, of advanced years, seasoned in years, retired',
    source: AGE,
    yes: ['nobody too old', 'a mature person', 'not someone older'],
    no: ['an old boiler', 'a mature codebase', 'older drawings', '12 years old plant', 'bits of grey render'],
  },
  {
    id: 'old people',
    ground: 'age',
    words:
      'oldie, pensioner, oap, codger, old codger, geriatric, old fogey, fogey, old fart, old timer, old boy, old girl, old man, old woman, old dear, old dog, dinosaur, fossil, relic, grandad, granddad, grandpa, grandma, granny, gran, grandfather, grandmother, greybeard, silver surfer, veteran of #age, retiree, duffer, old duffer, golden oldie, has beens, senior citizen, grandparent, crusty old, crinkly, wrinklies, coffin dodger, old git, grey|gray brigade, old|older|wiser head, over the hill type, dad|mum|grandad type, old|older generation|folk|people|person type, old school sort, crock, old crock, old stager, museum piece, silver fox, slippers and pipe, zimmer frame',
    source: AGE,
    yes: ['no pensioners', 'we are not having another old codger', 'no dinosaurs'],
    no: ['our customers are pensioners', 'deliver meals to pensioners', 'Dave is an old hand here'],
  },
  {
    id: 'late career',
    ground: 'age',
    words:
      'over the hill, past their|his|her best, past their|his|her prime, past their|his|her sell by date, one foot in the grave, knocking on a bit, getting on a bit, no spring chicken, winding down, coasting to|towards pension|retirement, near|nearing|approaching|close|coming to? up? to? retirement, near|close to? pension age, years|year left in them|him|her, year ahead of them|him|her, of a certain age, bus pass, free bus pass, on the scrapheap, put out to grass, counting down to retirement, retirement age, about|due|going|ready to retire, see out their|his|her time|days|career, mutton dressed, twilight|end|tail of their|his|her career|working, semi retired, early retirement, senior moment, last few years of their, draw|drawing their|his|her? pension, grey|gray|silver|white hair|hairs, bit of grey about|around|at|in, grey at|about|around the? temples, be|been retiring in|soon|next|shortly, soon to retire, thinking|thought|thinks of|about retiring|retirement, state pension, collecting|on their|his|her|a|state? pension, nearly|almost there|retired, serving out their|his|her, behind the times, one eye on retirement|pension, eye on retirement|pension, pack|packs|packing up work, hang|hangs|hanging up their|his|her boots|tools|hat|overalls, years|year off|from retiring|retirement|pension',
    source: AGE,
    yes: ['nobody over the hill', 'not someone about to retire', 'they must not be winding down'],
    no: ['Dave is about to retire', 'she is winding down to three days', 'Bill hung up his boots in June'],
  },
  {
    id: 'years of age',
    ground: 'age',
    words:
      'in their|his|her|your early|mid|late? #decade, nobody|anyone|someone|somebody|anybody|people over|under|past|below|above #age, aged #age, aged about|around|between|under|over|up|from #age, aged under|over|between|from #age, #age yo, a|an|some|any|no|another #age|#number year|yr old, some|a * #age year|yr old, age range|bracket|group|limit|profile, upper|lower|maximum|max|minimum age, under|over #age s, over #age years|year, no older|younger than, older|younger than #age, born after|before|since #number, turning #age, the young|younger side, of pensionable age, of working age, people|applicants|candidates|guy|guys|lad|lads|chap|woman|women|man|men|bloke|blokes in|into their|his|her #decade, over|under #decade, a|an? #age odd year? old?, #number something, a #decade something, cap|capped|capping them|him|her|age|candidates at|of #age, ceiling|limit|cut|cutoff off? of|at #age, age|ages of? about|around|between|from #age, aged #decade, #decade type, older|younger than mid|late|early? #decade, they|he|she be #age, #age years young, not a day over, closer|nearer to #age than, still in their|his|her|early|mid|late #decade, either side of #age, #age to|and|or #age bracket|age|mark|year, knocking|pushing|touching|nudging|approaching|nearing|hitting #age, nearer|closer #age than, born after|before|since the, age of the? team|department|office|workforce|crew, anyone|anything|anybody over|under about|roughly #age',
    source: AGE,
    yes: [
      'in his early thirties',
      'aged 25 to 35',
      'no older than fifty',
      'born after 1990',
      'a cut-off at 45 for the trainees',
      'over 50s need not apply',
      'nobody pushing sixty',
    ],
    no: [
      'at least 18 years old because of the licensing law',
      'a plant that is 40 years old',
      'a speed limit of 30 mph',
      'flats for over-55s',
    ],
  },
  {
    id: 'bare age',
    ground: 'age',
    words:
      'under|over|below|above|past|beyond #age, early|mid|late #decade, #decade, #age years|year|yr old|olds|young, #age or under|over|younger|older, #age plus, #age max|tops|ish, #age at most, #age or #age at most, right|wrong age, at their|his|her age, age wise, mid|early|late to|or early|mid|late #decade, between #age and #age years, #age odd, #age something, average age, remember|remembers the|when, over|under|above|past about|around|roughly #age',
    source: AGE,
    yes: [
      'ideally under 35',
      'nobody over fifty',
      'male, 30s',
      'late twenties or so',
      "we'd take a 23 year old",
    ],
    no: [
      'under 40 people',
      'over 30 sites',
      '25 to 30 hours a week',
      'pay in the mid forties',
      'aged steel',
      'mid to late forties in pay, plus the car',
      'the average age of our fleet is four years',
    ],
  },
  {
    id: 'vigour',
    ground: 'age',
    words:
      'youthful energy|vigour|outlook|vibe|look|image, young at heart, young and|team|crowd|bunch|crew|office|workforce|outfit|dynamic|vibrant|fun, vibrant young, youth on their|his|her side, full of beans, youth and vigour, legs for it, fit young, go|goes|going clubbing, keep up with the lads|youngsters|young|kids, bit of youth, want|need|prefer youth',
    source: 'EHRC advertising guidance, July 2024 ("young, vibrant")',
    yes: ['we are a young team', 'young and vibrant', 'youthful energy', 'we want youth'],
    no: ['vibration analysis on young trees', 'a youth centre roof'],
  },
  {
    id: 'signs of an age',
    ground: 'age',
    words:
      'o|a level, gce, cse, ration book, log tables, slide rule, three day week, decimalisation, punch cards, drawing board days|generation|era, national service, vinyl, fax, antique, qualified|graduated|trained|started|apprenticed before|since|in #number, qualified|graduated|trained before|since|in the? #decade|seventies|eighties|nineties|sixties, child of the, feet up',
    source: AGE,
    yes: ['bin anybody who has CSEs', 'nobody with an O level', 'nobody who qualified before 1995'],
    no: [
      'two A levels or equivalent',
      'a slide rule is in the display case',
      'we have supplied BT since 1984',
    ],
  },
  {
    id: 'questions of age',
    ground: 'age',
    words:
      'how old be? they|he|she|the|someone|people, what age be? they|he|she, date|year of birth, birth date|year, dob, their|his|her age, year they left school',
    source: AGE,
    yes: ['ask how old they are', 'get their date of birth on the application'],
    no: ['age hardening of alloys', 'we never ask for a date of birth'],
  },
  {
    id: 'age range',
    ground: 'age',
    words:
      '#age to|and|or #age, #age - #age, #age – #age, between #age and #age, about|around|roughly|nearly|pushing|approaching|turned #age, up to about|around? #age, coming up #age',
    source: AGE,
    yes: ['someone 25 to 35', 'a lad, 20 to 30'],
    no: ['54 to 63', 'so 43 to 47', 'somebody for 25 to 30 hours'],
  },
]
