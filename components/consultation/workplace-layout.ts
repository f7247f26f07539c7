/** What the page keeps for its header, rail and title line, and below `lg` for the tabs, is not left for the conversation. */
export const WORKPLACE =
  'grid gap-3 lg:gap-4 lg:py-3 [--workplace-height:max(500px,calc(100dvh-13.75rem))] lg:[--workplace-height:max(500px,calc(100dvh-14rem))]'
