import type { ChallengeGround } from '@/lib/consultation/brief/options'
import { memoizeByText } from './memoize'

/** Section 4 of the Equality Act 2010. UTF-16 offsets, end exclusive. */
type UnlawfulSpan = { ground: ChallengeGround; start: number; end: number }

/** "the last chap left" asks for nobody. */
const ASKS_FOR =
  '(?:(?:want|wants|need|needs|after|looking for|prefer|preferably|ideally|like|love|get|find|hire|send me|rather have|only|must be|should be|has to be|needs to be|for|got to be|be|really|just) (?:really |ideally |just |maybe |only |another |a |an |some |the |to be |have |somebody |someone )*)'

const AGE_RANGE = '(?:1[6-9]|[2-6]\\d) ?(?:-|to|and|or) ?(?:1[6-9]|[2-6]\\d)'
const NOT_AN_AGE =
  "(?! ?(?:%|k\\b|hours?|hrs?|days?|weeks?|months?|years?(?:'|’)? (?:of |experience|in|as|on)|kg|mm|cm|m\\b|km|miles|people|engineers|staff|thousand|grand|an hour|per|a (?:day|week|month|year)|£|pounds|,\\d|\\.\\d|v\\b|kv|volts?|kw|mw|bar|tonnes?|degrees|minutes|mins|percent|per cent|holiday|sites|units|parts|machines|projects|turbines|pumps|bridges))"

const EXCLUDES =
  "(?:no|not|nobody|no one|no-one|none|never|without|avoid|rather not|sooner not|don't want|won't (?:have|take)|wouldn't (?:have|take)|isn't|aren't|not be|not having)"
const NATIONALITIES =
  '(?:poles?|romanians?|bulgarians?|lithuanians?|latvians?|albanians?|russians?|ukrainians?|turks?|arabs?|indians?|pakistanis?|bangladeshis?|nigerians?|africans?|asians?|chinese|jamaicans?|caribbeans?|filipinos?|travellers?|gyps(?:y|ies)|roma|immigrants?|migrants?|foreign|foreigners?)'

const RULES: readonly [ChallengeGround, string][] = [
  [
    'disability',
    "\\b(?:no (?:good|use|point)|not|can't|cannot|cant|couldn't|won't|wouldn't|never|nobody|no one|don't want)\\b(?:(?! but )[^.;!?]){0,40}\\b(?:deaf(?! to\\b)|hard of hearing|hearing impaired|in (?:a )?wheelchairs?|wheelchair[- ]bound)\\b",
  ],
  [
    'race',
    `\\b${EXCLUDES} (?:(?:have|want|hire|take|get|see|employ|be|anyone|anybody|another|more|who's|who is) ){0,3}(?:a |an |any |too many )?${NATIONALITIES}\\b(?! (?:travel|trips?|clients?|customers?|sites?|markets?|languages?|offices?|standards?|steel|suppliers?|factor(?:y|ies)|bod(?:y|ies)|objects?|matter|exchange|speaking|work|projects?|assignments?))`,
  ],
  [
    'race',
    '\\b(?:white|black|brown) persuasion\\b|\\b(?:only |be |someone |somebody |a )white (?:person|people|face|faces|skin)\\b',
  ],
  [
    'race',
    `${ASKS_FOR}(?:yorkshire|lancashire|irish|welsh|scots|english|cornish|french|dutch)(?:man|men|woman|women)\\b`,
  ],
  [
    'age',
    '\\b(?:someone|somebody|person|candidate|hungry|keen|aged|lad|man|bloke|woman|girl)\\b[^.;£\\d]{0,25}(?<!\\b(?:the|pay|salary|low|high)(?: early| mid| late)?[ -])\\b(?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties)\\b',
  ],
  [
    'age',
    `\\b(?:${EXCLUDES}|who) (?:\\w+ ){0,3}?(?:about to|close to|coming up to|going to|ready to|near to|nearly|due to) (?:retire|retiring|retirement|drawing their pension)\\b(?<!\\bwho (?:is|are|was) (?:about|going|due|ready) to retire)`,
  ],
  [
    'disability',
    `\\b${EXCLUDES} (?:(?:one|anyone|anybody|person|people|candidates?|who|that|has|have|is|are|takes?|with|on|a|an|any|history|of) ){0,5}(?:stammers?|stutters?|lisps?|limps?|medications?|tablets|pills|antidepressants|epilep\\w+|asthma\\w*|arthritis|ptsd|bipolar|cancer|hiv|tourette'?s?|migraines?|panic attacks|schizophreni\\w+|hearing loss|prosthe\\w+|insulin|neurodiverse|neurodivergent|autistic)\\b`,
  ],
  [
    'orientation',
    `\\b(?:${EXCLUDES}|anyone|anybody|someone|somebody|person)(?: who's| who is| that's| openly| being| a bit| be| too)* (?:gay|lesbian|bisexual|queer|homosexual|lgbt\\w*)\\b`,
  ],
  [
    'sex',
    '\\b(?:strapping|burly|beefy|brawny) (?:\\w+ )?(?:fellow|chap|lad|bloke|guy|fella|man|type|individual|sort)\\b',
  ],
  ['race', '\\b(?:no|not|only|without) (?:\\w+ )?nationals\\b(?!.{0,20}(?:for (?:sc|dv|clearance)))'],
  [
    'age',
    `\\b(?:aged?|ages?|(?:someone|somebody|person|people|candidates?|man|men|woman|women|guy|lad|bloke)(?: who(?:'s| is))?) (?:of )?(?:about |around |between |say |roughly |aged )*${AGE_RANGE}${NOT_AN_AGE}`,
  ],
  [
    'age',
    `\\b${AGE_RANGE} (?:years? old|year[- ]olds?|yrs? old|yo|or so years old|age (?:range|group|bracket)|ish)\\b`,
  ],
  [
    'age',
    "\\b(?:under|over|below|above|not over|no older than|older than|younger than|less than|no more than|not more than|max(?:imum)?|up to) (?:the age of )?(?:1[6-9]|[2-6]\\d|thirty|forty|fifty|sixty|twenty[- ]five|thirty[- ]five|forty[- ]five)(?:s\\b|'s\\b| years? (?:old|of age)| years?-old)\\b",
  ],
  [
    'age',
    '\\b(?:under|over|below|not over|no older than|older than|younger than) (?:the age of )?(?:1[6-9]|[2-6]\\d|thirty|forty|fifty|sixty|twenty[- ]five|thirty[- ]five|forty[- ]five)\\b(?= ?(?:$|[,.;!?)]|(?:and|or|please|ideally|only|really|with|who|if|max|tops|because|cos|as|but|so|preferably|for|in|would|to|mind|on|at)\\b))(?! ?(?:,\\d|\\.\\d|to (?:\\d|one|two|three)))',
  ],
  [
    'age',
    '\\bin (?:their|his|her) (?:early |mid |late |mid-|early-|late-)?(?:20s|30s|40s|50s|60s|twenties|thirties|forties|fifties)\\b',
  ],
  [
    'age',
    '\\b(?:20|30|40|50|twenty|thirty|forty|fifty)[- ]?(?:something|ish)\\b(?! ?(?:k|hours|people|engineers|staff|days|sites|miles|machines|years))',
  ],
  [
    'age',
    '\\b(?:too|not (?:too |so )?|nobody |no one |no |anyone )(?:old|elderly)\\b(?! (?:school|fashioned|machines|kit|equipment|parts|drawings|systems))|\\b(?:old|older) (?:people|person|folk|men|candidates|applicants|workers)\\b|\\bnot (?:an |some )?(?:old|older) (?:man|guy|bloke|person|one|boy|timer)\\b|\\bnear(?:ing)? retirement\\b(?=.{0,20}(?:no|not|please))|\\bnobody (?:near|close to) retirement\\b|\\bnot (?:near|close to) retirement\\b',
  ],
  [
    'age',
    '\\b(?:youthful|youngsters?|young people|young person|young (?:guy|bloke|lad|man|men|woman|girl|lady|fella|chap|and (?:hungry|keen|energetic|dynamic|fit|enthusiastic|ambitious)|engineer|engineers|graduate|blood|candidate|candidates|talent|buck|one|ones|professional|thing|dynamic|energetic|enthusiastic|,)|(?:some|somebody|someone|anyone|person) (?:fairly |quite |reasonably |relatively |really |a bit |nice and )?young(?:er|ish)?|(?:be|quite|fairly|reasonably|relatively|preferably|ideally|bit|and|nice and) young(?:er|ish)?|younger (?:person|people|one|candidate|candidates|applicants?|engineer|man|guy|bloke|end)|young(?:er)? (?=(?:and|,|but|with|enough)\\b))',
  ],
  [
    'age',
    `\\b${'young(?:,|er)? (?:dynamic |energetic |vibrant |fun |lively |close |and \\w+ )?(?:team|office|crowd|bunch|crew|workforce|environment|at heart|enough)'}\\b|\\bteam is (?:quite |very |pretty |all )?young\\b|\\b(?:energetic|dynamic|vibrant),? young\\b`,
  ],
  [
    'age',
    `^(?:young|youngish|younger)(?:,? (?:fit|keen|hungry|enthusiastic|energetic|ideally|preferably))*$|${ASKS_FOR}young(?:er|ish)?\\b(?! (?:company|firm|business|start|brand|industry|discipline|technology|product))`,
  ],
  [
    'age',
    '\\bgr[ea]y[- ]hair(?:s|ed)?\\b|\\bwinding down\\b(?=.{0,30}(?:career|industry|retire|work))|\\b(?:recent|new|newly[- ]qualified|fresh|freshly qualified)(?:ly)?[- ](?:graduates?|grads?|graduated|school leavers?)\\b|\\bfresh (?:out of|from) (?:uni|university|college|school)\\b|\\bstraight (?:out of|from) (?:uni|university|college|school)\\b|\\b(?:just|recently) graduated\\b|\\bgraduated (?:in|within) the (?:last|past) (?:\\w+ )?(?:years?|months?)\\b|\\bschool leavers?\\b|\\bdigital natives?\\b|\\bmillennials?\\b|\\bgen[- ]?z(?:er)?s?\\b|\\bmature,? (?:\\w+,? ){0,2}(?:person|people|candidate|candidates|applicant|applicants|individual|man|woman|lady|gentleman|years|head on)\\b|\\b(?:someone|somebody|person) (?:more |a bit more |quite )?mature\\b|\\bmiddle[- ]aged?\\b|\\bover[- ]?the[- ]?hill\\b|\\blong in the tooth\\b|\\bold (?:codger|fogey|fart|timer|dog)s?\\b|\\bno (?:dinosaurs|oldies|pensioners|over-?\\d\\ds|grey hairs?)\\b|\\bage (?:limit|range|bracket|group|profile)\\b|\\bwith (?:plenty of |another |at least )?(?:\\w+ )?years (?:left )?(?:ahead of|left in) (?:them|him|her)\\b|\\b(?:bright )?young thing\\b|\\byoung mum\\b|\\bnot be (?:too )?(?:old|senior in years)\\b|\\bright age\\b',
  ],
  [
    'sex',
    `${ASKS_FOR}(?:(?!the|our|who|that|with|for|to|of|and|can|will|whose|which|from|where)\\w+ ){0,3}?(?:man|men|male|males|bloke|blokes|guy|guys|lad|lads|chap|chaps|fella|fellas|gentleman|gentlemen|woman|women|female|females|girl|girls|lady|ladies|lass|gal|boy|boys)\\b(?! (?:hours?|days?|power|connector|thread|fitting|ends?|plug|hours|years|management|in charge|riding|down|overboard|hole))`,
  ],
  [
    'sex',
    '\\ba (?:(?!(?:last|present|current|former)\\b)\\w+ ){0,3}(?:lad|man|bloke|gentleman|chap|fella|girl|woman|lass|lady)\\b(?=.{0,40}\\b(?:ideal|please|prefer\\w*|best|better|only|nice|great|lovely|suit))',
  ],
  [
    'sex',
    "\\b(?:no|not|never) (?:a |an |any |the |for )?(?:women|woman|female|females|girls?|ladies|lady|men|man|males?|blokes?|guys|lads|boys)\\b(?! (?:hours|power|connectors?))|\\b(?:men|women|males?|females?|blokes|lads|girls|ladies|guys) (?:only|preferred|ideally|please|need (?:not|only) apply|are (?:better|stronger|more)|can't|cannot|couldn't|won't|wouldn't)\\b|\\b(?:man|male|woman|female|bloke|guy) (?:preferred|ideally|please|only)\\b|\\b(?:man|woman|lad|girl|bloke|lady)'s (?:job|work|role|world)\\b|\\b(?:male|female|masculine|feminine) (?:candidate|candidates|applicant|applicants|engineer|engineers|person|environment|team|touch|driver|worker|workers|staff|colleague|only)\\b|\\bit's a man's\\b|\\bboys'? club\\b|\\bwomen (?:would|wouldn't|don't|tend|struggle|get)\\b|\\b(?:woman|women|girl|girls|female) (?:would|wouldn't|don't|on (?:the|a) (?:site|shop|boat))\\b|\\ba (?:strong|big|strapping|young|fit|local|good|decent|proper|hard|tough) (?:\\w+ )?(?:man|lad|bloke|guy|chap|fella|girl|lass)\\b|\\bof either sex\\b|\\bhe has to be a (?:he|man)\\b|\\bhandyman type\\b",
  ],
  [
    'pregnancy',
    "\\b(?:not |no one |nobody |isn't |won't be |who(?:'s| is)(?: not| n't)? |who isn't |about to be |going to (?:get|be) |get(?:ting|s)? |planning (?:to get |on getting |to be )?|be )(?:pregnan(?:t|cy))\\b|\\bpregnan(?:t|cy)\\b(?! pause)|\\bmaternity(?= (?:risk|hassle|problem|issues?))|\\b(?:go|going|goes|disappear\\w*|off|wander\\w*|bugger\\w*|vanish\\w*|run) (?:off )?on maternity (?:leave)?(?=.{0,40}(?:six|few|\\d|straight|again|after|as soon|the minute|first|in a|next|please|$))(?<!(?:who|she|is|has|are|'s|he|they|engineer|manager|lead|designer|planner|colleague|buyer|technician|one|\\p{Lu}\\p{Ll}+)(?:'s| is| has| are|)(?: just| now| off|)? (?:gone|going|goes|go|off) on maternity (?:leave)?)|\\b(?:have|having|start(?:ing)?|want(?:s|ing)?|plan(?:s|ning)?(?: on| for)?|expecting|no plans for|without|with no|no) (?:plans (?:to have|for) )?(?:a |any |more |small |young |little )?(?:babies|baby|kids|children|family commitments|a family|childcare (?:issues|problems|commitments)|family ties|dependants|bab(?:y|ies) on the way)\\b(?! (?:are|is|events?|days?|welcome|friendly|at the|firm|business|run))|\\bchildless\\b|\\bmums?\\b(?= (?:returning|need|who|are|with|won|can|would))|\\bof child[- ]?bearing age\\b|\\bfamily plans\\b|\\b(?:kids|children) (?:are )?(?:grown up|left home|out of the way)\\b|\\bstarting a family\\b",
  ],
  [
    'marriage',
    "\\b(?:single|unmarried|unattached|married|divorced) (?:man|men|woman|women|person|people|guy|lad|bloke|lady|candidate|candidates|status|with no)\\b|\\b(?:must|should|ideally|preferably|has to|needs to|better if|want (?:someone|somebody)|someone who(?:'s| is)|who's|who is|be|not) (?:be )?(?:single|unmarried|married|unattached|divorced)\\b(?! (?:phase|source|point|storey|span|handed|largest|biggest|stage|site|supplier|line|use|core|mode|carriageway|page|board|user|cell|out))|\\bno (?:wife|husband|spouse|ties|girlfriend|boyfriend|partner)\\b|\\bmarital status\\b|\\bsettled (?:family man|with a family)\\b|\\bfamily man\\b|\\bwithout (?:a )?(?:wife|husband|family|ties)\\b",
  ],
  [
    'race',
    "\\b(?:british|english|uk|irish|scottish|welsh|white|european|american|foreign|locally)[- ]born\\b|\\bborn (?:and (?:bred|raised) )?(?:in )?(?:britain|england|the uk|scotland|wales|here|this country|british)\\b|\\bnative (?:(?:english|british|german|french|uk|welsh|gaelic|irish|polish|spanish|italian|dutch|mandarin|chinese|japanese|arabic)[- ]?)?(?:speakers?|speaking|english|tongue|born|brit)\\b|\\b(?:english|german|french|welsh|british) native\\b|\\bnative[- ]level\\b|\\bmother[- ]tongue\\b|\\bfirst[- ]language (?:english|speakers?)\\b|\\benglish (?:as (?:a |their |his |her )?)?(?:first|mother) (?:language|tongue)\\b|\\bno (?:foreign )?accents?\\b|\\bwithout an? (?:foreign |strong |thick )?accent\\b|\\b(?:strong|thick|foreign|heavy) accents?\\b|\\b(?:no|not|don't want|avoid|without|rather not|nobody|not an?|fewer) (?:[\\w/]+ ){0,3}(?:foreigners?|immigrants?|migrants?|overseas (?:people|candidates|applicants|workers)|foreign (?:people|candidates|workers|applicants|nationals?|names?|passports?)|poles|eastern europeans?|europeans|indians?|pakistanis?|asians?|africans?|blacks?|romanians?|chinese (?:people|candidates)|muslims|travellers|gypsies)\\b|\\b(?:only |must be |should be |be |a |proper |true |ideally |preferably |has to be |just |somebody |someone |people )(?:british|english|white|caucasian|european|scottish|welsh|irish|indian|polish|asian|american)(?: (?:person|people|candidates?|applicants?|only|national|nationals|citizen|citizens|nationality|man|woman|lad|guy|bloke|engineers?|through and through|preferred|please|ideally|by birth|origin|background|heritage|descent))?(?=$|[,.;!?]| (?:and|or|please|mind|really|ideally|tbh|not|person|people|candidate|candidates|applicant|only|national|nationals|citizen|nationality|man|woman|by))(?! (?:standards?|airways|gas|steel|telecom|rail|heritage|water|cement|engineerium|sugar|aerospace|forces|army|museum|library|council|grand|isles|weather|and american made))|\\b(?:british|uk|english|eu) (?:nationals?|nationality|citizens?|citizenship|passport(?: holders?)?|people|person|only|candidates|applicants|guy|bloke|lad|man|workers)\\b(?!.{0,20}(?:for (?:sc|dv|clearance)))|\\bnationality\\b|\\bethnic(?:ity|ally)?\\b|\\bskin colou?r\\b|\\bwhite (?:person|people|man|guy|candidates|only|british)\\b|\\bspeaks? (?:proper|the queen's|like us)\\b|\\bproper english(?:man)?\\b|\\benglishm[ae]n\\b|\\benglish name\\b|\\bfrom (?:this country|round here originally|a similar background to us)\\b|\\bno (?:visas? types|immigrants)\\b|\\bculturally (?:similar|british|english)\\b|\\bindigenous\\b(?! (?:species|plants))",
  ],
  [
    'religion',
    "\\b(?:no|not|only|must be|should be|ideally|prefer|preferably|a|good|practising|be|want(?: a)?) (?:a |an |practising |good |devout |proper |church-going )?(?:christians?|muslims?|jew(?:ish|s)?|hindus?|sikhs?|catholics?|protestants?|atheists?|buddhists?|believers?|religious (?:people|types|person|nuts)|god[- ]fearing)\\b(?! (?:holiday|festival|school|charity|aid))|\\b(?:who (?:wears?|prays?)|wears? a|no|without a|not wear(?:ing)? a|no one (?:in|with) a) (?:hijab|headscar(?:f|ves)|turban|veil|burkha|burqa|niqab|skullcap|kippah)s?\\b|\\b(?:time|breaks?|stops?|off|needs?|go(?:es|ing)?|stopping|room) (?:\\w+ )?(?:for |to )(?:prayers?|pray)\\b|\\b(?:does|do|observes?|keeps?|doing|observing) (?:ramadan|the sabbath|lent)\\b|\\bfasting\\b(?! (?:cement|bolt))|\\bprayer (?:breaks?|times?)\\b(?=.{0,30}(?:no|not|can't|problem|nuisance))|\\bchurch-?goers?\\b|\\breligio(?:n|us)\\b(?! (?:about|attention|in (?:checking|following)|adherence|about checking))",
  ],
  [
    'disability',
    '\\b(?:any|had|have|has|taken|took|much|lots of|no|how much|their|about) (?:\\w+ )?(?:sick(?:ness)? (?:leave|absence|days?|record|notes?)|time off (?:sick|ill)|days? off (?:sick|ill))\\b(?! (?:pay|scheme|policy))|\\b(?:medical|health|sickness) (?:history|records?)\\b',
  ],
  [
    'disability',
    '\\b(?:no|not|nobody|no one|anyone|anybody|never|without) (?:\\w+ ){0,3}?(?:disabled|disabilit\\w+)\\b(?! (?:access|toilets?|parking))|\\b(?:bad|dodgy|weak|gammy) (?:backs?|knees?|hearts?|hips?)\\b',
  ],
  [
    'disability',
    "\\b(?:no|not|isn't|without(?: any)?|nobody with|no one with|free (?:of|from)|any|don't want|avoid|history of|with no|no history of) (?:\\w+ )?(?:disabilit(?:y|ies)|disabled(?: people| person| candidates)?|health (?:problems?|issues?|conditions?)|medical (?:problems?|issues?|conditions?|history)|mental health(?: (?:problems?|issues?))?|bad backs?|back (?:problems?|trouble)|sick(?:ness)? record|illness(?:es)?|ailments|wheelchairs?(?: users?)?|depression|anxiety|dyslexi(?:a|c)s?|autis(?:m|tic)|adhd|epilep(?:sy|tic)s?|diabet(?:es|ic)s?|deaf|blind people|cripples?|special needs|fatties|fat people|overweight people|hearing aids?|glasses wearers?)\\b|\\b(?:able[- ]bodied|fully fit and healthy|perfect(?:ly)? health|in (?:good|perfect|excellent|full) health|(?:must|should|has to|needs to|be) (?:be )?(?:in )?(?:physically )?(?:healthy|fit and healthy|able-bodied|normal)|physically perfect|clean bill of health|good (?:attendance|sickness) record|never (?:off )?(?:sick|ill)|not (?:be )?(?:off )?sick(?:ly)?|no sick notes?|mentally stable|no mental)\\b|\\bdisabilit(?:y|ies)\\b(?! (?:access|confident|insurance|cover|friendly|awareness))|\\bnot overweight\\b",
  ],
  [
    'orientation',
    "\\b(?:no|not|only|straight|heterosexual|must be|should be|isn't|a) (?:a )?(?:gays?|lesbians?|homosexuals?|queers?|bisexuals?|straight (?:man|men|guy|lad|woman|people|person)|heterosexual(?: man| person)?)\\b|\\b(?:straight|heterosexual|gay) (?:man|men|woman|women|lad|guy|people|person|bloke|only)\\b|\\bsexual (?:orientation|preference)\\b|\\bnormal (?:family|sexuality|home life)\\b",
  ],
  [
    'genderReassignment',
    "\\b(?:no|not|isn't|don't want|nobody|avoid|without) (?:any |a )?(?:trans(?:gender|sexuals?|vestites?)?(?: people| person)?|gender[- ]?(?:fluid|changers?|queer)|sex[- ]?changes?)\\b(?! (?:pennine|mission|formers?|ducers?|port|fer|lation))|\\btransgender\\b|\\btranssexual\\b|\\bnon-?binary (?:people|nonsense)\\b",
  ],
]

/** Text without any of these beginnings of words cannot match a rule; this saves most of the work. */
const TRIGGERS =
  /(?<![a-z])(?:ag(?:e|ing)|year|under|over|below|above|young|old|thirt|fort|fift|sixt|twent|\d\d|retire|elder|graduat|grey|gray|winding|grad|fresh|school|digital|millen|gen|mature|middle|dinosaur|pension|m[ae]n|male|bloke|guy|lad|chap|fell|gent|wom[ae]n|female|girl|lass|gal|boy|masculine|feminine|handyman|sex|pregnan|matern|bab(?:y|ies)|kids|child|famil|mum|single|married|unmarried|divorc|wife|husband|spouse|marital|unattached|settled|british|english|uk|irish|scottish|welsh|white|europ|americ|foreign|born|native|mother|first|accent|immigra|migra|overseas|pol(?:e|ish)|indian|pakist|asian|afric|black|roman|chinese|muslim|travell|gyps|caucas|national|ethnic|skin|proper|visa|cultur|indigen|citizen|passport|christ|jew|hindu|sikh|cathol|protest|atheis|buddh|relig|god|church|pray|ramadan|sabbath|fast|hijab|head|turban|veil|burk|burq|niqab|skull|kippah|prayer|disab|bad|dodgy|weak|gammy|health|medical|mental|back|sick|ill|ailment|wheel|depress|anxiety|dyslex|autis|adhd|epilep|diabet|deaf|blind|crippl|special|fat|overweight|hearing|glasses|able|perfect|clean|attendance|normal|gay|lesb|homo|queer|bisex|straight|hetero|orient|trans|gender|non-?binary|stammer|stutter|lisp|limp|medicat|tablets|pills|antidep|asthma|arthrit|ptsd|bipolar|cancer|hiv|tourett|migrain|panic|schizo|prosth|insulin|neurodi|romani|bulgar|lithuan|latvi|alban|russ|ukrain|turk|arab|banglad|niger|jamaic|caribb|filip|roma|yorkshire|lancashire|scots|cornish|french|dutch|strapp|burly|beefy|brawny|lgbt|lesbian|foreign)/

const COMPILED = RULES.map(([ground, pattern]) => ({ ground, pattern: new RegExp(pattern, 'giu') }))

const LAWFUL =
  /\b(?:no |not |avoid |without )*(?:foreign|overseas|asian|african|european|indian|chinese|american|polish|german|italian|far eastern|eastern european|british|english|black|white)(?:[- ](?:made|built|owned|sourced))? (?:suppliers?|vendors?|parts?|components?|goods|imports?|castings?|forgings?|steel|fabric\w*|manufacturers?|factor(?:y|ies)|foundr(?:y|ies)|subcontractors?|customers?|clients?|markets?|orders?|travel|trips?|sites?|projects?|offices?|standards?|kit|machines?|tools?|tooling|equipment|boards?|pcbs?|software|competition|competitors?|imports?|materials?|timber|plant|products?|exchange|currency|languages?)\b|\bto (?:under|below|over|above) \d+|\bthe (?:\w+ ){0,2}(?:men|lads|guys|blokes|boys|girls|women|ladies) (?:will|would|can|could|on|in|at|trust|respect|listen|like)\b|\b(?:man[- ]hours?|male (?:connectors?|thread|plug|end)s?|female (?:connectors?|thread|plug|end)s?|pregnant pause|disabled (?:access|toilets?|parking|adaptations?)|disability (?:confident|access)|black[- ]box|white[- ]?box|black belt|white goods|mature (?:product|design|process|company|market|technology|system|codebase|site|plant)s?|young (?:company|firm|business|product|technology|brand|start-?up)|master'?s|manhole\w*|man[- ]?riding|manned|unmanned|craftsmanship|workmanship|eligible (?:for|to)|right to work|equal opportunit\w+|(?:any|every|all) (?:age|ages|race|gender|background)s?|regardless of \w+|graduate (?:engineers?|scheme|programme)(?= (?:to|who|in|on|we)| )|single (?:phase|source|point)|the last (?:chap|guy|bloke|lad|man)|british (?:standards?|steel|gas|airways|army|forces|rail|aerospace)|british (?:geological|antarctic) survey|senior citizen)\b/giu

export const findUnlawful: (text: string) => readonly UnlawfulSpan[] = memoizeByText((text) => {
  if (!TRIGGERS.test(text.toLowerCase())) return []
  const lawful = [...text.matchAll(LAWFUL)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const spans: UnlawfulSpan[] = []
  for (const { ground, pattern } of COMPILED)
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (end === start || lawful.some((span) => span.start < end && start < span.end)) continue
      spans.push({ ground, start, end })
    }
  return spans.sort((a, b) => a.start - b.start)
})

/** An age is unlawful only next to another unlawful request. */
export function isBareAge(text: string): boolean {
  return new RegExp(
    `^\\W*(?:aged? |about |around |say |maybe |ideally |between )*(?:${AGE_RANGE}|(?:under|over) (?:[2-6]\\d|thirty|forty|fifty))(?: (?:ish|or so|max|tops|ideally|years old))*\\W*$`,
    'i',
  ).test(text)
}

/** Dropped with the request that is challenged. */
export const GENDERED_WORDS =
  /\b(?:man|men|woman|women|male|female|bloke|guy|lad|girl|lady|chap|fella|boy)s?\b/i
