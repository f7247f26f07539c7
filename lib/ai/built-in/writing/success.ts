import { capitalised, dutyPhrase, tidy } from './phrases'

/** The time that the section's title names already. */
const IN_FIRST_YEAR =
  /^(?:(?:in|within|during|by the end of|after) )?(?:(?:the|their|its|your) )?(?:first year|year one|first (?:12|twelve) months)[,:]?\s+/i

/** "Success after a year is", "After a year, success means": the aim follows. */
const AFTER_FIRST_YEAR =
  /^(?:success )?(?:after|in|at the end of) (?:a|one|the first|their first) year,? (?:success )?(?:is|would be|will be|means|looks like) (?:to )?(?=\w)/i
const HAVING = /^having (?=(?:the|an?|our|all|every|each)\b)/i

/** "Success would be to cut the backlog" gives "Cut the backlog". */
export function successText(value: string): string {
  const aim = tidy(value)
    .replace(/^(?:is|would be|will be|means) (?:to )?(?=\w)/i, '')
    .replace(/^like (?=(?:an?|the|to|some|our)\b)/i, '')
    .replace(IN_FIRST_YEAR, '')
    .replace(AFTER_FIRST_YEAR, '')
    .replace(HAVING, 'have ')
    .replace(/^first (?=(?:thing|job|task|priority)\b)/i, 'the first ')
  return capitalised(dutyPhrase(aim) ?? aim)
}
