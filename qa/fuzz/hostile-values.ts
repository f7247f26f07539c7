import type { Random } from './random'

const ID = '0190f3a0-0000-7000-8000-000000000000'

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\u202eevil\u202c',
  'مهندس جسور',
  'e\u0301'.repeat(40),
  `Z${'\u0300\u0301\u0334'.repeat(200)}`,
  '🏗️👩🏽‍🔧🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  '\u200b\u200d\u2060',
  '\uffff\ufdd0',
  'ß'.repeat(64),
  'İstanbul',
  'ǅ',
  "' OR 1=1 --",
  '"; DROP TABLE companies; --',
  '$1 $2 :name @id',
  '%s%n%x%d',
  '{{7*7}} <%= 7*7 %> #{7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:127.0.0.1]/',
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(1+1)*cmd|"/C calc"!A0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  '-0',
  '1e309',
  '9223372036854775808',
  '0x7fffffff',
  ID,
  ID.toUpperCase(),
  `{${ID}}`,
  `urn:uuid:${ID}`,
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '0000-00-00',
  'jo@northmoor.example',
  'jo@[127.0.0.1]',
  '"jo bloggs"@northmoor.example',
  'jo@xn--bcher-kva.example',
  'jo@bücher.example',
  `${'a'.repeat(65)}@northmoor.example`,
  `jo@${'a.'.repeat(120)}example`,
  'en-GB-u-ca-islamic-x-evil',
  'Europe/London',
  'Etc/GMT+99',
  '$undefined',
  '$F1',
  '$@0',
  '$K1',
  '$n9'.repeat(9),
  '$T:__proto__:constructor',
]

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e308,
  5e-324,
]

/** Repeated, they make careless regular expressions backtrack. */
const FRAGMENTS = [
  'a',
  '1',
  ' ',
  '.',
  'a.',
  '-',
  '(',
  '<',
  '"',
  '&amp;',
  'é',
  '\n',
  '£1,000 ',
  'and, ',
  '👩🏽‍🔧',
  '%25',
]

export function hostileText(random: Random, maxLength = 30_000): string {
  const kind = random.next()
  if (kind < 0.7) return random.pick(TEXTS)
  if (kind < 0.8) return random.pick(FRAGMENTS).repeat(1 + random.below(Math.ceil(maxLength / 8)))
  const length = random.below(random.chance(0.1) ? maxLength : 60)
  let text = ''
  for (let index = 0; index < length; index += 1)
    text += String.fromCharCode(random.below(random.pick([128, 0x10000])))
  return text
}

export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9)
  if (kind < 3) return hostileText(random)
  if (kind === 3) return random.pick(NUMBERS)
  if (kind === 4) return random.pick([true, false, null])
  if (kind === 5)
    return random.pick<unknown>([[], {}, [[]], [null], { toString: 'text' }, { length: 2 ** 31 }])
  if (kind === 6) return Array.from({ length: random.below(6) }, () => hostileValue(random, depth + 1))
  if (kind === 7) return Array.from({ length: random.below(3000) }, () => random.pick(NUMBERS))
  return Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [random.pick(TEXTS), hostileValue(random, depth + 1)]),
  )
}

const nest = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

export function hostileJson(random: Random, valid: Record<string, unknown>): string {
  const text = JSON.stringify(mutateBody(random, valid))
  switch (random.below(14)) {
    case 0:
      return text.slice(0, random.below(text.length + 1))
    case 1:
      return nest('[', ']', 1 + random.below(30_000))
    case 2:
      return nest('{"a":', '}', 1 + random.below(10_000)).replace('}', '1}')
    case 3:
      return `${text.slice(0, -1)},${text.slice(1)}`
    case 4:
      return `{"__proto__":${text},"constructor":{"prototype":${text}}}`
    case 5:
      return JSON.stringify(hostileValue(random))
    case 6:
      return `${random.pick(['\ufeff', '//', ")]}',\n", '\u0000', ' '.repeat(5000)])}${text}`
    case 7:
      return text.replace(
        /"[^"]*"/,
        random.pick(['"\\u0000"', '"\\ud800"', '1e999', '-', '.5', "'a'", '"\\x41"']),
      )
    default:
      return text
  }
}

export function mutateBody(random: Random, valid: Record<string, unknown>): Record<string, unknown> {
  const body: Record<string, unknown> = { ...valid }
  const names = Object.keys(valid)
  for (let count = random.below(3); count >= 0 && names.length > 0; count -= 1) {
    const name = random.pick(names)
    const value = body[name]
    if (random.chance(0.1)) delete body[name]
    else if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.chance(0.7))
      body[name] = mutateBody(random, value as Record<string, unknown>)
    else body[name] = random.chance(0.6) ? hostileText(random) : hostileValue(random)
  }
  if (random.chance(0.1)) body[random.pick(TEXTS)] = hostileValue(random)
  return body
}
