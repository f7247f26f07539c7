import type { Form } from './lines/reading'
import { type ItemKind, isRated } from './options'
import type { Anchors } from './schema'

/** Of work: an amount of money, a measure, or a number of things. Never of a standard, a date, a level or years served. */
const FIGURE =
  /(?<![\p{L}\d.,/-])(?<!\b(?:\p{Lu}[\p{Lu}\d]+|[Ss]ection|[Ll]evel|[Pp]art|[Cc]lass|[Gg]rade|[Ss]tage|[Cc]ategory|[Cc]at|[Ss]chedule|[Gg]ate|[Zz]one)[ -])(?:[£€$]\d[\d.,]*\d?(?:\s?(?:k|m|bn|million)\b)?|(?!(?:19|20)\d\d\b)\d[\d.,]*\s?(?:%|(?:k|mm|m|km|kV|kW|MW|MVA|kVA|V|A|bar|tonnes?|t|hectares?|litres?)\b)|(?!(?:19|20)\d\d\b)\d{1,4}\s(?!years?\b|yrs?\b|months?\b|days?\b|weeks?\b|hours?\b|hrs?\b|points?\b|month\b)\p{Ll}{3,}s\b)(?!\p{L})/u

/** "£4m", "30 fitters", or null. */
export const findScale = (line: string): string | null => FIGURE.exec(line)?.[0].trim() ?? null

const TRAITS: readonly Form[] = ['quality', 'manner', 'quote']
const WORK: readonly Form[] = ['thing', 'experience', 'done']

/** What a weak, a good and an outstanding answer hold. Null where nothing is rated. */
export function anchorsFor(kind: ItemKind, form: Form, line: string): Anchors | null {
  if (!isRated({ kind })) return null
  const scale = findScale(line)
  const asHard = scale ? `on the scale of this job (${scale})` : 'as hard as this job’s'
  if (kind === 'situational' || form === 'actHere')
    return {
      1: 'Steps that would suit any job, in no order. Doesn’t ask what is there already.',
      3: 'A first step, a next step and a date for each. Says what they would need, and from whom.',
      5: 'Asks what it depends on first. Names what is likeliest to stop it and the early sign of that. Has done something like it.',
    }
  if (form === 'time')
    return {
      1: 'The years, without a piece of work. Can’t say which part was theirs.',
      3: 'One finished piece of work, their part in it, and how it turned out.',
      5: `Work ${asHard}, more responsibility from year to year, and what they do better now than at the start.`,
    }
  if (TRAITS.includes(form))
    return {
      1: 'Speaks in general (“I always…”), or puts it down to the other person.',
      3: 'One real occasion: what was said, what they did, and how it ended.',
      5: 'A hard occasion that they chose to face. Can say how the others saw it, and what they have done differently since.',
    }
  if (form === 'knowledge')
    return {
      1: 'Knows of it. Can’t say how it bore on a job of theirs.',
      3: 'Applied it correctly to a job of their own, and can say which part of it mattered.',
      5: `Applied it to an awkward case, ${asHard}. Can say what it doesn’t cover, and how they settled that.`,
    }
  if (form === 'use')
    return {
      1: 'Has seen it used, or used it only as told.',
      3: 'Used it alone from start to finish, and checked the result another way.',
      5: `A job ${asHard}. Can say where it misleads, when they wouldn’t use it, and what they set up for others.`,
    }
  if (kind === 'ownWork' || WORK.includes(form))
    return {
      1: 'Has seen it done or read about it. No job of their own.',
      3: 'A job of their own from start to finish, and how they checked that it was right.',
      5: `A job ${asHard}. Can say why that way and not another, what they found wrong and put right, and where the method stops working.`,
    }
  return {
    1: 'No example of their own, or only what the team did.',
    3: 'One real example: what they did, in what order, and what came of it.',
    5: `An example ${asHard}, with a result in figures, what they weighed up, and what they changed afterwards.`,
  }
}
