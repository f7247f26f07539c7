// node scripts/healthcheck.mjs: exits with 0 when the server on this machine answers, else with 1. For images without curl.
const TIMEOUT_MS = 4000
const url = `http://127.0.0.1:${process.env.PORT || 3000}/api/health`
const isHealthy = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isHealthy ? 0 : 1
