/** In an id of evidence, in the place of a guide. */
const OWN = 'consultant'

/** A line of a guide, as the guide was when it was proposed. */
export const proposalId = (guideId: string, reviewed: string, lineId: string): string =>
  `${guideId}:${reviewed}:${lineId}`

/** A suggestion that the consultant made in its answer to a message. */
export const ownProposalId = (messageId: string, place: number): string => `${OWN}:${messageId}:${place}`

export const isOwnProposal = (reference: string): boolean => reference.startsWith(`${OWN}:`)
