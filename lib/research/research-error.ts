import type { ResearchFailure } from './options'

export class ResearchError extends Error {
  readonly reason: ResearchFailure

  constructor(reason: ResearchFailure, cause?: unknown) {
    super(`The website could not be researched: ${reason}`, { cause })
    this.name = 'ResearchError'
    this.reason = reason
  }
}
