// node scripts/healthcheck.mjs: ends with 0 when the server of this machine answers, else with 1. For images that have no curl.
const WAIT_MS = 4000
const url = `http://127.0.0.1:${process.env.PORT || 3000}/api/health`
const answered = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = answered ? 0 : 1
