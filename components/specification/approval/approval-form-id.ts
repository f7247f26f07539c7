/** The button in the bar submits the form. */
export const APPROVAL_FORM_ID = 'approval-form'
