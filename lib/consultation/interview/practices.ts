const YEARS = /\b(?:\d+|\w+)\+? ?(?:years?|yrs?)\b/i
/** Years that are flexible already, or not about the candidate. */
const SOFTENED_YEARS =
  /\b(?:plenty|enough|fine|would do|will do|is ok(?:ay)?|or so|or (?:some(?:one|body)|equivalent|similar|less)|up to|no more than|ideally|preferably|our|we|i['’]d take)\b/i
const DEGREE = /\b(?:degree|b\.?sc|b\.?eng|m\.?eng|m\.?sc|ph\.?d|graduate)\b/i
const SOFTENED_DEGREE = /\b(?:or|equivalent|not|no|without|accredit\w*|charter\w*)\b/i

/** A number of years is asked for, without a way round it. */
export const asksForYears = (value: string): boolean => YEARS.test(value) && !SOFTENED_YEARS.test(value)

export const asksForDegree = (value: string): boolean => DEGREE.test(value) && !SOFTENED_DEGREE.test(value)
