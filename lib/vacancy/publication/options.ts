/** Of a page whose closing date isn't chosen. */
export const DEFAULT_OPEN_DAYS = 28
/** Until staff choose to show the client. */
export const DEFAULT_SHOW_CLIENT = false
/** A closed page answers 410 afterwards. */
export const CLOSED_PAGE_DAYS = 30

export const CLOSURES = [
  { key: 'byHand', label: 'Closed by staff' },
  { key: 'onHold', label: 'Closed because the vacancy was put on hold' },
] as const
export type Closure = (typeof CLOSURES)[number]['key']
