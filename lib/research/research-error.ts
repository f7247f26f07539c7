import type { ResearchFailure } from './options'

/** Why a website gave nothing, in one of the reasons of the product. */
export class ResearchError extends Error {
  readonly reason: ResearchFailure

  constructor(reason: ResearchFailure, cause?: unknown) {
    super(`The website could not be researched: ${reason}`, { cause })
    this.name = 'ResearchError'
    this.reason = reason
  }
}
