import { describe, expect, it } from 'vitest'
import { nextStepOf, urlOf } from './next-step'

const NEW = { id: 'v1', state: 'talking', hasDetails: true, hasSpoken: false, specification: null } as const
const draft = { id: 's1', isDraft: true }
const approved = { id: 's1', isDraft: false }

describe('nextStepOf', () => {
  it.each([
    [{ ...NEW, hasDetails: false }, 'describeCompany', '/about?vacancy=v1'],
    [NEW, 'startConsultation', '/consultation?vacancy=v1'],
    [{ ...NEW, hasSpoken: true }, 'continueConsultation', '/consultation?vacancy=v1'],
    [{ ...NEW, state: 'draft', specification: draft }, 'approve', '/job-specification/s1'],
    [{ ...NEW, state: 'awaitingApproval', specification: draft }, 'awaitApproval', '/job-specification/s1'],
    [{ ...NEW, state: 'approved', specification: approved }, 'awaitLaunch', '/job-specification/s1'],
    [{ ...NEW, state: 'live', specification: draft }, 'approve', '/job-specification/s1'],
    [{ ...NEW, state: 'live', specification: approved }, 'none', '/job-specification/s1'],
    [{ ...NEW, state: 'onHold', specification: approved }, 'none', '/job-specification/s1'],
    [{ ...NEW, state: 'closed', specification: draft }, 'none', '/job-specification/s1'],
    [{ ...NEW, state: 'archived' }, 'none', '/consultation?vacancy=v1'],
  ] as const)('of %j is %s at %s', (progress, step, url) => {
    expect(nextStepOf(progress)).toBe(step)
    expect(urlOf(progress)).toBe(url)
  })
})
