/** What a word or phrase does to its sentence. Adding or losing one changes what was said. */
export type Meaning =
  | 'negation'
  | 'optional'
  | 'condition'
  | 'unless'
  | 'alternative'
  | 'minimum'
  | 'moreThan'
  | 'maximum'
  | 'lessThan'
  | 'notBefore'
  | 'notAfter'
  | 'about'
  | 'exclusive'
  | 'except'
  | 'wish'
  | 'need'
  | 'possible'
  | 'sometimes'
  | 'often'
  | 'usually'
  | 'rarely'
  | 'always'
  | 'all'
  | 'most'
  | 'some'
  | 'many'
  | 'basic'
  | 'strong'
  | 'none'

export interface MeaningRow {
  meaning: Meaning
  /** In the form of `tokensOf`, separated by commas. `#` stands for a figure that must follow and is not part of the phrase. */
  phrases: string
  yes: readonly string[]
  no: readonly string[]
}

/** The longest phrase at a place wins; rows of `none` take words out of the others' reach. */
export const MEANING_ROWS: readonly MeaningRow[] = [
  {
    meaning: 'negation',
    phrases: `not, no, never, none, nor, neither, nothing, nobody, nowhere, nothing may, nobody may, without, non, no one, rather than, instead of,
      as opposed to, in place of, free of, free from, lack of, lacking, no longer, not at all`,
    yes: ['no nights', 'Revit rather than AutoCAD', 'They won’t travel'],
    no: ['no matter what', 'no later than June', 'not only steel'],
  },
  {
    meaning: 'optional',
    phrases: `not essential, not necessary, not required, not needed, not mandatory, not a must, no need, optional, not have to,
      not need, need not, not compulsory, not vital, not a deal breaker, not a dealbreaker, not strictly necessary, no requirement, not a requirement`,
    yes: ['a degree isn’t essential', 'no need for a degree'],
    no: ['a degree is essential'],
  },
  {
    meaning: 'condition',
    phrases: `if, provided that, provided you, provided they, provided we, provided the, providing, as long as, so long as, long as you, long as they, long as we, long as it, subject to, depending, depends, dependent on, assuming, whether, in case,
      on condition, only if, only when, as needed, when needed, where needed, if needed, as necessary, when necessary,
      where necessary, if necessary, as required, when required, where required, if required, conditional, contingent`,
    yes: ['subject to DV clearance', 'if the project lands', 'nights as required', 'long as they can drive'],
    no: ['as if by magic', 'provided by the client'],
  },
  {
    meaning: 'unless',
    phrases: 'unless, except if, except when, if not',
    yes: ['unless it rains'],
    no: ['if it rains'],
  },
  {
    meaning: 'alternative',
    phrases: 'or, either, alternatively, and / or, otherwise',
    yes: ['Revit or Tekla'],
    no: ['40 hours or so', 'five years or more', '1 May or near'],
  },
  {
    meaning: 'minimum',
    phrases: `at least, minimum, min, at a minimum, as a minimum, or more, or above, or over, or better, or higher, and above,
      and over, and up, upwards, upward of, upwards of, no less than, not less than, no fewer than, not fewer than, starting at,
      starting from`,
    yes: ['at least 5 years', 'five or more years', 'no fewer than 3'],
    no: ['up to 5 years'],
  },
  {
    meaning: 'moreThan',
    phrases: 'more than, over #, above #, past #, beyond #, in excess of, exceeding, north of #',
    yes: ['over 25 kg', 'more than 5'],
    no: ['over the weekend', 'above the shop'],
  },
  {
    meaning: 'maximum',
    phrases: `up to, at most, at the most, maximum, max, no more than, not more than, or less, or fewer, or under, or below, and under,
      capped at, limited to, not exceeding, no greater than, not over, not above`,
    yes: ['up to three days', 'three days max', 'no more than 3', 'up to a fortnight', 'up to Friday'],
    no: ['up to date', 'up to speed with Revit', 'hand it up to the office', 'more or less done'],
  },
  {
    meaning: 'lessThan',
    phrases: 'less than, fewer than, under #, below #, short of #, within #',
    yes: ['under 5 tonnes', 'less than half'],
    no: ['under pressure', 'below deck'],
  },
  {
    meaning: 'notBefore',
    phrases: `not before, no earlier than, not earlier than, not until, at the earliest, onwards, onward, no sooner than, not start before,
      not start until`,
    yes: ['not before April', 'April at the earliest'],
    no: ['before April'],
  },
  {
    meaning: 'notAfter',
    phrases: 'no later than, not later than, at the latest, not after, latest',
    yes: ['no later than June'],
    no: ['after June'],
  },
  {
    meaning: 'about',
    phrases:
      'about #, about £, around #, around £, roughly, approximately, circa, or so, more or less, give or take, ish, or thereabouts, or near, or near enough, nearly, almost',
    yes: ['about 40 hours', '£40k or so'],
    no: ['about the client'],
  },
  {
    meaning: 'exclusive',
    phrases: `only, solely, exclusively, purely, alone, strictly, sole, nothing but, nothing else, nobody else, no other, none other,
      no one else`,
    yes: ['days only', 'nothing but steel'],
    no: ['not only steel', 'only if it rains'],
  },
  {
    meaning: 'except',
    phrases: `except, except for, excluding, excludes, exclude, excluded, apart from, aside from, other than, but not, save for,
      with the exception of, exclusive of, bar`,
    yes: ['every site except Leith', 'but not Leith'],
    no: ['every site including Leith'],
  },
  {
    meaning: 'wish',
    phrases: `ideally, preferably, preferred, prefer, preference, nice to have, good to have, would be nice, would be good, would be great,
      would be useful, would be helpful, would be handy, would be ideal, only handy, only useful, only nice, only a bonus, only a plus, only desirable, just handy, would be a bonus, is a bonus, a bonus if, be a bonus,
      as a bonus, bonus points, a plus, be a plus, a big plus, an advantage, be an advantage, advantageous, desirable, desired,
      would help, be beneficial, be welcome, be welcomed, if possible, where possible, if at all possible, hopefully, great if,
      nice if, good if, helpful if, would be nice if, would be good if, would be great if, would be lovely if, would be useful if,
      would be helpful if, would be handy if, would be ideal if, would be a bonus if they, would be a bonus if you, is a bonus if they, bonus if they, bonus if you, not essential but`,
    yes: ['ideally Revit', 'Tekla would be a bonus', 'Revit preferred'],
    no: ['annual bonus', 'bonus if the project lands'],
  },
  {
    meaning: 'need',
    phrases: `must, essential, required, requires, requirement, mandatory, have to, has to, need, needs, needed, necessary, vital,
      crucial, non negotiable, compulsory, a must, must have, must haves`,
    yes: ['Revit is essential', 'must drive'],
    no: ['Revit is nice to have'],
  },
  {
    meaning: 'possible',
    phrases: `might, may, could, possible, possibly, perhaps, maybe, potentially, potential, probably, likely, chance of, not guaranteed,
      no guarantee, no guarantees, not guarantee, no promize, no promizes, not promize, not promized, not promizing, discretionary,
      there might be a bonus, there may be a bonus, there could be a bonus, in theory, prospect of`,
    yes: ['you might travel', 'possibly Oslo', 'a bonus, no promises'],
    no: ['in May', 'somebody who could lead'],
  },
  {
    meaning: 'sometimes',
    phrases: `sometimes, occasionally, occasional, from time to time, now and then, now and again, every now and then, once in a while,
      at times, every so often, infrequently, infrequent, odd, the odd`,
    yes: ['occasional nights', 'the odd site visit'],
    no: ['always on site'],
  },
  {
    meaning: 'often',
    phrases: 'often, frequently, frequent, regularly, regular, a lot of the time, much of the time',
    yes: ['often on site'],
    no: ['sometimes on site'],
  },
  {
    meaning: 'usually',
    phrases: `usually, normally, typically, generally, mostly, mainly, largely, predominantly, primarily, chiefly, as a rule,
      in the main, for the most part, most of the time, tend to, by and large`,
    yes: ['mostly on site', 'for the most part on site'],
    no: ['always on site'],
  },
  {
    meaning: 'rarely',
    phrases: 'rarely, rare, seldom, hardly ever, hardly, barely, not often, very occasionally',
    yes: ['hardly ever away'],
    no: ['often away'],
  },
  {
    meaning: 'always',
    phrases: 'always, every time, at all times, without exception, constantly',
    yes: ['PPE at all times'],
    no: ['PPE at times'],
  },
  {
    meaning: 'all',
    phrases: 'all, every, entire, whole, each, everyone, everybody',
    yes: ['every drawing'],
    no: ['all round', 'not at all'],
  },
  { meaning: 'most', phrases: 'most, majority, most of', yes: ['most drawings'], no: ['for the most part'] },
  {
    meaning: 'some',
    phrases: 'some, a few, a couple of, a handful of, certain, part of, half, half of, a bit of, a little',
    yes: ['some sites', 'a few sites'],
    no: ['someone', 'half past one'],
  },
  {
    meaning: 'many',
    phrases: `many, multiple, several, various, numerous, lots of, plenty of, dozens of, hundreds of, a range of, range of, a variety of,
      variety of, a number of, number of, a lot of, different`,
    yes: ['many products', 'a range of products'],
    no: ['a product'],
  },
  {
    meaning: 'basic',
    phrases: `basic, some knowledge, some experience, a little experience, awareness, familiarity, familiar, exposure, appreciation,
      working knowledge, understanding, beginner, entry level, junior`,
    yes: ['some experience of pumps', 'familiarity with Revit'],
    no: ['expert in Revit'],
  },
  {
    meaning: 'strong',
    phrases: `expert, expertise, advanced, deep, extensive, excellent, proven, thorough, in depth, fluent, mastery, master, outstanding,
      exceptional, generous, competitive, senior, strong, solid, significant, substantial, proficient, specialist, market leading`,
    yes: ['extensive experience', 'in-depth knowledge'],
    no: ['some experience'],
  },
  {
    meaning: 'none',
    phrases: `he or she, she or he, him or her, her or him, his or her, her or his, they or whoever, them or whoever, or whoever, there is a bonus, there will be a bonus, no preference, no preferences, no sorry, no wait, no hang on, no make that, no make it, no call it, no i tell a lie, no actually, sorry no, wait no, no i mean, as soon as possible, if they want, if you want, if they like, if wanted, if they wish, if you wish, no matter, no doubt, no problem, no worries, no wonder, not only, not just, not to mention, but also, not sure, not mind, not mind if, not mind whether, not care if, not care whether, not matter if, not matter whether, not matter which, not mind which, not precious, not fussed, not fussed whether, but not fussed, but not bothered, not bothered, not bothered whether,
      but not essential, but not required, but not necessary, but not vital, but not a must, but not until, but not needed,
      no two ways, no ifs, no doubt, do not mind, as if, or something, or whatever, or anything, or what have you, or not, up to date, up to speed, up to scratch, up to standard, up to now, step up to, go up to, move up to, moves up to, moving up to, moved up to, goes up to, going up to, went up to, gone up to, put up to, put it up to, bumped up to, bump it up to, rise up to, rises up to, sign up to, stand up to,
      set up to, time and a half, time and half, time n half, even if, even if only, even if just, even if it is only, even if it is just, even only, even just, all round, all rounder, at all, after all, all in all, all the time, all right, half past, provided by,
      provided with, who could, that could, could you, somebody who could, master of, masters, so far, why not, certain that,
      needs to be said, for a start, if i am honest, if you like, if you will, if anything, if not more, whether or not, minimum wage,
      min wage, potential energy, no nonsense, non destructive, non ferrous, non conformance, non conformances, non conformity, health needs`,
    yes: [],
    no: [],
  },
]

/** Opposites: one in, the other out, turns the sentence round. Separated by `/`. */
export const OPPOSITES: readonly (readonly [string, string])[] =
  `before/after above/below increase/reduce increase/decrease
  increase/cut raise/lower import/export imports/exports inbound/outbound upstream/downstream inside/outside internal/external
  internally/externally permanent/temporary permanent/contract permanent/fixed day/night days/nights north/south east/west northern/southern
  eastern/western input/output buy/sell buying/selling fewer/more paid/unpaid full/part inclusive/exclusive including/excluding
  includes/excludes early/late earlier/later first/last hot/cold wet/dry high/low higher/lower long/short longer/shorter large/small big/small
  heavy/light indoor/outdoor indoors/outdoors remote/office home/office hardware/software domestic/commercial domestic/industrial
  public/private upper/lower wholesale/retail senior/junior fixed/variable flexible/fixed ac/dc client/contractor customer/supplier
  buyer/seller start/finish morning/evening morning/afternoon weekday/weekend weekdays/weekends gross/net guaranteed/discretionary
  mandatory/optional compulsory/voluntary greenfield/brownfield employee/contractor supervised/unsupervised skilled/unskilled
  trained/untrained temporary/fixed summer/winter spring/autumn lead/support leads/supports manage/assist manual/automatic
  manual/automated static/rotating am/pm`
    .split(/\s+/)
    .map((pair) => {
      const [left = '', right = ''] = pair.split('/')
      return [left, right] as const
    })
