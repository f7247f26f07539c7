export declare const CUSTOMER_YEARS: number
export declare const PROSPECT_YEARS: number
export declare const NOTICE_HOURS: number
export declare const RESTORE_DAYS: number
export declare const SIGN_IN_LINK_MINUTES: number
export declare const SIGN_IN_DAYS: number
export declare const MAIL_TEXT_DAYS: number
export declare const MAIL_DAYS: number
