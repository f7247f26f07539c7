import type { Ground } from '@/lib/consultation/guard/law/grounds'

/** Words that name a subject of law or practice, and the card on it. */
export interface RuleCue {
  words: RegExp
  /** Of a law card where there is a `ground`, else of a process card. */
  card: string
  ground?: Ground
  /** Only the last sentence of the card is about it. */
  isOneSentence?: true
  /** Needs other words that ask for a rule: "interview" alone could be anything. */
  isWeak?: true
  /** A word of this ground says nothing more here: a medical is about health. */
  covers?: Ground
  yes: readonly string[]
  no: readonly string[]
}

const PAY = '(?:pay|salary|salaries|wages?|money|figure|range|rate)'
const ABROAD =
  '(?:abroad|overseas|(?:an)?other country|outside (?:of )?(?:the )?(?:uk|britain|country)|spain|portugal|france|italy|greece|germany|ireland|poland|romania|india|pakistan|dubai|australia|america|the (?:states|us|usa|netherlands))'
const LODGING = '(?:rent|rooms?|accommodation|lodgings?|digs|housing|board|caravan|flat|living in)'

/** The first that fits counts. */
export const RULE_CUES: readonly RuleCue[] = [
  {
    words: /\b(?:native|mother tongue|first language|accent)\b/i,
    card: 'race',
    ground: 'race',
    yes: ['Can we insist on a native English speaker?'],
    no: ['Can we insist on English?'],
  },
  {
    words: /\b(?:drugs?|alcohol)(?: (?:and|or|&) (?:drugs?|alcohol))?[- ](?:test|screen)\w*|\bd&a test\w*/i,
    card: 'drug-testing',
    covers: 'disability',
    yes: ['is it all right to drug test people', 'Can we do drug and alcohol testing?'],
    no: ['Do they test drugs in the lab?'],
  },
  {
    words:
      /\b(?:medicals?\b(?! (?:records?|history|conditions?|device|school|team|staff|sector|company))|health (?:check|screen)\w*)/i,
    card: 'health-checks',
    covers: 'disability',
    yes: ['Can I make them have a medical?'],
    no: ['Can I see their medical history?', 'Do they sell medical devices?'],
  },
  {
    words:
      /\b48[- ]hours?\b|\bopt(?:s|ed|ing)?[- ]out (?:form|agreement|of the (?:48|working))|\bworking time (?:regulations?|directive|rules?|limit)\b/i,
    card: 'working-time',
    yes: [
      'Do they need to sign an opt-out form?',
      'What does the working time directive say about 55 hours?',
    ],
    no: ['Can they opt out of the pension?', 'Is 48 too old?'],
  },
  {
    words:
      /\bunpaid (?:work )?(?:trials?|shifts?|days?|exercises?|tasks?)\b|\b(?:work|working) trials?\b|\btrial (?:days?|shifts?|weeks?)\b/i,
    card: 'work-trials',
    isWeak: true,
    yes: ['Can we have them in for an unpaid trial?', 'do we have to pay for a trial shift'],
    no: ['Is unpaid overtime normal?', 'Do they run clinical trials?'],
  },
  {
    words: /\bhow old (?:they|he|she|people|someone|candidates?)\b|\b(?:date of birth|their ages?)\b/i,
    card: 'age',
    ground: 'age',
    yes: ['Can I ask how old they are?', 'is it ok to ask for their date of birth'],
    no: ['How old is the building?'],
  },
  {
    words:
      /\b(?:sick|sickness|health|medical|illness|ill)\b(?! (?:and safety|cover|pay|sector|care|board|service|visitor))/i,
    card: 'disability',
    ground: 'disability',
    yes: ['Can I ask how many days sick they’ve had?'],
    no: ['Can I ask for health and safety training?'],
  },
  {
    words: /\bdisabled\b.*\binterview|\binterview.*\bdisabled\b/i,
    card: 'disability-confident',
    covers: 'disability',
    yes: ['Do I have to interview disabled applicants?'],
    no: ['Do I have to interview everybody?'],
  },
  {
    words:
      /\b(?:dbs|crb|barred list|enhanced check)\b.*\bschools?\b|\bschools?\b.*\b(?:dbs|crb|barred list|enhanced check)\b/i,
    card: 'school-contractors',
    yes: ['Do our fitters need a DBS to work in schools?', 'do they need an enhanced check for the school'],
    no: ['Do they need a DBS?', 'Is there a school nearby?'],
  },
  {
    words: /\b(?:dbs|crb|pvg|criminal|convictions?|police checks?)\b/i,
    card: 'criminal-records',
    yes: ['Do I need a DBS for this one?'],
    no: ['Do I need a CSCS card for this one?'],
  },
  {
    words:
      /\breferences\b.{0,30}\b(?:first|before|until|interview|offer|employers?|ask|take|get|check|follow)|\b(?:ask|take|taking|chase|contact|want|get|check)\w*\b.{0,20}\b(?:references|a reference)\b|\breferees?\b/i,
    card: 'references',
    yes: ['When should I take up references?', 'can I contact their referees'],
    no: ['Can I ask for reference drawings?'],
  },
  {
    words: new RegExp(
      `\\b(?:minimum|living|legal) wage\\b|\\bcommission[- ]only\\b|\\bunpaid\\b|\\bnmw\\b|\\b(?:least|lowest|minimum|legal)\\b.{0,25}\\b${PAY}\\b|\\bapprentice(?:ship)? ${PAY}\\b|\\b${LODGING}\\b.{0,40}\\b(?:${PAY}|pay packet)\\b|\\b(?:tak|dock|deduct|stop|charg)\\w*\\b.{0,40}\\b(?:for|their|the) ${LODGING}\\b`,
      'i',
    ),
    card: 'minimum-wage',
    yes: [
      'What’s the least we can pay?',
      'is that below the minimum wage',
      'Can I charge them for the caravan?',
      'could we do it commission only',
    ],
    no: ['What do they pay in rent?', 'Is there a minimum order?'],
  },
  {
    words:
      /\bself[- ]?employed\b|\bir35\b|\bcis\b|\bsole traders?\b|\b(?:on|through) the books\b|\bemployment status\b/i,
    card: 'employment-status',
    yes: ['Are they employed or self-employed?', 'is this inside IR35'],
    no: ['Are they employed by the council?'],
  },
  {
    words: new RegExp(
      `\\b(?:work\\w*|do (?:it|this|that|the job)|liv(?:e|es|ing)|based|remote(?:ly)?|log ?(?:in|on)|dial in|be)\\b.{0,30}\\b${ABROAD}\\b`,
      'i',
    ),
    card: 'working-abroad',
    yes: ['Can they work from abroad?', 'could someone do it from another country'],
    no: ['Do they ship goods overseas?'],
  },
  {
    words:
      /\b(?:holidays?|annual leave|leave entitlement)\b.*\b(?:by law|law|legal\w*|entitle\w*|work\w* (?:it |that )?out|calculat\w*|pro rata|minimum|accru\w*|term[- ]time|part[- ]?tim\w*)\b|\b(?:legal\w*|entitle\w*|work\w* (?:it |that )?out|calculat\w*|pro rata|minimum|accru\w*)\b.*\b(?:holidays?|annual leave|leave)\b/i,
    card: 'holiday',
    yes: ['How much holiday do they get by law?', 'how do I work out the holiday for a part timer'],
    no: ['Did I mention the holidays?', 'Can they leave early?'],
  },
  {
    words:
      /\b(?:maternity|paternity|adoption|parental|sick(?:ness)?)(?: leave)? cover\b|\bcover(?:s|ing)? (?:for )?(?:maternity|(?:her|his|their) leave)\b|\bwho\b.{0,20}\bcovering\b|\bfixed[- ]term\b/i,
    card: 'fixed-term-cover',
    covers: 'pregnancy',
    yes: ['Is it fine to say it’s maternity cover?', 'can I say who they’re covering for'],
    no: ['Is it fine to say no to maternity leave?'],
  },
  {
    words: new RegExp(
      `\\b(?:full[- ]time|fte|pro[- ]?rata|full[- ]year)\\b.{0,40}\\b(?:${PAY}|equivalent|amount)\\b|\\b${PAY}\\b.{0,30}\\bpro[- ]?rata\\b`,
      'i',
    ),
    card: 'part-time-pay',
    yes: ['Do I put the full-time equivalent?', 'should I show the pro rata salary'],
    no: ['Is it full time?'],
  },
  {
    words: new RegExp(
      `\\b(?:show|advert\\w*|publish\\w*|print|hid(?:e|ing)|leav(?:e|ing) (?:off|out)|keep(?:ing)? back|not (?:saying|showing|giving))\\b.{0,40}\\b${PAY}\\b|\\b(?:leav(?:e|ing)|keep(?:ing)?|miss(?:ing)?)\\b.{0,12}\\b${PAY}\\b.{0,12}\\b(?:out|off|back|quiet|hidden|secret)\\b|\\b${PAY}\\b.{0,40}\\b(?:show|advert\\w*|publish\\w*|hidden|secret|left (?:out|off))\\b`,
      'i',
    ),
    card: 'showing-pay',
    yes: ['Do I have to put the salary in the advert?', 'is it bad to leave the pay out'],
    no: ['Is the pay monthly?'],
  },
  {
    words: /\bsponsor(?!ship deal)|\b(?:skilled worker|work) visas?\b/i,
    card: 'visa-sponsorship',
    yes: ['Do we have to sponsor visas?', 'is it ok to say no sponsorship'],
    no: ['Must we check passports?'],
  },
  {
    words:
      /\b(?:statutory|legal|minimum|least)\b.{0,20}\bnotice\b|\bnotice\b.{0,40}\b(?:by law|legally|legal|statutory|the law)\b/i,
    card: 'statutory-notice',
    yes: ['What’s the statutory notice?', 'how much notice do they have to give by law'],
    no: ['What notice did I say?'],
  },
  {
    words:
      /\b(?:legal|maximum|max|minimum|highest|lowest|law|limit)\b.{0,30}\b(?:temperatures?|heat|hot|cold)\b|\btemperatures?\b.{0,30}\b(?:law|legal|limits?|allowed|maximum|minimum)\b|\btoo (?:hot|cold) to (?:work|weld)\b/i,
    card: 'workplace-heat',
    yes: ['Is there a maximum temperature for a workshop?', 'when is it too hot to work'],
    no: ['Is it hot in there?'],
  },
  {
    words:
      /\btribunals?\b|\b(?:sue|sued|suing)\b|\b(?:discrimination|equality act) claims?\b|\bclaims?\b.{0,20}\bdiscrimination\b/i,
    card: 'tribunal-claim',
    yes: ['What could a tribunal cost us?', 'could they sue us'],
    no: ['Is there a claims team?'],
  },
  {
    words: /\bright to work|\bvisas?\b|\bwork permit|\bpassports?\b/i,
    card: 'right-to-work',
    yes: ['Must we check the right to work?'],
    no: ['Must we check the rota?'],
  },
  {
    words:
      /\b(?:driving|driver['’]?s?|drivers?|car|own|clean|full)(?: uk| driving)? licen[cs]e|\bdriv(?:e|es|er)\b|\btall\b|\bown (?:car|transport|vehicle|wheels)\b/i,
    card: 'restricted-adverts',
    isOneSentence: true,
    yes: ['Is it ok to ask for a driving licence?', 'is asking for their own transport allowed'],
    no: ['Is there a van?'],
  },
  {
    words:
      /\b(?:speak|speaks|speakers?|languages?|english|welsh|polish|french|german|spanish|gaelic|urdu|fluent)\b/i,
    card: 'restricted-adverts',
    isOneSentence: true,
    yes: ['Would asking for fluent Polish be a problem?'],
    no: ['Would asking for Python be a problem?'],
  },
  {
    words:
      /\b(?:legal\w*|lawful\w*|illegal\w*|unlawful\w*|the law|discriminat\w*)\b.*\b(?:years?|degrees?|full[- ]time)\b|\b(?:years?|degrees?|full[- ]time)\b.*\b(?:legal\w*|lawful\w*|illegal\w*|unlawful\w*|the law|discriminat\w*)\b/i,
    card: 'indirect',
    yes: ['Is it legal to ask for five years?', 'would a degree be discrimination'],
    no: ['Is it ok to ask for a degree?'],
  },
  {
    words: /\byears?\b.{0,20}\bexperience\b/i,
    card: 'years-of-experience',
    yes: ['Is it ok to say ten years of experience?'],
    no: ['Is it a ten-year lease?'],
  },
  {
    words: /\b(?:see|read|keep|ask for)\b.{0,20}\bnotes?\b|\bnotes?\b.{0,30}\binterview/i,
    card: 'interview-notes',
    yes: ['Can candidates see my notes?'],
    no: ['What have you noted?'],
  },
  {
    words: /\binterview/i,
    card: 'structured-interviews',
    isWeak: true,
    yes: ['How should I interview them?'],
    no: ['How should I train them?'],
  },
]
