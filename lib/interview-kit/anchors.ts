import type { Anchors } from './schema'

/** What kind of answer a question asks for. Probes and anchors follow from it. */
export type Form =
  /** Something that happened. */
  | 'story'
  /** Something that went wrong. */
  | 'trouble'
  /** A cause that had to be found. */
  | 'search'
  /** Something that others hadn’t seen. */
  | 'find'
  /** A stand that somebody took. */
  | 'stand'
  /** How somebody dealt with others. */
  | 'people'
  /** A piece of their own work. */
  | 'work'
  /** Years in a kind of work. */
  | 'time'
  /** What exists at this firm only. */
  | 'nearest'
  /** An aim to plan for. */
  | 'plan'
  /** A figure to move. */
  | 'figure'

const STAND =
  /\b(?:you (?:to )?(?:stop(?:ped)?(?! more| from)|refused?|sent back|turned down|sa(?:y|id) no|held back|wouldn’t|would not|called (?:it|work) off)|you call work off|carry on\b|sa(?:y|id) no|wasn’t shipping|had to stop|let a colleague|made you (?:stop|refuse)|turned back)\b/i
const TROUBLE =
  /\b(?:mistakes?|wrong(?:ly)?|slip|missed|missing|misread|misled|failed|rejected|came back|come back|comes back|catch you|caught (?:you|without)|overran|slipp(?:ed|ing)|spoilt|scrapped|bite|fell flat|left out|leave out of|too late|let (?:you|them|it) down|stung|got away|shouldn’t have|costl(?:y|iest)|tripping|drop something|unfair|badly|trouble down)\b/i
/** Where others were there. */
const PEOPLE =
  /\b(?:sa(?:y|id)|told?|tell (?:them|somebody)|somebody|who|whose|people|customers?|clients?|team|criticism|explain|supplier|neighbour|colleagues?|operators?)\b/i

const OWN_FAULT = /\b(?:mistakes?|slip|own up|owned up|let (?:you|them|it) down)\b/i
const SEARCH =
  /\b(?:faults?|fooled|the cause|real cause|caused it|traced?|surprised you|(?:didn’t|did not|couldn’t|wouldn’t|would not) (?:agree|match|believe|trust|settle|behave|run|close|balance|hold|come up|reach|repeat)|misled|gave (?:it )?away|disagreed|intermittent|tripping|readings?|hiding|obvious cause|lay behind)\b/i
const FIND =
  /\b(?:found(?! out)|did you find(?! out)|to find(?! out)|spotted|(?<!the )spot (?:it|that|this)|noticed?|unearthed|defects?)\b/i
/** "What have you found on a certificate that didn’t match the material?" */
const FIND_FIRST = /^(?:what (?:have|has|did)|which) [^,.?]*\b(?:found|find|noticed|spotted)\b(?! out)/i
const MADE =
  /\b(?:you(?:’ve| have|’d)? (?:designed|built|wrote|written|drew|drawn|made|modelled|programmed|planned|fitted|priced|ran|run|produced|worked out|chose|set up|put together)|(?:assembly|assessment|board|calculation|circuit|code|concept|design|document|drawing|driver|estimate|fixture|jig|layout|model|part|plan|price|procedure|programme|rate|report|schedule|scheme|script|specification|spreadsheet|study|take-off|tool|weld)s? of yours)\b/i

/** Of a question written by hand. */
export function formOf(question: string, isTrait: boolean): Form {
  if (STAND.test(question)) return 'stand'
  if (OWN_FAULT.test(question)) return 'trouble'
  if (FIND_FIRST.test(question)) return 'find'
  if (SEARCH.test(question)) return 'search'
  if (FIND.test(question)) return 'find'
  if (TROUBLE.test(question)) return 'trouble'
  if (isTrait && PEOPLE.test(question)) return 'people'
  return MADE.test(question) ? 'work' : 'story'
}

/** Of work: an amount of money, a measure, or a number of things. Never of a standard, a date, a level or years served. */
const FIGURE =
  /(?<![\p{L}\d.,/-])(?<!\b(?:\p{Lu}[\p{Lu}\d]+|[Ss]ection|[Ll]evel|[Pp]art|[Cc]lass|[Gg]rade|[Ss]tage|[Cc]ategory|[Cc]at|[Ss]chedule|[Gg]ate|[Zz]one)[ -])(?:[£€$]\d[\d.,]*\d?(?:\s?(?:k|m|bn|million)\b)?|(?!(?:19|20)\d\d\b)\d[\d.,]*\s?(?:%|(?:k|mm|m|km|kV|kW|MW|MVA|kVA|V|A|bar|tonnes?|t|hectares?|litres?)\b)|(?!(?:19|20)\d\d\b)\d{1,4}\s(?!years?\b|yrs?\b|months?\b|days?\b|weeks?\b|hours?\b|hrs?\b|points?\b|month\b)\p{Ll}{3,}s\b)(?!\p{L})/u

/** "£4m", "30 fitters", or null. */
export const findScale = (line: string): string | null => FIGURE.exec(line)?.[0].trim() ?? null

/** What a weak, a good and an outstanding answer hold. `line` may say how large the work is. */
export function anchorsFor(form: Form, line: string): Anchors {
  const scale = findScale(line)
  const asHard = scale ? `on the scale of this job (${scale})` : 'as hard as this job’s'
  switch (form) {
    case 'story':
      return {
        1: 'No case of their own: speaks in general, or only of what the team did.',
        3: 'One real case, told in order. Clear what they did themselves, and how it came out.',
        5: `A case ${asHard}. Gives a reason for each step, shows by a figure or a check that it worked, and can say what they changed for good.`,
      }
    case 'trouble':
      return {
        1: 'Can’t name one, or puts it all down to somebody else.',
        3: 'A real one: what went wrong, how it came to light, and what they did to put it right.',
        5: `One ${asHard}, told without excuses. Found the cause behind it, told the people affected early, and can name what has kept it from happening again.`,
      }
    case 'search':
      return {
        1: 'Names what it was, but not how they got there. Guessed, or somebody else found it.',
        3: 'A real case: what they noticed, what they ruled out, and what it turned out to be.',
        5: `A case ${asHard}. Tested one idea at a time, proved the answer before they acted on it, and made sure that it would be seen sooner the next time.`,
      }
    case 'find':
      return {
        1: 'Nothing of their own, or something that anybody would have seen.',
        3: 'A real find: what they saw, why it mattered, and what was done about it.',
        5: `Something that others had passed, ${asHard}. Can say what made them look, how they made sure, and what is looked at differently since.`,
      }
    case 'stand':
      return {
        1: 'Went along with it, or objected without being able to say why.',
        3: 'A real occasion: what they had seen, what they said and to whom, and how it ended.',
        5: 'Had facts to show before they spoke, offered another way, and held out under pressure. Knows what it cost, and kept the others’ respect.',
      }
    case 'people':
      return {
        1: 'Speaks in general (“I always…”), or puts it down to the other person.',
        3: 'One real occasion: what was said, what they did, and how it ended.',
        5: 'A hard occasion that they chose to face. Can say how the others saw it, and what they have done differently since.',
      }
    case 'work':
      return {
        1: 'Has seen it done or read about it. No job of their own.',
        3: 'A job of their own from start to finish, and how they checked that it was right.',
        5: `A job ${asHard}. Can say why that way and not another, where it stops working, and how they proved the result.`,
      }
    case 'time':
      return {
        1: 'The years, without a piece of work. Can’t say which part was theirs.',
        3: 'One finished piece of work, their part in it, and how it turned out.',
        5: `Work ${asHard}, more responsibility from year to year, and what they do better now than at the start.`,
      }
    case 'nearest':
      return {
        1: 'Nothing like it, and no idea what it would take.',
        3: 'Something comparable: what was the same, what wasn’t, and how it went.',
        5: 'Says what carries over and what doesn’t, and asks the questions about ours that decide it.',
      }
    case 'plan':
      return {
        1: 'Steps that would suit any job, in no order. Doesn’t ask what is there already.',
        3: 'A first step and a next one, what they would need for each, and from whom.',
        5: 'Asks what it depends on first. Names what is likeliest to stop it and the early sign of that. Has done something like it.',
      }
    case 'figure':
      return {
        1: 'No figure that they have moved, or one that moved by itself.',
        3: 'A real figure: where it began, where it ended, and what they did.',
        5: 'Found the few causes that mattered, with numbers, and the gain has held. Can say which of it would and wouldn’t work here.',
      }
  }
}
