import { expect, it } from 'vitest'
import { CLAIM_KEYS, listUnconfirmed } from './go-live'

const BRAND = {
  APP_URL: 'https://hiring.example',
  BRAND_LEGAL_NAME: 'Alder Recruitment Ltd',
  BRAND_COMPANY_NUMBER: '01234567',
  BRAND_REGISTERED_OFFICE: '1 High Street, Leeds',
  BRAND_PRIVACY_EMAIL: 'privacy@alder.example',
  BRAND_DPO_EMAIL: 'dpo@alder.example',
  BRAND_LEGAL_EMAIL: 'legal@alder.example',
  BRAND_SALES_EMAIL: 'sales@alder.example',
  BRAND_PARENT_URL: 'https://alder.example',
  SMTP_URL: 'smtp://mail.alder.example',
  NOTIFY_EMAIL: 'hiring@alder.example',
}

const keysOf = (settings: Record<string, string | undefined>) =>
  listUnconfirmed(settings).map(({ key }) => key)

it('lists every placeholder and every claim of an unconfigured site, with what to do', () => {
  const items = listUnconfirmed({})
  expect(items.map(({ key }) => key)).toEqual([...Object.keys(BRAND), ...CLAIM_KEYS])
  expect(items.find(({ key }) => key === 'BRAND_COMPANY_NUMBER')?.shown).toMatch(/00000000/)
  expect(items.find(({ key }) => key === 'rating')?.settle).toMatch(/CONFIRMED_CLAIMS/)
})

it('is empty once every value is set and every claim confirmed', () => {
  expect(listUnconfirmed({ ...BRAND, CONFIRMED_CLAIMS: CLAIM_KEYS.join(', ') })).toEqual([])
})

it('keeps listing what a confirmation does not name, and an address without https', () => {
  expect(keysOf({ ...BRAND, CONFIRMED_CLAIMS: `rating ${CLAIM_KEYS[0]}` })).toEqual(
    CLAIM_KEYS.filter((key) => key !== 'rating' && key !== CLAIM_KEYS[0]),
  )
  expect(keysOf({ ...BRAND, APP_URL: 'http://hiring.example' })[0]).toBe('APP_URL')
})
