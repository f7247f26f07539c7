/** A line as the interviewer reads it out, in the manager’s own words. */
export const toReadOut = (line: string): string =>
  `Read out: ${line
    .replace(/\s+/g, ' ')
    .replace(/[.;,\s]+$/, '')
    .trim()}`
