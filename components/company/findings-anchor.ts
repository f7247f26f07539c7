/** Of what was found about the company, for links. */
export const FINDINGS_ID = 'company-intelligence'
