/** A few plain sentences on one subject, with where they come from. Not legal advice. */
export interface Card {
  id: string
  title: string
  text: string
  source: string
  url: string
  /** ISO date of the last check against the source. */
  reviewed: string
}
