export interface ReplyRow {
  pattern: RegExp
  yes: readonly string[]
  no: readonly string[]
}

/** What nobody has undertaken to do. The plan's own words may say it. */
export const PROMISES: readonly ReplyRow[] = [
  {
    pattern:
      /\b(?:i|we|our (?:agency|team|recruiters?|consultants?))(?:['’](?:ll|ve)| will| can| do| shall| have)? (?:(?!not\b|never\b)\w+ ){0,2}?(?:promise|guarantee|assure you)\b|\b(?:my|our) (?:\w+ )?(?:promise|guarantee|word on it)\b|\b(?:that['’]?s|this is|it['’]?s|have|has|get|with) (?:a|an|the) (?:\w+ )?(?:promise|guarantee)\b|\bguaranteed\b(?![^?]*\?)/i,
    yes: [
      'I guarantee that.',
      'We promise a hire.',
      'I can promise you a good field.',
      'It comes with a guarantee.',
      'You have our promise.',
      'A hire is guaranteed.',
    ],
    no: [
      'That is a promising start.',
      'Thank you for that.',
      'Sorry, the button I promised is missing.',
      'I’d promise only that they’d start beside him.',
      'Put like that it reads as a promise to candidates.',
      'Do you promise them the training?',
      'Is any overtime guaranteed?',
    ],
  },
  {
    pattern:
      /\b(?:rest assured|money back|refund(?:ed|s)?|free of charge|no fees?\b|without (?:any )?fees?|discount(?:ed|s)?)\b/i,
    yes: ['There is no fee.', 'You can have your money back.', 'We give a discount.'],
    no: ['How are the fees?', 'Thank you for that.'],
  },
  {
    pattern:
      /\b(?:i|we|our (?:team|recruiters?|consultants?))(?:['’]ll| will| can| shall| are going to|['’]re going to| am going to|['’]m going to) (?:\w+ ){0,2}?(?:find|fill|source|hire|place|deliver|secure|send|get|have|present|introduce|supply|start advertising|advertise|publish|interview|call|phone|email|contact)\b/i,
    yes: [
      'We will find you a fitter by Friday.',
      'I’ll send you candidates.',
      'We can fill this quickly.',
      'I will call you.',
    ],
    no: ['I will note that.', 'We can add that later.', 'You will find it in the brief.'],
  },
  {
    pattern:
      /\byou(?:['’]ll| will| can expect to|['’]re going to| should) (?:\w+ ){0,2}?(?:have|get|see|receive|hire|attract|find|meet|fill) (?:\w+ ){0,4}?(?:candidates?|applicants?|applications?|cvs?|shortlist|hire|people|engineers?|someone|responses?|it filled|the role|the post)\b/i,
    yes: [
      'You will have candidates soon.',
      'You should see plenty of applications.',
      'You’ll get a shortlist.',
    ],
    no: ['You will see it in the brief.', 'You can edit it there.'],
  },
  {
    pattern:
      /\b(?:by|before|within|in) (?:tomorrow|next week|monday|tuesday|wednesday|thursday|friday|the end of (?:the|this) (?:week|month|day)|a (?:day|week|month)|days|hours)\b/i,
    yes: ['It will be live by Friday.', 'That takes a reply within a day.'],
    no: ['How is the week split?'],
  },
]

/** Behind one of these nothing is promised: "I can’t promise that", "so that it doesn’t read as a guarantee". */
export const DENIES =
  /(?:\b(?:not|never|cannot|nobody|nothing|without|rather than|instead of)(?! (?:only|just|merely|fails?)\b)|n['’]t)(?:[ ](?!but\b|so\b|because\b)[\w’'-]+){0,5}[ ]*$/i

/** Behind one of these a thing is only named as what the writer has not: "I have no market rate for that". */
export const LACKS =
  /\b(?:i|we)(?:(?:['’]ve| have)(?: got)? (?:no|nothing)|(?: do| have|['’]ve)(?: not|n['’]t) (?:have|got|know|hold)|(?: can(?:not|['’]t)|(?: could|d)n['’]t) (?:tell|say|give|quote|name))\b(?:[ ](?!but\b|so\b|because\b|that\b)[\w’'-]+){0,5}[ ]*$/i

/** Facts about the market, people or the law that no source has given. */
export const CLAIMS: readonly ReplyRow[] = [
  {
    pattern:
      /\b(?:market (?:rate|pay|average|salary|norm|value)|going rate|average (?:salary|pay|wage)|(?:competitors?|others|other (?:firms|companies|employers)|most (?:firms|companies|employers)) (?:pay|offer|are paying|are offering)|(?:above|below|under|over) (?:the )?market|(?:salaries|pay|rates|wages) (?:for|in) (?:this|that|these|your|the) (?:role|roles|area|sector|region|industry)|typical(?:ly)? (?:pay|salary|paid|earns?)|industry (?:average|standard pay|norm))\b/i,
    yes: [
      'The market rate is higher.',
      'Competitors pay more.',
      'The average salary is lower than yours.',
      'That is below market.',
    ],
    no: ['What is the pay?', 'I can’t suggest a figure.'],
  },
  {
    pattern:
      /\b(?:research|studies|statistics|surveys?|data) (?:shows?|suggests?|says?|indicates?|proves?)\b|\b(?:it is|that is|that['’]s|it['’]s) (?:perfectly |completely |entirely |quite )?(?:legal|lawful|fine (?:legally|by law)|allowed by law)\b|\bthe law (?:allows|permits|lets)\b/i,
    yes: ['Research shows that people leave.', 'That’s perfectly legal.', 'The law allows it.'],
    no: ['The Equality Act 2010 protects age.'],
  },
]

/** An email, web or phone address. A name without "www" counts by its ending, by its path, or where somebody is sent to it. */
export const CONTACT =
  /[\w.+-]+@[\w-]+\.[\w.]+|\b(?:https?:\/\/|www\.)\S+|\b(?!asp\.net\b)[a-z0-9-]{2,}\.(?:com|co\.uk|org|net|io|uk|eu|gov|ac\.uk|info|biz|xyz|dev|tv|ly|ru|cn|example|test|invalid)\b(?:\/\S*)?|\b[a-z0-9-]{2,}\.[a-z]{2,}\/\S*|(?<=\b(?:visit|go to|apply (?:at|via|on|through)|links? to|see|found at|browse) (?:our |the )?)[a-z0-9-]{2,}\.(?!js\b)[a-z]{2,}\b|(?<![\d£$€.,])(?:\+\d{1,3}[\s().-]*|\(?0)\d(?:[\s().-]*\d){7,11}(?!\d)/i
