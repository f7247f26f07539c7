/** Permissive licences, which only ask to be named. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
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

/** Packages whose licence asks for more, with the reason why they may be used. */
const EXCEPTIONS = [
  { packages: /^lightningcss/, licence: 'MPL-2.0', reason: 'used unchanged, to build style sheets' },
  { packages: /^axe-core$/, licence: 'MPL-2.0', reason: 'used unchanged, in tests' },
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: "Next's optional image library, used unchanged",
  },
  { packages: /^elkjs$/, licence: 'EPL-2.0', reason: 'part of Prisma Studio, which is never started' },
  {
    packages: /^dictionary-en-gb$/,
    licence: 'BSD',
    reason: 'the word list SCOWL, whose licence file asks only to be named',
  },
  { packages: /^seq-queue$/, licence: '', reason: 'package.json names none; its LICENSE file is MIT' },
]

export function isMet(expression, isAllowed) {
  return expression
    .replace(/[()]/g, ' ')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((licence) => isAllowed(licence.trim())))
}

/** Returns a line for each refused or excepted package, and the number of packages by licence. `packages` are by path. */
export function checkLicences(packages) {
  const refused = []
  const excepted = []
  const byLicence = new Map()
  for (const [packagePath, { license = '' }] of Object.entries(packages)) {
    if (!packagePath) continue
    const name = packagePath.split('node_modules/').at(-1)
    byLicence.set(license, (byLicence.get(license) ?? 0) + 1)
    if (isMet(license, (licence) => ALLOWED.has(licence))) continue
    const exception = EXCEPTIONS.find(
      (entry) =>
        entry.packages.test(name) &&
        isMet(license, (licence) => ALLOWED.has(licence) || licence === entry.licence),
    )
    if (exception) excepted.push(`${name}: ${license || 'none named'}; ${exception.reason}`)
    else refused.push(`${name}: ${license || 'none named'}`)
  }
  return { refused, excepted, byLicence }
}
