export const SERVICES_ON_BOTH: string[]
export const CALLS_ON_BOTH: string[]
export const SCREENS_ON_BOTH: string[]
