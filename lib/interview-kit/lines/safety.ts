/** Where a mistake hurts somebody. */
const SAFETY =
  /\b(?:safe|safely|safety|safeguard\w*|isolat\w+|lock(?:ed|ing)?[- ]?(?:off|out)|loto|permits?[- ]to[- ]\w+|prov(?:e|ing) dead|live work\w*|at heights?|confined spaces?|medication|medicines|infection|moving and handling|lift(?:ing)? (?:plans?|operations?|accessories)|(?:tower|mobile|crawler) cranes?|crane lifts?|(?:tandem|blind) lifts?|loler|puwer|pssr|pressure systems?|coshh|dsear|atex|asbestos|risk assess\w+|rams|method statements?|temporary works|interlocks?|guards?|guarded|guarding|emergenc\w+|hazard\w*|radiation|explosi\w+|possessions?|haccp|allergens?|food safety|food hygiene|drivers['’]? hours|working time (?:regulations|directive)|loads?\b.{0,40}\bsecur\w+|secur\w+ (?:\w+ )?loads?|trench(?:es)?|excavations?|legionella|cat and genny|cable avoidance|(?:buried|underground|marks?) services|stop (?:a|the) (?:job|lift|work|line)|sil \d|61508|61511)\b/i

export const isSafetyCritical = (text: string): boolean => SAFETY.test(text)
