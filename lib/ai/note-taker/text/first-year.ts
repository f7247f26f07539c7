/** "In your first year", "Objectives for the first 12 months:": what follows is wanted by then, and no duty. */
export const FIRST_YEAR =
  /\b(?:first|1st) (?:(?:\d{1,2}|three|six|nine|twelve|few) )?(?:year|yr|months?|mths?|quarter)\b|\b(?:year|yr) (?:one|1)\b|\bwhat success\b/iu
export const FIRST_YEAR_LEAD = new RegExp(
  `^[^:.?!]{0,40}(?:${FIRST_YEAR.source})(?:[^:.?!]{0,20}:|\\s*(?:\\s[–—-]|=)\\s)`,
  'iu',
)
