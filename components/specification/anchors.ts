/** The button in the bar submits the form. */
export const APPROVAL_FORM_ID = 'approval-form'

/** Of what is needed before approval, by its path in the API's response. */
export const neededAnchorOf = (path: string) => `needed-${path}`

/** Of the heading above the lines that candidates can't read as they are. */
export const LINES_TO_REWRITE_ID = 'lines-to-rewrite'

/** Of the heading above what nobody has filled. */
export const OPEN_DETAILS_ID = 'open-details'

/** Of the heading above those who have to approve. */
export const ROUND_ID = 'round'
