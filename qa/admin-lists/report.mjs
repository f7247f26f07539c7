// The tables that npm run bench:admin prints.
import { EMPTY } from './calls.mjs'

const ms = (value) => (value === undefined ? '-' : value.toFixed(1))
const ratio = (a, b) => (a && b ? `${(a / b).toFixed(2)}x` : '-')
const line = (name, cells) => console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(11)).join(''))

/**
 * Pages of `many` rows with what they cost beside the statement alone, beside the statement and an empty call, and beside few rows.
 * @param {string} engine @param {[number, number]} sizes @param {Record<string, {p50: number, p99: number}>} pages
 */
export function reportPages(engine, sizes, pages) {
  const [few, many] = sizes.map((size) => size.toLocaleString('en-GB'))
  console.log(`\n${engine}: a page of 50 of ${many} rows, ms; growth from ${few} rows`)
  line('', ['HTTP p50', 'p99', 'SQL p50', 'p99', 'HTTP/SQL', '/(SQL+empty)', 'growth', 'SQL'])
  const empty = pages[`many ${EMPTY}`]?.p50 ?? 0
  const names = Object.keys(pages).filter((one) => one.startsWith('many ') && !one.startsWith('many sql '))
  for (const name of names.map((one) => one.slice('many '.length))) {
    const [http, sql] = [pages[`many ${name}`], pages[`many sql ${name}`]]
    line(name, [
      ms(http.p50),
      ms(http.p99),
      ms(sql?.p50),
      ms(sql?.p99),
      ratio(http.p50, sql?.p50),
      sql ? ratio(http.p50, sql.p50 + empty) : '-',
      ratio(http.p50, pages[`few ${name}`]?.p50),
      ratio(sql?.p50, pages[`few sql ${name}`]?.p50),
    ])
  }
}

/** Counts and files, which are measured with nothing beside them. */
export function reportApart({ counts, files }) {
  console.log('\nExact counts, apart from the rows, ms: p50, p99')
  for (const [name, { p50, p99 }] of Object.entries(counts)) line(name, [ms(p50), ms(p99)])
  console.log('\nFiles')
  for (const [name, { rows, seconds, before, peak }] of Object.entries(files)) {
    const grown = `${before.toFixed(0)} -> ${peak.toFixed(0)} MB`
    console.log(
      `${name.padEnd(36)}${rows} rows, ${Math.round(rows / seconds)} rows/s, memory of the server ${grown}`,
    )
  }
}
