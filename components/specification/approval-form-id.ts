/** The button in the bar submits the form. */
export const APPROVAL_FORM_ID = 'approval-form'

/** Of what is needed before approval, by its path in the API's response. */
export const neededAnchorOf = (path: string) => `needed-${path}`
