import { HUNDREDS, NUMBER, NUMBER_WORD, TENS_WORD } from '@/lib/ai/built-in/extraction/numbers'
import type { Topic } from '@/lib/consultation/topics'
import type { Cue } from './cue'

const N = NUMBER
const AMOUNT =
  '(?:£ ?\\d{2,3}(?:,\\d{3})+|£ ?\\d{2,3}(?:\\.\\d+)? ?k\\b|\\b\\d{2,3}(?:\\.\\d+)? ?k\\b|£ ?\\d{5,6}\\b|\\b[1-9]\\d,\\d{3}\\b(?! (?:miles|people|hours|parts|units|sq|m\\b|km|staff|homes))|\\b\\d{2,3},000\\b(?! ?(?:miles|people|hours|parts|units|sq|m\\b|km|staff|homes|tonnes|litres)))'

/** What the person gets: pay, package, benefits, growth, culture. */
export const OFFER_CUES: Partial<Record<Topic, readonly Cue[]>> = {
  pay: [
    [7, '£ ?\\d{1,3}(?:\\.\\d\\d)? (?:an hour )?(?:on|for) (?:nights?|days|weekends?|lates|earlies)\\b'],
    [8, '£ ?\\d{2,3}(?:,\\d{3}|k) (?:including|inclusive|incl)\\b'],
    [3, "^(?:it's |about |around |circa |say |so )*[2-9]\\d ?(?:to|-) ?[2-9]\\d$"],
    [
      7,
      `\\b${NUMBER_WORD} (?:to|and|or|-) ${NUMBER_WORD} (?:k\\b|thousand|grand)|\\b${NUMBER_WORD} (?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\\w+ty[- ]\\w+) (?:an|per) hour\\b|\\b${NUMBER_WORD}(?: and a half)? (?:basic|base|ote)\\b|\\bote(?:'s| is| of)?(?: about| around)? ${NUMBER_WORD}\\b`,
    ],
    // "Salary fifty to fifty eight", "we're paying thirty five to forty with a van".
    [
      7,
      `\\b(?:salar(?:y|ies)|pay(?:s|ing)?|money|wages?|band)(?:'s)?(?: \\w+){0,5}? ${TENS_WORD} (?:to|and|or) ${TENS_WORD}\\b(?! (?:per ?cent|hours?|days?|weeks?|months?|years?|people|miles|minutes?|of|tonnes?))`,
    ],
    [
      6,
      `\\b${TENS_WORD} (?:to|and|or) ${TENS_WORD}(?: (?:ish|or so|tops|max|basic|base|all in|depending))*(?: and (?:a |an |the )| plus (?:a |an |the )?| with (?:a |an |the )?)(?:\\w+ (?:per ?cent )?)?(?:car|van|bonus|pension|allowance|overtime|package|commission)\\b|\\b${TENS_WORD} thousand (?:and )?\\w+ hundred\\b`,
    ],
    [9, '\\bfull[- ]time equivalent\\b(?=.*\\d)'],
    [
      7,
      `\\b${HUNDREDS} (?:a|per) day\\b|\\b${NUMBER_WORD} (?:(?:\\w+ty(?:[- ]\\w+)?|ten)) (?:a|per) day\\b|\\b(?:${HUNDREDS}|${NUMBER_WORD}|\\d+) (?:pounds?|quid)(?: (?:\\w+ty(?:[- ]\\w+)?|\\d\\d))? (?:an?|per) (?:hour|day)\\b`,
    ],
    [8, '\\b(?:all[- ]in|on[- ]target|take[- ]home)\\b(?=.*\\d)|\\bearnings\\b'],
    [2, '\\bpro[- ]rata\\b|\\bfor the right (?:person|candidate|one)\\b'],
    [
      8,
      '\\b(?:pay|salary|rate|band|money|wage) (?:has|have|had|went|was|is) (?:now |since |just )?(?:moved|gone|up|changed|been|increased|come|risen)\\b',
    ],
    [6, `\\b(?:sums|worked out|calculated|worked it out) on (?:a |an )?${N}`],
    [
      6,
      `\\bsalar(?:y|ies)\\b(?! (?:sacrifice|exchange|sacrificing))|\\b(?:pay|rate|wage|money|band|basic|base)(?:'s| is| was| would be| will be| of|:| range| scale| band| wise)\\b|\\bwages?\\b|\\bremuneration\\b|\\bday[- ]?rate\\b|\\bhourly rate\\b|\\b(?:inside|outside|out of scope of|within) ir ?35\\b|\\bpaye\\b|\\bote\\b|\\bfte\\b|£ ?\\d+(?:\\.\\d+)?(?: ?(?:-|to) ?£? ?\\d+(?:\\.\\d+)?)? ?(?:an?|per|/|p/?) ?(?:h(?:ou)?rs?|h|day|d)\\b|\\b\\d{2}(?:\\.\\d\\d)?(?: ?(?:-|to) ?\\d{2}(?:\\.\\d\\d)?)? (?:an|per) hour\\b|\\bp\\.?a\\.?(?= |$|,)|\\bper annum\\b|\\bpaying (?:£|\\d|between|around|up to)`,
    ],
    [5.5, AMOUNT],
    [
      4,
      `\\b\\d{2,3} ?(?:-|to|and) ?£?\\d{2,3} ?(?:k\\b|,000|thousand|grand)|\\b${NUMBER_WORD} (?:to|and|or) ${NUMBER_WORD} (?:k\\b|thousand|grand)|\\b${N} (?:thousand|grand)\\b|\\b(?:depending|dependent) on (?:experience|licen[cs]es|skills|qualifications|level)\\b|\\bdoe\\b|\\bstretch (?:up )?to\\b|\\bup to £? ?\\d{2,3} ?k|(?<!non[- ]?)\\bnegotiable\\b|\\bsalary review\\b|\\bpay (?:review|rise)\\b`,
    ],
    [
      3,
      `\\b£ ?\\d{3}\\b(?= ?(?:a|per|/) ?(?:day|d\\b))|\\bpay\\b(?= (?:£|\\d|between|up|around|about|${N}))`,
    ],
  ],
  package: [
    [8, '\\d ?% (?:extra )?(?:for|on) (?:nights?|shifts?|weekends?|lates|earlies|sundays?|saturdays?)\\b'],
    [
      7,
      '\\b(?:car|travel|shift|offshore|site|living|lodging|tool|london|location|night|unsocial|clothing|boot|phone|away|standby|disturbance|relocation|retention|market) (?:allowances?|premium|supplement|payments?|weighting|package|bonus)\\b|\\b(?:company|fleet|pool|electric|hybrid|lease|estate|hire) (?:car|van|vehicle|truck)\\b|\\bfuel card\\b|\\bbonus(?:es)?\\b(?! (?:points|would|but not|not essential|skills?))(?<!(?:a|is|be|as|nice|real|big|definite|added|huge|total|welcome) bonus)|\\bovertime\\b|\\btime and (?:a )?(?:half|third|quarter)\\b|\\bdouble (?:time|sundays?|saturdays?|on)\\b|\\b1\\.[2-9]\\d? ?x\\b|\\bx ?1\\.\\d\\b|\\bcommission(?=s?\\b(?! a| the| and test))(?! (?:cell|new|plant|systems?))s?\\b(?! ing)|\\bsign[- ]?(?:on|ing)[- ](?:bonus|fee)\\b|\\brelocation\\b|\\bprivate use\\b|\\bshift (?:allowance|premium)\\b|\\b(?:nights?|weekends?|saturdays?|sundays?|bank holidays?) (?:are |is )?(?:paid|at (?:time|double|\\d))',
    ],
    [
      5,
      '\\b(?:a |the |and |plus |with |own |includes? |get a |van|work )?(?:van|truck|pick-?up)(?=\\b)(?! (?:driver|driving|fleet|der|sales))|\\b(?:car|vehicle|phone|laptop|mobile|tools?|gauges|uniform|workwear|ppe|van)(?:,? (?:and|&|phone|laptop|fuel card|tools?) ?\\w*)* (?:is |are |all )?(?:supplied|provided|included)\\b|\\ballowance\\b|\\bno bonus\\b|\\bpremium (?:of|for)\\b|\\bcar\\b(?! ?park| industry| plant| body| maker| factory| parts| manufactur)|\\bprivate mileage\\b|\\bown tools\\b',
    ],
    [
      3,
      '\\b(?:laptop|work phone|company phone|phone|mobile)\\b(?! (?:call|interview|screen|each other|manner|lines))',
    ],
  ],
  benefits: [
    [
      8,
      '\\btravel (?:to|from|between|up|down|over) [^,;]{1,30}? ?(?:is |are )?(?:all |fully |always )?(?:paid|covered|reimbursed)\\b|\\bstaff (?:travel|discount|fares)\\b|\\b(?:travel ?card|season ticket|rail ?card|oyster card|bus pass|parking (?:permit|space|pass)|free (?:travel|fares?|flights))\\b|\\b(?:kit|equipment|home[- ]office|tech|gadget|book|desk|set-?up|hardware|tool) (?:budget|allowance|fund|pot)\\b',
    ],
    [8, '\\binsurance$|\\b(?:days|shifts|weeks|hours) of (?:annual )?leave\\b'],
    [6, '\\b\\d+ ?d (?:hols?|holiday|leave)\\b|\\b\\d+ ?% pens?\\b'],
    [
      10,
      "\\bprofit[- ]shar\\w*|\\b(?:electric|ev|car) (?:car |vehicle )?(?:scheme|lease)\\b|\\bhours'? (?:of )?(?:holiday|leave)\\b|\\b(?:life|death|accident) (?:assurance|cover|insurance|in service)\\b|\\bdays'? leave\\b|\\b(?:wellbeing|wellness|gym|health|childcare) (?:allowance|budget|fund|pot|scheme|plan)\\b",
    ],
    [
      5,
      "\\bstaff (?:shop|sales|price)|\\bhalf price\\b|\\bat cost price\\b|\\bweek at christmas\\b|\\bdays?'? (?:plus|at|over|and) (?:\\w+ )?(?:at )?(?:christmas|bank|easter)|\\bcash ?back\\b|\\bhealth ?shield|westfield health|simplyhealth|medicash",
    ],
    [
      6,
      `\\b${N} days?'? ?(?:of )?(?:paid )?(?:annual )?(?:hol(?:iday)?s?|leave|a\\.?l\\b)|\\bhol(?:iday)?s?\\b(?! park| let)|\\bannual leave\\b|\\b(?:bank|public|stat(?:utory)?) (?:hol\\w*|days)\\b|\\b(?:bank|public) hols?\\b|\\bplus (?:the )?(?:stats|bank|statutory)\\b|\\bpensions?\\b|(?<!\\b(?:in|of|the|from|for|and|or) )\\bhealth ?care\\b(?! (?:sector|projects?|work|buildings?|clients?|estates?))|\\b(?:private|company) (?:medical|health)\\b|\\bmedical (?:insurance|cover)\\b|\\bhealth (?:insurance|cash|cover|plan)\\b|\\bcash plan\\b|\\bbupa\\b|\\bvitality\\b|\\blife (?:assurance|insurance|cover)\\b|\\bdeath[- ]in[- ]service\\b|\\b(?:cycle|bike)[- ](?:to[- ]work|scheme)\\b|\\bsalary (?:sacrifice|exchange)\\b|\\bseason[- ]ticket\\b|\\bgym\\b|\\bincome protection\\b|\\bsick pay\\b|\\bcritical illness\\b|\\bdental\\b|\\bshare (?:scheme|save|options?|plan|incentive)\\b|\\bshares(?= in the company|\\b.{0,12}(?:scheme|options))|\\bsharesave\\b|\\bemi (?:scheme|options)\\b|\\bperks?\\b|\\b(?:staff|employee) (?:discount|canteen|restaurant)\\b|\\bassistance programme\\b|\\beap\\b|\\bbirthdays? off\\b|\\bchristmas (?:shutdown|shut-?down|closure|off|do|party)\\b|\\bbuy (?:up to |and sell |or sell )?(?:${N} )?(?:more|extra|days)\\b|\\bfree (?!(?:of|to|standing|rein|hand|from|up)\\b)\\w+|\\bparental (?:leave|pay)\\b|\\b(?:enhanced|paid) (?:maternity|paternity|sick)\\b|\\b(?:maternity|paternity|adoption) (?:pay|leave) (?:is|at|of|full|scheme)\\b|\\bev (?:scheme|salary|lease|charging at)|\\bprivate (?:dental|healthcare)\\b|\\bsabbatical\\b|\\bbenefits?\\b(?! from)|\\blong[- ]service\\b|\\bcanteen\\b|\\bon-?site (?:gym|parking|canteen|restaurant|nursery|chef)\\b|\\bloan\\b|\\bmatch(?:ed|ing|es)? (?:pension|contributions|up to|to)\\b|\\bemployer contribution|\\b${N} ?% (?:employer|pension|contribution|matched)|\\bvolunteer(?:ing)? days?\\b`,
    ],
    [
      4,
      '\\bday off (?:on|for) (?:your|their|my) birthday\\b|\\bparking\\b|\\bdays? off\\b(?! in lieu)|\\bdiscounts?\\b|\\bsubsidi[sz]ed\\b|\\bnursery\\b|\\bchildcare\\b|\\bcredit union\\b|\\byour (?:own )?birthday\\b|\\bwellbeing\\b|\\bphysio\\b|\\beye ?tests?\\b|\\bflu jabs?\\b',
    ],
    [
      3,
      `^(?:we (?:get|have|do|give|offer) |they(?:'d| would|'ll)? get |it's |and )?(?:2[0-9]|3[0-9]|${'(?:twenty|thirty)[- ]?\\w*'}) days?(?: (?:plus|and|rising|\\+|off).*)?$|\\blunch(?:es)?\\b|\\bown cabin\\b|\\bfood\\b(?! (?:industry|factory|manufactur|grade|sector|safety|plant|production|processing|machin|company|and drink|business))|\\bdays? rising\\b`,
    ],
  ],
  growth: [
    [
      6.5,
      '^(?:regular |full |proper |ongoing |paid |annual |yearly )?training (?:on|in|at|for|with|from|by|every|each|twice|once|days?|budget|courses?|paid|is paid|provided)\\b(?! (?:others|juniors|staff|apprentices|operators))',
    ],
    [8, '\\ba (?:\\w+ ){0,2}mentor\\b'],
    [
      8,
      '\\b(?:pay|pays|paid|fund|funds|sponsor|sponsors|cover|covers|support|supports|help|put)(?:ing|ed)? (?:(?:for|towards|with|them|people|you|through) )*(?:(?:a|an|the|your|their|any|part[- ]time|evening|online|professional|relevant) )*(?:masters?|msc|degree|hnc|hnd|phd|doctorate|nvq|diploma|night school|day release|chartership|exam fees)\\b|\\b(?:chartership|charter|ipd|graduate|professional|career|senior|peer|paid|proper|regular) mentor(?:ing|ship)\\b|^mentor(?:ing|ship)\\b(?! (?:the|of|two|our|a|juniors?|others|apprentices?|graduates?|junior))',
    ],
    [
      7.5,
      "\\b(?:budd(?:y|ies)|shadow(?:s|ing)?|mentor\\w*) (?:them|him|her|you|people|new starters|system|scheme|up)\\b|\\b(?:'ll|will|would|'d|to) (?:\\w+ )?(?:buddy|shadow|mentor|coach|bring|show|guide) (?:them|him|her|you|people|new starters)\\b|\\bhand ?over (?:from|with) the (?:current|outgoing|present)\\b",
    ],
    [
      8,
      '\\bmoves? (?:between|around)\\b|\\brotat(?:e|ion|es|ing) (?:through|between|around|every|scheme)\\b|\\b(?:senior|lead|principal|manager|chartered) (?:after|in|within) (?:about |around )?(?:\\d|two|three|four|five)|\\b(?:send|sends|sent) (?:them|people|everyone|everybody|him|her|you) (?:off )?to\\b|\\bstudy days?\\b|\\bexam fees?\\b',
    ],
    [
      7,
      '\\b(?:job|role|seat|position|chair|post) (?:there |here |waiting )?for (?:someone|somebody|them|the right (?:person|one))\\b',
    ],
    [
      8,
      '\\b\\w+ to (?:\\w+ )?(?:leader|manager|supervisor|engineer|lead) (?:programme|scheme|route|path)\\b|\\b(?:lift|training|welding|apprentice|engineering|technical|our own|in-house|an?) academy\\b|\\b(?:training|development|leadership|mentoring|apprentice\\w*|accredited|graduate|study|study support|sponsorship) (?:programme|scheme|academy|support)\\b|\\b(?:for|towards|at|to) (?:college|university|uni|night school|evening classes)\\b|\\b(?:a|one|two|half a|\\d+|an) (?:days?|afternoons?|mornings?|hours?) (?:a|per|every|each) (?:month|week|year) (?:just )?(?:for|to|of) (?:learn\\w*|study\\w*|training|cpd|development|your own|own|side)|\\bto spend on (?:courses|training|books|learning|development)\\b|\\b(?:paid|put|sponsored|funded) (?:\\w+ ){1,3}through (?:the |a |an |their |his |her )?\\w+|\\b(?:post|role|position|vacancy|job) (?:is )?(?:likely|possible|coming up|opening|expected) in\\b|\\bwe do well on training\\b|\\bwe (?:give|provide|offer|do|run) .{0,30}(?:training|courses|academy)\\b|\\bwe train (?:on|everyone|everybody|them|people|you|all)\\b',
    ],
    [
      7,
      "\\bwe(?:'ll| will|'d| would)? (?:also |always |happily |can )?(?:pay|fund|sponsor|cover|support|put|send)(?:s|ed)? (?:for )?(?:(?:the|their|your|any|all|professional|everyone|everybody|people|them|him|her|staff|engineers|every) )*(?:\\w+ ){0,4}(?:fees?|subs(?:criptions?)?|memberships?|chartership|charter\\w*|courses?|training|degrees?|hnc|hnd|mscs?|msc|qualifications?|exams?|licen[cs]e renewals?|renewals?|cpd|nebosh|college|learning|development|towards?|through)\\b|\\b(?:fees?|subs|memberships?|chartership|courses?|training|degree|msc|hnc|cpd|exams?|qualification|licen[cs]e renewals?)(?: \\w+){0,3} (?:are |is |all )?(?:paid for|paid|funded|covered|sponsored)\\b|\\btraining (?:budget|days?|allowance|academy|programme|plan|pot|fund|course)\\b|\\bdays? (?:of )?(?:paid )?training\\b|\\b(?:send|put|sending|putting|get|take) (?:them|everyone|everybody|people|staff|him|her|you|all|each|every \\w+)(?: \\w+){0,2} (?:on|through|to) (?:the |a |our |their |its |an |all )?(?:\\w+[ -]){0,4}(?:course|courses|training|qualification|academy|programme|exam)\\b|\\bcareer\\b|\\bprogress(?:ion|es)\\b(?! ?(?:tool|die|press|reports?|meetings?|payments?))|\\bpromot(?:ion|ions|ing) (?:route|path|prospects|from|opportunit\\w+|within)\\b|\\bpromot(?:e|es) from within\\b|\\b(?:route|path|pathway|step) (?:in)?to (?:a |an |the )?(?:\\w+ ){0,2}(?:lead|principal|senior|manage\\w*|director|chief|partner\\w*|associate|chartered|chartership|head|supervis\\w+|team leader|technical|design|project)|\\b(?:technical|fellow|specialist|management|leadership) (?:route|track|ladder|path\\w*)\\b|\\bstep up\\b|\\bmove up\\b|\\bmentor(?:ing|ed|s)?(?: scheme| programme|ship)\\b|\\b(?:gets?|have|has|given|with|be|being|assigned|own) (?:a |an |their own |his own )?mentor(?:ed)?\\b|\\bcpd\\b|\\bstudy (?:leave|days?|support|time)\\b|\\bsecondments?\\b|\\bday[- ]release\\b|\\bto learn (?:what|whatever|anything)|\\bsuccession\\b|\\bgraduate scheme\\b|\\bapprentice(?:ship)? levy\\b|\\bconferences?\\b|\\bgrow (?:into|with|the role|in)|\\bdevelopment (?:plan|programme|budget|review|opportunit\\w+)\\b|\\b(?:help|support)(?:s|ed)? (?:them|people|you|engineers|everyone|staff)? ?(?:to|with|towards|become|get|through) (?:\\w+ ){0,2}(?:charter\\w*|cgeol|ceng|ieng|degree|qualif\\w+|cpd)",
    ],
    [
      5,
      '\\bpromotions?\\b(?!.{0,12}(?:campaign))|\\btrain(?:s|ed)? (?:them|everyone|everybody|people|you|the person|our|on all)\\b|\\bwe train\\b|\\blearn (?:from|about|on|new|the)\\b|\\bchartership\\b|\\bopportunit(?:y|ies) (?:to|for)\\b|\\bprospects\\b|\\bmanager (?:in|within) (?:a|two|three|\\d)|\\b(?:could|can|might|would|will) (?:become|be|take over|end up|go on to|run|move into|progress)\\b.{0,40}\\b(?:lead|manager|director|head|senior|principal|partner)\\b|\\broom to (?:grow|progress|move)|\\bupskill\\w*|\\bfull training\\b|\\btraining (?:is |will be )?(?:given|provided|included)\\b|\\bpay (?:rise|increase) for (?:each|every|passing)|\\bdeveloping (?:people|our|staff)|\\bevery (?:six|6|12|twelve) months\\b.{0,20}\\breview|\\binternally\\b',
    ],
    [
      3,
      '\\btraining\\b(?! (?:manuals?|records?|others|juniors|operators|rig|centre manager))|\\bdevelopment\\b(?= (?:of|for) (?:our|people|staff))|\\bapprentices become\\b|\\bpaid for\\b',
    ],
  ],
  culture: [
    [
      7,
      "^(?:and |so |but )?(?:it's|it is|we're|we are|they're) (?:quite |such |really )?an? (?:\\w+,? ){0,3}(?:team|bunch|crew|family|place to work|company to work for)\\b(?! (?:lead|leader|manager|of))|\\b(?:we have|we've got|we run|there's) an? (?:\\w+[ -]){0,3}(?:club|choir|band|league)\\b",
    ],
    [8, "\\b(?:nobody|no one|no-one)'s (?:ever )?(?:left|leaving|quit)\\b"],
    [
      6,
      '\\b(?:good|great|cracking|lovely|sound) (?:set|group|crowd) of\\b|\\bgood craic\\b|\\bsummer (?:bbq|do|party|ball)\\b|\\bchristmas hamper\\b',
    ],
    [
      7,
      `^(?:and |so )?(?:we're|we are|we have|we've got|we've|there are|there's)(?: about| around| only| just)? ${N} (?:people|engineers|of us|staff|technicians|designers)\\b(?! (?:short|to manage))|\\b(?:crew|gang|squad|bunch|team|group|department) of (?:about |around )?${N}\\b|\\bgroup's ${N}\\b|\\b${N} \\w+ on one floor\\b`,
    ],
    [9, '\\bbudget of (?:their|your) own\\b|£[\\d,]+k? to spend\\b'],
    [6, '\\b(?:everyone|everybody) gets to\\b|\\bwhy (?:they|people) stay\\b'],
    [5, '\\bspun out\\b|\\bshare (?:the )?profits\\b'],
    [6, '\\bequal opportunit\\w+|\\b(?:any|every|all) (?:age|background)s?\\b|\\bdiverse\\b'],
    [
      8,
      '\\b(?:nobody|no one|no-one|hardly anyone|few people|people|they|almost nobody) (?:has |have |ever |rarely |never |hardly ever )+(?:left|leaves?|quit|resigned)\\b',
    ],
    [
      6,
      `\\b(?:small|tight|close|friendly|young|big|good|great|tight-knit|close-knit|experienced|happy|little|lovely|large|growing|mixed) (?:\\w+ )?(?:team|crew|bunch|gang|office|shop|group|department|firm|company|outfit)\\b|\\bteam (?:of|is|has) (?:about |around |only |just )?${N}\\b|\\b${N}[- ](?:person|strong|man|people) (?:team|company|firm|crew|workshop|shop)\\b|\\bthere(?:'s| are|'re|s| is)(?: only| just| about| around)? ${N} of us\\b|\\b${N} of us\\b|\\bfamily[- ](?:firm|run|owned|business|company|feel)\\b|\\bemployee[- ]owned\\b|\\bemployee ownership\\b|\\batmosphere\\b|\\b(?:company|team|work|safety|our|the|no[- ]blame|blame|good|relaxed|open) culture\\b|\\bculture (?:is|of|here)\\b|\\bsupportive (?:team|place|environment|culture|company|manager)\\b|\\bpeople (?:stay|like|love|tend to stay|have been here|don't leave|never leave|help|look out|enjoy|come here|genuinely|share)\\b|\\b(?:nobody|no one|no-one|hardly anyone|few people) (?:works?|leaves?|has left|ever|left|shouts?|minds|books?|wears?|cares|gets|here|is|looks|sends|checks|watches|clocks|emails|expects|stays)\\b|\\b(?:everyone|everybody|anyone|anybody|we all|they all) (?:eats?|mucks?|helps?|knows?|chips?|pitches|sits|works|looks?|gets on|sees?|can (?:stop|say|raise|speak|challenge)|goes|has a say|shares?|lends|pulls)\\b|\\bdogs?\\b|\\b(?:close|tight)[- ]knit\\b|\\b(?:help|look after|look out for|cover for|support|back|learn from|respect|trust) (?:each other|one another)\\b|\\beach other\\b|\\bbanter\\b|\\bflat (?:structure|hierarchy|organisation)\\b|\\bno[- ](?:blame|nonsense|politics|hierarchy|ego|shouting|dress code|micro-?manag\\w+|office politics|clock watching)\\b|\\bdress code\\b|\\bfirst[- ]name terms\\b|\\bopen[- ]door\\b|\\b(?:stay|been) (?:here|with us)?(?: for)? ?(?:a long time|for years|long|for ever|forever|${N} years)\\b|\\b(?:staff )?turnover (?:is|of)\\b|\\b(?:low|high|no) (?:staff )?turnover\\b|\\bno one's left\\b|\\b(?:lots|most|many|several|half|some) of (?:the |our |my )?(?:people|us|team|staff|lads|engineers|them) (?:have|has|are|been|stay|came|started|did|go)\\b|\\bnice (?:people|bunch|place|team|crowd)\\b|\\blike (?:working|to work) here\\b|\\b(?:director|owner|boss|md|managing director|founder)s? (?:still|is|knows|are|does|sits|makes|works|comes|buys)\\b|\\bdon't (?:do|have) (?:blame|politics|bullying|shouting)\\b|\\bno weekends?\\b.{0,12}(?:ever|expected)|\\bwe(?:'re| are) (?:a )?(?:friendly|informal|relaxed|open|honest|proud|inclusive|diverse|independent|privately|family|b corp|ethical|small|close|flat|certified|non-profit|not for profit|collaborative)`,
    ],
    [
      4,
      `\\b(?:(?:board|video|computer) games|games night|quiz(?:zes)?|bake[- ]offs?|breakfast club|pizza|darts|run(?:ning)? club|table tennis|pool table|unstuffy|no heroes|kit(?:'s| is) new|sea view|nice view|coffee|biscuits|cake|barbecue|bbq|beers?|pub|social(?:s| club| events?| committee)?|football team|five[- ]a[- ]side|air[- ]condition(?:ed|ing) (?:shop|office|workshop)|new (?:building|workshop|office|machine|kit|machines|equipment|lab)|modern (?:workshop|office|factory|kit|facility|site)|clean (?:workshop|shop|site)|heated|daylight|good kit|best kit|latest kit|shop floor is|noise from|laugh|humour|fun|(?:our|company|shared) values|autonomy|left alone to|left to get on|trust(?:ed)?|psychological safety|inclusi(?:ve|on)|diversity|neurodiver\\w*|veterans?|prayer room|charit\\w+|b[- ]?corp|sustainab\\w+|net zero|carbon neutral)\\b|\\b${N} (?:engineers|people|staff|lads|designers|technicians|fitters|developers|employees|of them|on the team|in the team|colleagues)\\b(?! (?:short|to manage|reporting|under))|\\bwe close\\b|\\bwe (?:all |always |never |don't |do not )(?:eat|go|have lunch|shout|blame|work|do|expect|mind|finish|micromanage|chase|send)\\b|\\bteam lunch\\w*|\\b(?:firm|company|business|team|office)(?:'s| is) (?:about |around )?${N} strong\\b|\\bwe lend\\b|\\bwe eat\\b|\\bknows? your name\\b|\\bno redundanc|\\bthird[- ]generation\\b|\\bstop a job\\b|\\bbeen (?:here|going|with us|in business|around)\\b|\\bhands[- ]on\\b(?! (?:experience|work|exp|background|skills|role))|\\b(?:founded|established|started) in (?:18|19|20)\\d\\d\\b|\\b(?:our|the) (?:team|lads|crew|people|workshop|shop|office) (?:is|are|has|have|like|love)\\b`,
    ],
    [
      3,
      '\\b(?:nobody|everyone|everybody|anyone|anybody)\\b|\\bthe team\\b|\\bteam\\b(?! (?:lead|player|leader|manager|meeting))|\\bwe look after\\b|\\bgood bunch\\b|\\bfriendly\\b|\\bnice place\\b|\\brelaxed\\b|\\bfriday(?:s)? (?:beers?|breakfast|pizza|bacon)\\b|\\bbacon\\b|\\bpeople\\b(?= (?:have|are|here))',
    ],
  ],
}
