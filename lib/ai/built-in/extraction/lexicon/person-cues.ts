import { NUMBER, NUMBER_WORD } from '@/lib/ai/built-in/extraction/numbers'
import type { Topic } from '@/lib/consultation/topics'
import type { Cue } from './cue'

const N = NUMBER
const SPAN = `(?:${N}|a couple(?: of)?|couple(?: of)?|several|a few|few|some|many)(?: ?(?:-|to|or|\\+|plus) ?(?:${N})?)?\\+?`
const YEARS = `(?:years?|yrs?)(?:'|’)?`

/** Verbs that open a duty. */
const DUTY =
  'map|maps|mapping|run|runs|lead|leads|manage|manages|own(?= (?:the|our|all|every|everything|a|an|one|it|their))|owns|look after|looks after|take over|takes over|take|deliver|delivers|oversee|oversees|supervise|supervises|coordinate|coordinates|write|writes|produce|produces|prepare|prepares|carry out|develop|develops|design|designs|build|builds|maintain|maintains|install|installs|commission|commissions|inspect|inspects|test|tests|review|reviews|check|checks|sign off|plan|plans|specify|assess|draw|draft|survey|monitor|handle|sort|report|set up|service|repair|organise|support|train|mentor|hand|keep|do|be doing|be running|be leading|be responsible|be managing|be looking|be working|get us|cover|drive|head|bring|audit|liaise|chair|price|estimate|buy|procure|approve|schedule|programme|ensure|work'

/** What is asked of the person, and what the job is. */
export const PERSON_CUES: Partial<Record<Topic, readonly Cue[]>> = {
  title: [
    [
      6,
      '\\bjob title (?:is|should be|will be)\\b|\\b(?:we call it|call (?:it|the role|the job)) (?:a|an)\\b|\\btitle (?:is|should (?:be|read))\\b',
    ],
  ],
  driver: [
    [
      7,
      "\\b(?:funding|budget|headcount|money|post|role|position|vacancy|business case) (?:was|has been|is|got|has|were|finally|came|just)(?: \\w+){0,2} (?:agreed|approved|signed off|released|granted|authorised|cleared|through)\\b|\\bwent (?:contracting|freelance|self[- ]employed|solo|it alone)\\b|\\b(?:job|contract|order|scheme|project|programme) (?:lands|kicks off|starts up|goes live|comes (?:in|on))\\b|\\b(?:job|contract|order|orders|scheme|project|work|enquir(?:y|ies)|programme) (?:has |have |then |suddenly |just )?(?:came|come|landed|dropped) (?:in|along|through|good|off|up|on us|back)\\b|\\b(?:is|are|'s|'re|been) (?:dropping|cutting|reducing|going) (?:down |back )?(?:to )?(?:part[- ]time|(?:two|three|four|half|fewer|less|\\d) (?:days|hours|time))\\b|\\b(?:on|off)(?: on)? (?:the |long[- ]term )*sick\\b(?! (?:pay|leave))",
    ],
    [
      7,
      "^(?:just )?(?:won|landed|picked up|lost) (?:a|the|an|two|three|our|another)\\b|\\bhence the (?:vacancy|role|post|job|hire)\\b|\\bthere's (?:nobody|no one) to\\b|\\b(?:got|have) nobody (?:for|to|on)\\b|\\bnobody (?:looks after|to look after|on it)\\b|\\bprogramme win\\b|\\btaking over from\\b|\\bhas no lead\\b",
    ],
    [
      7,
      "\\b(?:we(?:'ve| have)?|i(?:'ve| have)?) (?:just |recently )?lost (?:two|a|an|our|somebody|someone|three|one|several|half|the|most|both)\\b|\\b(?:is|are|'s|'re|been) (?:backing|piling|stacking|mounting) up\\b|\\bwork is (?:stacking|piling)",
    ],
    [
      7,
      `\\breplac(?:e|ing|ement)\\b(?! (?:parts?|bearings?|pumps?|windows?|the (?:old|pump|bearing|motor|worn)|of (?:parts|worn)|worn|components))|\\bbackfill\\w*\\b|\\bmaternity cover\\b|\\b(?:to cover|covering|cover for) (?:a |the |her |his |their )?(?:maternity|paternity|leave|sabbatical|long[- ]term)|\\bon maternity\\b|\\b(?:additional|extra|new) (?:head|headcount|position|post|role|vacancy|hire|seat)\\b|\\bnew(?:ly)? created\\b|\\border book\\b|\\b(?:is|are|was|'s|has|have|'ve|he|she|who|they|just|being|been|got) (?:just |recently |both |all |now )?(?:left|leaving|retir\\w+|resign\\w+|moved on|moving on|promoted|emigrat\\w+|(?:gone|went|off|away|going) travelling|going (?:freelance|contracting|travelling|back to|to work)|went to|gone (?:to|back|off|on|contracting|freelance)|handed in|poached|moving to|going on (?:maternity|leave|paternity|(?:a |an )?(?:sabbatical|secondment|career break))|stepping (?:down|back|up)|off to)\\b|\\bretir(?:es|ing|ed|ement)\\b(?! (?:plan|age|savings|scheme))|\\bleft (?:in|us|for|last|at|after|the (?:business|company|firm))\\b|\\bhanded (?:in )?(?:his|her|their|in) notice\\b|\\bshort[- ](?:staffed|handed)\\b|\\b(?:engineers?|people|hands|fitters?|technicians?|designers?|inspectors?|welders?|${N}) short\\b|\\breason (?:for|this time|is|why|we|i|being)\\b|\\bwhy (?:now|we're|we are|we need|this role)\\b|\\b(?:we(?:'ve| have)?|we just|just|been|i|they|who|having|since (?:we|winning)) (?:just |recently |also )?(?:won|awarded|landed|secured|picked up|taken on|took on|signed|been given|got) (?:\\w+ ){0,7}(?:contract|framework|tender|job|order|orders|work|bid|project|client|customer|deal|frame|alliance|package|lot|turbines|site|sites)\\b|\\b(?:contract|framework|order|tender) (?:win|award|wins)\\b|\\b(?:been |was |were )awarded\\b|\\bsince (?:we|winning) won\\b|\\bwinning (?:the|a)\\b|\\bworkload\\b|\\bbacklog\\b|\\bsnowed under\\b|\\bstretched\\b(?! target)|\\boverstretched\\b|\\bdoubled\\b|\\btrebled\\b|\\btripled\\b|\\bexpand(?:ing|ed|s)?\\b|\\bexpansion\\b(?! (?:joint|vessel|valve))|\\bgrow(?:ing|n|th)\\b(?! (?:into|in the role|plan|opportunit|prospects|your|their))(?= |$|,)|\\bcan(?:not|'t) (?:keep up|cope|deliver|leave|run|take on|carry on|get through|do it all|quote)\\b|\\bfalling behind\\b|\\bbehind (?:schedule|on|with)\\b|\\boverloaded\\b|\\bnever had (?:a|an|one|anyone)\\b|\\bturning (?:work )?(?:down|away)\\b|\\bmore (?:\\w+ )?work than\\b|\\bneed (?:another|an extra|an additional|a second|a third|two|three|four|${N}) (?:of them|more|pair|engineers?|technicians?|fitters?|designers?|people|head)\\b|\\b(?:second|third|new|night|extra|another) (?:\\w+ )?(?:shift|production line|product line|line|cell|site|factory|plant|facility|building|depot|office|contract|project|product|machine shop) (?:is |are |was |to |that |we |opens|opening|starts|starting|going|coming|being|from|in|and)|\\b(?:opening|starting|setting up|launching|building|putting in|installing|bringing) (?:up |in )?(?:a|an|our|another|the) (?:new|second|third|night|fourth|extra|\\w+ line)\\b|\\b(?:bring|bringing|taking|take) (?:\\w+ )?in[- ]house\\b|\\bsuccession (?:plan|planning)?\\b.{0,20}\\b(?:for|because)\\b|\\bjob share\\b.{0,8}left|\\bpassed away\\b|\\bill health\\b|\\bseries [a-c]\\b|\\bfunding round\\b|\\binvestment (?:from|in|of)\\b|\\bkeeps? me (?:up|awake)\\b|\\bon our back\\b|\\bdriving (?:this|the) (?:hire|role|vacancy)|\\b(?:been |i've been |been )?doing (?:her|his|their|the) job\\b|\\bhas (?:grown|gone up|increased)\\b|\\b(?:are|is) up \\d+ ?%|\\b(?:needs?|made it) a (?:condition|requirement) of\\b|\\bnew (?:project|contract|product|customer|client|order|line|legislation|regulations?|business)\\b`,
    ],
    [
      4,
      "\\b(?:because|since) (?:we|our|the|of|i|my|there|they|it|he|she|two|three|one|somebody|someone)\\b|\\bso we (?:need|want|are|have|can|could)\\b|\\bwhich is why\\b|\\bthat's why\\b|\\bat the moment (?:i|we|nobody|my)|\\bnobody (?:to|who can|is) (?:do|doing|run|cover)|\\blate deliveries\\b|\\bit's time we\\b|\\bnew role\\b|\\bnew position\\b|\\bgap (?:in|since)\\b|\\b(?:left|leaves|leaving) (?:a|an|us with|in)\\b|\\bagency (?:staff|workers|contractors) (?:are|cost)|\\brelying on (?:contractors|agency)\\b|\\bsingle point of failure\\b|\\bcover to\\b|\\bcondition of\\b|\\bramp(?:ing)?[- ]?up\\b",
    ],
  ],
  success: [
    [
      6,
      '\\bfirst (?:big|major|real) (?:one|job|project|task)\\b|\\b(?:backlog|downtime|scrap|lead time) (?:down|under|below|to)\\b',
    ],
    [6, '\\bwill have (?:\\w+ed|built|got|taken|written|brought|cut|run|led|won|made|put|had)\\b'],
    [
      7,
      `\\b(?:in|by|within|over|after|during|at|end of) (?:the |their |his |her |a |that |year )?(?:first|1st|one) (?:year|12 months|twelve months|six months|6 months|${N} months|quarter|few months)\\b|\\b(?:in|by) (?:the )?end of (?:the )?(?:first )?(?:year|probation|12 months|twelve months|year one)\\b|\\bfirst year\\b(?! (?:salary|of apprentice|student|degree|apprentice))|\\bin (?:a|one) year's time\\b|\\b(?:within|after|in) (?:a|one|1) year\\b|\\b(?:in|after|within|by) (?:12|twelve|six|6|eighteen|18) months(?:'? time)?\\b(?! (?:experience|of experience|contract|notice))|\\bsuccess (?:is|means|would|looks|will|for)\\b|\\bwhat (?:success|good) looks like\\b|\\byear one\\b|\\b(?:this|by) time next year\\b|\\btwelve months (?:in|from now)\\b|\\b12 months (?:in|from now)\\b|\\bi'(?:d|ll) (?:be happy|know it's worked|call it a success)\\b|\\bfirst (?:thing|job|task|priority) (?:is|will|would)\\b|\\bkpis?\\b|\\bby (?:next )?(?:christmas|summer|easter|spring|autumn) (?:i|we|they|the)\\b.{0,6}(?:want|should|need|'d)`,
    ],
    [
      4,
      "\\bi(?:'d)? want (?:us|the \\w+ \\w+|unplanned|our|scrap|downtime|lead times?|to see|it|a|every|all)\\b|\\b(?:halved|cut by|reduced (?:by|to)|down to|up to \\d+ ?%|certified to|accredited to)\\b|\\bget us (?:through|to|certified|accredited)\\b",
    ],
  ],
  responsibilities: [
    [
      6,
      `\\b(?:they|you|he|she|he or she|they all|the (?:person|engineer|role|job|post ?holder)|this person|whoever(?: \\w+){0,4}|someone|somebody|it)(?:'d|'ll| will| would| is going to| are going to| shall| get to| gets to)(?: also| then| mainly| mostly| basically| need to| have to)? (?:be )?(?:${DUTY}|\\w+ing)\\b(?! (?:nice|good|great|useful|helpful|a (?:bonus|plus)|able|in (?:on|by)|there|here))|^(?:will|would|to|you will|you'll|they'd|they'll) (?:also )?(?:be )?(?:${DUTY}|\\w+ing)\\b(?! (?:nice|good|able|a (?:bonus|plus)))|\\b(?:has|have|needs?|got|is going|are going|expected) to (?:${DUTY.replace(/\|(?:train|test|do|work|support|take|keep|drive|be working|write|writes|report|plan|check|handle|hand|bring)(?=\|)/g, '')})\\b|\\bthe (?:job|role|work|position) (?:is|involves|covers|includes|will|means|would)\\b(?! (?:based|in|at|permanent|hybrid|remote|new|full|part|site|on|contract|a (?:new|contract|replacement)))|\\bresponsib(?:le|ility|ilities)\\b|\\bday[- ]to[- ]day\\b|\\bduties\\b|\\baccountable\\b|\\b(?:reports?|reporting) (?:in)?to\\b|\\blooking after\\b|\\bin charge of\\b(?! people)|\\bline[- ]manag\\w+ (?:${N}|a|the|our)\\b|\\bmanag(?:e|es|ing) (?:a team|${N}|the team|our)\\b|\\bmain (?:job|task|duties|thing they'd)\\b|\\ba typical (?:day|week)\\b|\\btake (?:ownership|charge|responsibility) (?:of|for)\\b|\\bworking on (?:the|our|a)\\b|\\bspend (?:most|half|their|about|a lot)\\b`,
    ],
    [
      4,
      '^(?:supervis|manag|lead|look|runn?|oversee|prepar|writ|produc|deliver|design|develop|coordinat|plann?|carry|check|review|test|inspect|maintain|install|commission|servic|repair|build|draw|draft|assess|support|train|mentor|monitor|report|organis|sett?|keep|provid|liais|ensur|improv|reduc|own(?= (?:the|our|all))|creat|updat|work|assist|conduct|perform|undertak|attend|investigat|implement|identify|drive|specify|procur|buy|negotiat|audit|calibrat|program)(?:ing|ting|ning|e|es|s)? (?:a|an|the|our|all|new|and|out|to|with|on|for|of|up|weekly|monthly|daily|\\w+)\\b',
    ],
    [3, `^(?:${DUTY})\\b|\\blead (?:the|a|on|hazop|design)\\b`],
  ],
  technical: [
    [6, "\\b(?:who|that) (?:hasn't|has not|haven't|never) (?:used?|known|worked with|touched|seen)\\b"],
    [
      5,
      '\\b(?:must|should|need(?:s)? to|has to|have to|got to|will need to|ought to|to) (?:really |already |also |be able to |properly )?(?:know|understand|use|read|program|programme|be (?:familiar|proficient|competent|fluent|good|strong|skilled|hot|comfortable|confident|happy|at home) (?:with|in|on|at|using|around))\\b|\\bknowledge of\\b|\\b\\w+ knowledge\\b|\\bfamiliar(?:ity)? with\\b|\\bproficien(?:t|cy) (?:in|with)\\b|\\bcompeten(?:t|ce|cy) (?:in|with|on|at)\\b|\\b(?:good|strong|hot|solid|handy|confident|skilled|comfortable|happy|fluent|well versed|up to speed|at home) (?:on|in|with|at using|using) (?!people|clients|customers|the phone|their|others|front|meetings|teams?\\b|residents|each)|\\bunderstanding of\\b|\\bunderstands? (?!people|clients|customers)\\w+|\\bexpert(?:ise)? (?:in|with|on)\\b|\\b(?:be )?able to (?:use|read|program|programme|write (?:code|software|plc)|design|weld|calculate|model|draw|fault|diagnose|interpret|set up|set|operate|run|do|build|test|wire|solder|size|specify|strip|commission)\\b|\\bsecond nature\\b|\\binside out\\b|\\bback to front\\b|\\bknows? (?:their|his|her) way (?:around|round)\\b|\\bhands[- ]on with\\b|\\bwe use\\b|\\bwe run\\b(?! (?:a|an|our|the|two|three|\\d))|\\bsoftware (?:is|we)\\b|\\ball (?:our|the) (?:drawings|models|design|code|work) (?:is|are)\\b|\\bskills? (?:in|with|on)\\b|\\bskilled\\b',
    ],
    [
      3,
      '\\b(?:skills?|technical|software|tools?|calcs?|calculations?|drawings?|schematics?|diagrams?|standards?|codes?|methods?|systems?|machines?|equipment|kit|gear|instruments?|drives?|controls|plant|controllers?|protocols?|languages?|firmware|tolerances?|inspection|welds?|wiring|circuits?|plans?|designs?|modelling|analysis|simulation|testing|commissioning|debugging)\\b',
    ],
  ],
  experience: [
    [
      5,
      `\\b(?:look(?:ing)? for|want|need|expect|ask(?:ing)? for|hold out for|hoping for)(?: for)? (?:about |at least |around |maybe )?${SPAN} ${YEARS}\\b`,
    ],
    [
      7,
      `^(?:and |with |at least |about |around |say |ideally |minimum )*${SPAN} ${YEARS} (?:in|on|out|with|as|at|of|\\w+ing)\\b`,
    ],
    [7, '\\b(?:at least|minimum of|about|around) (?:a|one|half a) year\\b'],
    [
      7,
      `\\b(?:at least|minimum(?: of)?|min|over|more than|not less than|about|around|roughly|ideally|say|with)? ?${SPAN} ?${YEARS} ?(?:of |in |on |as |with |doing |'|plus |post[- ]|min\\b|minimum|experience|exp\\b|under|behind|running|building|designing|working|or (?:so|more)|at |hands|commercial|industry|relevant|site|practical|solid|good|proper|post)|\\bexperience (?:of|in|with|on|at|as|working|managing|designing|running|leading|from|across|using|is|essential|required|needed)\\b|\\b\\w+ experience\\b|\\bexperienced (?:in|with)\\b|\\bbackground (?:in|from|of)\\b|\\b\\w+ background\\b|\\btrack record\\b|\\bexperience\\b|\\b(?:ex|former)[- ](?:forces|military|reme|raf|navy|army|services?)\\b|\\bfrom the (?:forces|military|navy|army|raf|services)\\b|\\b(?:must|should|need to|ought to|they'd) (?:really )?have (?:already |actually |personally |previously )?(?:done|led|delivered|run|managed|worked|taken|shipped|been|seen|held|spent|brought|had|made|launched|supervised)\\b|\\b(?:have|has|having) (?:worked (?:in|on|with|for|at)|done (?:this|it|some|at least|a))\\b|\\bcome from (?:a|an|the)\\b|\\bworked (?:in|on|for|with|at) (?:a|an|the)?\\b|\\bused to working\\b|\\bexposure to\\b|\\bhistory of\\b|\\bpost[- ](?:grad(?:uate)?|qualification|chartership) experience\\b|\\bpqe\\b`,
    ],
    [
      5,
      `\\b(?:at least|minimum(?: of)?|min|more than|not less than) ${SPAN} ?${YEARS}\\b|\\b${SPAN} ?${YEARS} (?:min|minimum|plus|at least|is fine|would do|is enough|is plenty|should do)\\b`,
    ],
    [
      3.3,
      "\\b(?:have|has|having|had|who(?:'s|'ve)|they've) (?:already |actually |personally |previously |probably )?(?:designed|built|led|delivered|commissioned|shipped|installed|written|used|signed|tested|run|managed|done|seen|been|taken|worked|brought|launched|owned|held)\\b",
    ],
    [
      3.5,
      `\\b${SPAN} ?${YEARS}\\b(?! ?(?:contract|initially|framework|programme|deal|plan|ago|old|warranty|term|fixed|olds?\\b|service))(?<!\\b(?:been|stay|stayed|here|after|every|in|for|last|past|next|left in|within) (?:about |around |over |nearly |the last )?${NUMBER_WORD} years)|\\bsenior\\b(?= level)|\\bdone (?:it|this) before\\b`,
    ],
  ],
  qualifications: [
    [
      7,
      '\\bdegrees?\\b(?! (?:of|c\\b|celsius|heat))|\\b(?:is|are|be|being|already|fully|must be|ideally|working towards|towards|get|become|becoming) (?:c?harter(?:ed|ship)?)\\b|\\bchartered\\b|\\bdriving licen[cs]e\\b|\\blicen[cs]e (?:at|to|holder)\\b|\\blicen[cs]ed (?:to|engineer|electrician)\\b|\\bqualified (?:to|in|as|electrician|fitter|welder|engineer)\\b|\\btime[- ]served\\b|\\bsecurity clear(?:ed|ance)\\b|\\b(?:sc|dv) (?:clear\\w*|eligible)\\b|\\beligible (?:to join|for (?:membership|registration|chartership|the (?:panel|register)|corporate|fellowship))\\b|\\beligible for (?:sc|dv|security|clearance|bpss)\\b|\\balready cleared\\b|\\bclearance\\b(?! (?:fit|sale|hole|gap|between))|\\bright to work\\b|\\bsponsor(?:ship)?\\b(?! (?:your|the|local|a))|\\bvisa\\b|\\bfluent (?:spoken |written )?(?:english|german|french|spanish|italian|welsh|mandarin|polish|japanese)\\b|\\b(?:good|excellent|clear|fluent|decent) (?:spoken|written) english\\b|\\bspoken english\\b|\\bspeaks? (?:some |fluent |good )?(?:german|french|spanish|italian|welsh|mandarin|polish|japanese|dutch|english)\\b|\\bsome (?:german|french|spanish|italian|welsh|mandarin|polish|japanese|dutch)\\b|\\b(?:lift|carry|shift|handle|pull|push)(?:ing)? (?:a |an |up to |about |around )?(?:\\w+ ){0,2}\\d+ ?(?:kg|kilos?|lbs?)\\b|\\b(?:lift|carry|shift)(?:ing)? .{0,24}\\b\\d+ ?(?:kg|kilos?)\\b|\\b(?:able|happy|fit enough|have|need|comfortable|prepared) to (?:climb|work at heights?|lift|carry|wear|pass a medical|kneel|crawl|get (?:into|under))\\b|\\bcolou?r (?:vision|blind\\w*)\\b|\\bmedical (?:certificate|fitness|standard)\\b|\\bpass (?:a|the) (?:medical|drug|d&a|drugs)\\b|\\bdrugs? (?:and|&) alcohol\\b|\\bapprenticeship\\b|\\bapprentice[- ]trained\\b|\\bcertif(?:ied|icate|icates|ication) (?:in|as|to|for|needed|required|essential)?|\\baccredited\\b|\\bmember(?:ship)? of\\b|\\bcorporate member\\b|\\bcard[- ]?holder\\b|\\b(?:welding|site|crane|forklift|plant|safety|valid|current|in[- ]date) (?:tickets?|cards?|licen[cs]e)\\b|\\btickets?\\b(?! (?:loan|system|sales|queue))(?! to)|\\bqualifications?\\b|\\bregistered (?:engineer|electrician|with)\\b',
    ],
    [
      4,
      '\\b(?:qualified|certified|licen[cs]ed|ticketed|licen[cs]es?|cards?|level [2-7]|diploma|nationally recognised)\\b(?! (?:renewal|fees|readers?|access))',
    ],
  ],
  softSkills: [
    [
      7,
      '\\bgood (?:at|with) (?:\\w+ )?(?:speaking|talking|dealing|explaining|listening|getting on|communicating|people|customers|clients|the public)\\b',
    ],
    [
      6,
      "^(?:must be |be |being )?able to (?:defend|explain|argue|present|persuade|convince|reassure|talk to|speak to|stand up (?:in|to)|hold (?:their|your) own|say no|take criticism|listen|keep|stay|handle|deal with|cope|work (?:alone|under|with|on (?:their|your) own)|build (?:relationships|trust|rapport)|win)\\b|\\b(?:an? )?(?:good |keen |sharp )?eyes? for (?:a |the )?(?:detail|small things|what's wrong|mistakes?|a bargain|trouble)\\b|^(?:won't|will not|never|doesn't|wouldn't) (?:pass|sign|let|fudge|bodge|skip|hide|bluff|wing|panic|sulk|shout|guess|flap|cut|take no for|walk past|settle for|be (?:rushed|bullied|pushed|hurried))\\b|\\b(?:clear|concise|brief|precise|good|plain|careful|accurate|tidy) (?:and (?:brief|concise|clear|precise|plain) )?(?:report |technical )?(?:writers?|writing|drafting|handwriting|paperwork|speaker|communicators?)\\b|\\btelephone manner\\b|\\b(?:good|nice|pleasant) (?:phone|telephone) (?:manner|voice)\\b|\\bsomebody who asks when\\b",
    ],
    [
      5,
      '\\b(?:be|is|are|being|someone|somebody|person|quite|very|really|pretty) (?:\\w+ )?(?!use|help|success|meaning|power|vari|previ|obvi|continu|hazard|danger|serious|numer|aw|full)\\w+(?:ful|ous|minded|headed|tempered|skinned|spoken|hearted|footed|mannered|natured)\\b|\\bat ease (?:in|with|among)\\b',
    ],
    [7, '\\bthe (?:sort|kind|type) (?:of (?:person|people) )?(?:who|that)\\b'],
    [
      5,
      '\\b(?:nobody|no one|not anyone|not somebody|not someone) who\\b(?! (?:has left|left|works here))|\\b(?:value|like|want|need) (?:someone|somebody|a person|people)\\b(?! (?:on|for|to|in|at|from|by)\\b)',
    ],
    [
      6,
      "\\b(?:(?:hold|stand|keep)s? (?:their|your|his|her|its) (?:own ground|ground|own|nerve|temper|patience|cool|head)|stands? up to|push(?:es)? back|bite(?:s)? (?:their|your) (?:lip|tongue)|takes? no for an answer|take(?:s)? a (?:challenge|joke|telling)|rub along|all sorts|generous|cool under|stays? level|keeps? (?:\\w+ )?(?:residents|clients|people|everyone|us) (?:told|informed|posted|happy)|cut(?:s)? corners|shortcuts|steady|stay(?:s)? friends|checkers?|let back in|humility|humble|gentle|nice to|kind to|muddy|courtesy|courteous|handovers?|jerks|calm|approachable|methodical|tidy|careful|curious|patient|patience|organi[sz]ed|proactive|self[- ]?starter|self[- ]motivated|team player|people person|good with people|diplomatic|diplomacy|tactful|tact|assertive|resilient|resilience|adaptable|adaptability|dependable|conscientious|meticulous|thorough|punctual|trustworthy|unflappable|level[- ]headed|down[- ]to[- ]earth|easy[- ]going|outgoing|personable|polite|courteous|humble|modest|honest(?!ly)|honesty|integrity|enthusiastic|inquisitive|pragmatic|practical[- ]minded|decisive|persuasive|empath\\w+|kind\\b(?! of)|can[- ]do|common[- ]sense|attention to detail|eye for detail|detail[- ]oriented|detail[- ]focused|communicat(?:e|es|or|ion skills|ing clearly)|communication\\b(?= skills|$)|interpersonal|stakeholders?|good listener|listens?|negotiator|problem[- ]solver|solves problems|thick[- ]skinned|thick skin|backbone|stubborn|sense of humour|works? well (?:with|in|under|alone|on)|work(?:s|ing)? (?:independently|alone|unsupervised|on their own|under pressure|to deadlines|without supervision|off their own bat)|own initiative|uses? (?:their )?initiative|initiative|takes? (?:ownership|pride|responsibility\\b(?! for))|pride in|get(?:s|ting)? (?:on|along) (?:well )?with|stand(?:s)? (?:up to|their ground)|hold(?:s)? their own|say(?:s)? no\\b|push(?:es)? back|speak(?:s)? up|owns? up|admits?|asks? (?:questions|for help|before|when|why|if)|explain(?:s|ing)?\\b|talk(?:s|ing)? to\\b|deal(?:s|ing)? with (?:clients|customers|people|difficult|the public|suppliers|residents|architects|contractors|all)|confident (?:with|talking|speaking|presenting|in front|dealing|on the phone|enough)|presents? well|presentation skills|writes? (?:a )?(?:clear|good|well|decent|concise|things|plain)\\w*|write (?:clear|good|decent|concise|plain)|clear (?:writer|communicator|reports|thinker|head)|not (?:shy|afraid|scared|frightened|precious|a (?:jobsworth|prima donna|shouter|clock)|someone who|somebody who|too proud|easily)|doesn't (?:panic|mind|need|give up|flap|get|hide|shout|cut corners|guess|moan|sulk|take)|won't (?:panic|cut corners|be bullied|be pushed|flap|walk past)|does not (?:panic|mind|give up|cut|guess)|keeps? (?:their )?(?:cool|calm|a cool head|promises|their word)|stays? calm|thinks? (?:on their feet|things through|ahead|for themselves|before)|turns? up\\b|reliable\\b(?! (?:supply|kit|equipment|machines|van))|finish(?:es)? what|sees? things through|loyal|team spirit|team[- ]?work\\w*|collaborative|people skills|soft skills|customer[- ]fac\\w+|client[- ]fac\\w+|chair (?:a|the|meetings)|influenc(?:e|ing)|leadership\\b(?! team)|willing(?:ness)? to learn|wants? to learn|keen to learn|eager|hungry|quick learner|learns? (?:quickly|fast)|fast learner|bright|sharp|clever|flexible (?:attitude|approach|person|and)|positive (?:attitude|person)|attitude|(?:good |right )?temperament|persever\\w+|rigorous|disciplined|trusted|discreet|firm but|firm with|gets? (?:things|stuff|it) done|hard[- ]?work(?:ing|er)|graft(?:er)?|muck(?:s)? in|roll(?:s)? (?:up )?their sleeves|presentable|well[- ]spoken|articulate|friendly (?:with|to|manner|person)|nosy|fussy|picky|precise|tenacious|dogged|walks about|build(?:s)? (?:relationships|rapport|trust)|bring(?:s)? people with|no ego|low ego|ego|creative|imaginative|innovative thinker|open[- ]minded|open to (?:challenge|feedback|being)|proved wrong|takes? (?:criticism|feedback|advice)|give(?:s)? feedback|coach(?:es|ing)? (?:others|juniors|people)|good manners|tells? (?:me|us|people) (?:when|if|the|straight)|tell (?:a|the|me|people|us)|straight[- ](?:talking|forward person)|plain[- ]speaking|juggle|prioriti[sz]e|multi[- ]?task|time management|self[- ]disciplin\\w+|good humou?r|tolerant|likeable|likes people|enjoys? (?:teaching|explaining|working|talking|helping|meeting|being|variety))\\b",
    ],
    [
      3,
      '\\b^(?:i want |i would like |we want |we need |need |want )*(?:someone|somebody|a person) \\w+|\\b(?:someone|somebody|a person|the (?:sort|kind|type) of person|anyone|people) (?:who|that|with|i can|we can|the)\\b|\\b(?:attitude|personality|character|persona|demeanour|manner)\\b|\\b(?:clients?|customers?|residents?|architects?|contractors?|operators|suppliers?|shop floor|public)\\b(?= (?:will|trust|like|respect))|\\bnot (?:someone|somebody|a person|one for)\\b|\\bgood (?:at|with) (?:\\w+ )?(?:people|clients|customers|talking|listening|explaining|paperwork)\\b|\\b(?:pleasant|positive|confident|independent|flexible|reliable|friendly|quick|steady|sensible|mature attitude|strong|firm|fair|tough|alert|neat|quiet|cheerful|sociable|energetic|driven|passion\\w*|motivated|ambitious|committed|dedicated|commitment|commercial(?:ly)?[- ](?:aware|minded))\\b',
    ],
  ],
  motivation: [
    [3, '\\bwho (?:likes?|loves?|enjoys?) (?:to |a )?\\w+'],
    [
      6,
      '\\bmotivat(?:es|ion|ing)\\b|\\bmotivated by\\b|\\bwhat (?:drives|excites) (?:them|the|someone)\\b|\\bdriven by\\b|\\bgets? (?:them )?out of bed\\b|\\bgets? a (?:buzz|kick) (?:out of|from)\\b|\\bwould suit (?:someone|somebody|a|an)\\b|\\bsuit(?:s|ed)? (?:someone|somebody) who\\b|\\b(?:someone|somebody|people|person|the right person) (?:who|that) (?:really |genuinely |actually )?(?:loves?|wants? (?:to (?:see|make|build|own|be|get|work|leave|do|grow|shape|run|take|move|have)|a|more|their|variety|responsib)|cares? about|is excited|gets excited|dreams|is proud|is tired of|is fed up|is looking)\\b|\\bwants? to (?:see (?:their|things|the)|make a difference|build something|shape)\\b|\\bproud (?:of|to)\\b|\\bthe (?:appeal|attraction|draw|reward|satisfaction) (?:is|of)\\b|\\bsatisfaction\\b(?! survey)|\\brewarding\\b|\\bfed up (?:of|with)\\b|\\btired of\\b|\\bloves? (?:solving|building|making|seeing|the|machines|engines|trains|bridges|variety|problems)\\b',
    ],
  ],
  alsoSaid: [
    [
      3.5,
      '\\b(?:we (?:make|build|manufacture|supply|sell|export)|turnover of|customers include|clients include|our (?:customers|clients|products) (?:are|include)|shortlist of|budget (?:is|has been) (?:signed|approved))\\b',
    ],
  ],
}
