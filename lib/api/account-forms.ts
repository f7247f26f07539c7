import 'server-only'
import { signInRequestSchema } from '@/lib/account/email-schema'
import { maskAddress } from '@/lib/account/mask-address'
import { listCompaniesToAdd } from '@/lib/account/queries'
import {
  addCompanies,
  requestContinueLink,
  requestSignInLink,
  signInByLink,
} from '@/lib/account/sign-in/service'
import { currentCaller, requireCompany } from '@/lib/auth/caller'
import { currentOwner, noOwnerError } from '@/lib/auth/owner'
import { currentPerson, endPersonSession, requirePerson } from '@/lib/auth/person'
import { consumeRateLimit, RateLimitedError } from '@/lib/auth/rate-limiter'
import { AppError, notFound } from '@/lib/errors'
import { id } from '@/lib/fields'
import * as paths from '@/lib/paths'
import { defineForm, type SentForm } from './form-route'
import { RATE_LIMITS, SIGN_IN_RATE } from './rate-limits'

const LINK_CALL = 'POST /api/sign-in-links'

/** Counts with the call. */
export const countLinkRequest = (address: string) =>
  consumeRateLimit(LINK_CALL, RATE_LIMITS[LINK_CALL].rate, address)

async function askForLink({ read, address }: SentForm): Promise<string> {
  try {
    await countLinkRequest(address)
  } catch (error) {
    if (error instanceof RateLimitedError) return paths.signInWith('limit')
    throw error
  }
  const request = signInRequestSchema.safeParse({ email: read('email') })
  if (!request.success) return paths.signInWith('email')
  await requestSignInLink(request.data.email)
  return paths.signInSent(maskAddress(request.data.email))
}

const CONTINUE_CALL = 'POST /api/companies/{companyId}/continue-links'

async function askForContinueLink({ read, address }: SentForm): Promise<string> {
  const caller = await currentCaller()
  if (!caller) throw noOwnerError()
  const company = id.safeParse(read('company'))
  if (!company.success) throw notFound()
  const companyId = await requireCompany({ ...caller, needs: 'owner' }, company.data)
  const request = signInRequestSchema.safeParse({ email: read('email') })
  if (!request.success) return paths.continueWith('email')
  try {
    await consumeRateLimit(CONTINUE_CALL, RATE_LIMITS[CONTINUE_CALL].addressRate, address)
    await requestContinueLink(companyId, request.data.email)
  } catch (error) {
    if (error instanceof RateLimitedError) return paths.continueWith('limit')
    if (error instanceof AppError && error.code === 'conflict') return paths.continueWith('full')
    throw error
  }
  return paths.continueSent(maskAddress(request.data.email))
}

async function confirmLink({ read, address }: SentForm): Promise<string> {
  await consumeRateLimit('signIn.link', SIGN_IN_RATE, address)
  const person = await signInByLink(read('token'), address)
  if (!person) return paths.signInWith('link')
  const owner = await currentOwner()
  const companies = owner ? await listCompaniesToAdd(owner, person) : []
  return companies.length > 0 ? paths.addCompanies : paths.vacancies
}

/** What this browser owns is added only to the account that the page named. */
async function addOwnCompanies({ readAll }: SentForm): Promise<string> {
  const person = await requirePerson()
  const owner = await currentOwner()
  if (!owner) throw noOwnerError()
  const ids = readAll('company').filter((company) => id.safeParse(company).success)
  await addCompanies(owner, person, ids)
  return paths.vacancies
}

async function endSession({ read }: SentForm): Promise<string> {
  const person = await requirePerson()
  const session = id.safeParse(read('session'))
  if (!session.success) throw notFound()
  await endPersonSession(person, session.data)
  return session.data === person.sessionId ? paths.signIn : paths.account
}

async function signOut(): Promise<string> {
  const person = await currentPerson()
  if (person) await endPersonSession(person, person.sessionId)
  return paths.signIn
}

export const askForLinkForm = defineForm(askForLink)
export const addCompaniesForm = defineForm(addOwnCompanies)
export const askForContinueLinkForm = defineForm(askForContinueLink)
export const confirmLinkForm = defineForm(confirmLink)
export const endSessionForm = defineForm(endSession)
export const signOutForm = defineForm(signOut)
