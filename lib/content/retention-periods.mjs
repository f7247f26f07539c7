// How long data is kept. The privacy policy shows these figures (lib/content/legal/figures.ts).

/** For companies with an approval, after the last contact. */
export const CUSTOMER_YEARS = 6
/** For everyone else, after the last contact. */
export const PROSPECT_YEARS = 3
/** What candidates send for a job, after it was sent or we last dealt with it. An interviewed candidate without a decision, after the last change. */
export const CANDIDATE_MONTHS = 12
/** Between the announcement of a deletion and the deletion. */
export const NOTICE_HOURS = 24
/** In which a deletion can be undone. */
export const RESTORE_DAYS = 7
/** A sign-in link, and a sign-in that isn't used. */
export const SIGN_IN_LINK_MINUTES = 30
export const SIGN_IN_DAYS = 30
/** An invitation to a company that nobody has accepted. */
export const INVITATION_DAYS = 30
/** A link to one version of a specification. */
export const SHARE_DAYS = 30
/** The texts of emails, and then that they were sent. */
export const MAIL_TEXT_DAYS = 90
export const MAIL_DAYS = 365
