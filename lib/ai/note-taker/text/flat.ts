import { readGuides } from '@/lib/knowledge/guides/guides'

/** In characters. A shorter line is no advert. */
const FLAT_LENGTH = 400
/** Fewer could be names: "Ford Maintain Ltd". */
const FLAT_ITEMS = 3

let verbs: RegExp | undefined

/** A capital verb of a duty in the middle of a sentence: "… steam kettles Fault find on motors". */
const dutyPattern = (): RegExp => {
  verbs ??= new RegExp(
    `(?<=[\\p{Ll}\\d)] )(?<!\\b(?:the|an?|our|your|of|to|and|for|with|as|by|or|in|on|from|per) )(?:${[
      ...new Set(
        [...readGuides().values()].flatMap(({ duties }) =>
          duties.map((duty) => duty.split(/\s/, 1)[0] ?? ''),
        ),
      ),
    ].join(
      '|',
    )}|Hand (?:over|out)|Fault find|Ensure|Responsible for|Ability to|Experience (?:of|in|with))\\b(?= [\\p{Ll}\\d])(?! (?:and|of)\\b)`,
    'gu',
  )
  return verbs
}

/** Words run together where a line break or a blank was lost: "on time.Key ResponsibilitiesMaintain kit". */
const GLUED =
  /(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|(?<=\b(?:Responsibilities|Requirements|Duties|Benefits|Skills|Role|Offer|Essential|Desirable|Experience|Qualifications|Package|Salary|Location|Person|Criteria))(?=\p{Lu}\p{Ll})/gu

/** Where items begin in a line that has lost its line breaks: the offsets. */
export function flatBreaks(text: string): Set<number> {
  const breaks = new Set<number>()
  let at = 0
  for (const line of text.split('\n')) {
    if (line.length >= FLAT_LENGTH) {
      for (const { index } of line.matchAll(GLUED)) breaks.add(at + index)
      const items = [...line.matchAll(dutyPattern())]
      if (items.length >= FLAT_ITEMS) for (const { index } of items) breaks.add(at + index)
    }
    at += line.length + 1
  }
  return breaks
}
