import type { ResearchFailure } from './options'

/** A website that could not be read. */
export class ResearchError extends Error {
  readonly reason: ResearchFailure

  constructor(reason: ResearchFailure, cause?: unknown) {
    super(`The website could not be researched: ${reason}`, { cause })
    this.name = 'ResearchError'
    this.reason = reason
  }
}
