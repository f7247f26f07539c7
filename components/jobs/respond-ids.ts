export const TITLE_ID = 'respond-title'

/** Of the alert about what concerns no field. */
export const PROBLEM_ID = 'respond-problem'

export const errorIdOf = (controlId: string) => `${controlId}-error`
/** Of the bar that leads to the form. */
export const TO_FORM_ID = 'to-form'
