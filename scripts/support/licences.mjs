/** Licences that anything may have: they ask for no more than to be named. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** What may stay although its licence asks for more, and why. */
const EXCEPTIONS = [
  { packages: /^lightningcss/, licence: 'MPL-2.0', why: 'used unchanged, to build style sheets' },
  { packages: /^(axe-core|@axe-core\/playwright)$/, licence: 'MPL-2.0', why: 'used unchanged, in tests' },
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: "Next's optional picture library, unchanged",
  },
  { packages: /^elkjs$/, licence: 'EPL-2.0', why: "of Prisma's studio, which nothing here starts" },
  { packages: /^seq-queue$/, licence: '', why: 'names none in package.json; its LICENSE is MIT' },
]

/** Whether an SPDX expression can be met with the licences that `isAllowed`. */
export function isMet(expression, isAllowed) {
  const plain = expression.replace(/[()]/g, ' ')
  return plain
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((one) => isAllowed(one.trim())))
}

/**
 * Holds every package of a lock file against the list above.
 * @param {Record<string, {license?: string}>} packages by their places
 * @returns {{refused: string[], excepted: string[], byLicence: Map<string, number>}} refused, excepted: one line each
 */
export function checkLicences(packages) {
  const refused = []
  const excepted = []
  const byLicence = new Map()
  for (const [place, { license = '' }] of Object.entries(packages)) {
    if (!place) continue
    const name = place.split('node_modules/').at(-1)
    byLicence.set(license, (byLicence.get(license) ?? 0) + 1)
    if (isMet(license, (one) => ALLOWED.has(one))) continue
    const exception = EXCEPTIONS.find(
      ({ packages: named, licence }) =>
        named.test(name) && isMet(license, (one) => ALLOWED.has(one) || one === licence),
    )
    if (exception) excepted.push(`${name}: ${license || 'none named'}; ${exception.why}`)
    else refused.push(`${name}: ${license || 'none named'}`)
  }
  return { refused, excepted, byLicence }
}
