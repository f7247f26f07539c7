import type { Family } from '@/lib/consultation/guard/law/family'

const AGE = 'Equality Act 2010, section 5'

export const AGE_FAMILIES: readonly Family[] = [
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
      'fresh|straight|just|recently out|from of? uni|university|college|school, fresh out of education, recently|newly|just graduated, wet behind the ears, out of nappies, in short trousers, in their|his|her prime, at|near|closer|nearer to? the? start|beginning|end of their|his|her working? life|career, check|checking out at #age, my|our own? age, still living with parents|mum, full of youth, career|life ahead of them|him|her, first flush of youth, start|starting out in life|the, sign|signs of age, younger|older than me|us|the, same|similar age to|as, about|around my|our age, born this century, in the early|first years of career, the right side of #age, the wrong side of #age, right|wrong side of #age',
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
      'old, older, oldest, oldish, elderly, aged, ageing, aging, mature, retired, middle aged, grey|gray|white haired, greying, wrinkly, senile, doddery, past it, long in the tooth, set in their|his|her way, stuck in their|his|her way',
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
  {
    id: 'age range',
    ground: 'age',
    kind: 'matter',
    isCertain: false,
    words:
      '#age to|and|or #age, #age - #age, #age – #age, between #age and #age, about|around|roughly|nearly|pushing|approaching|turned #age, up to about|around? #age, coming up #age',
    source: AGE,
    yes: ['someone 25 to 35', 'a lad, 20 to 30'],
    no: ['54 to 63', 'so 43 to 47', 'somebody for 25 to 30 hours'],
  },
]
