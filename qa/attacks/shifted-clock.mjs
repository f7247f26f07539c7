// Imported into a server or command: its clock is CLOCK_AHEAD_MS ahead, and what waits for minutes or hours happens within a second.
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const MINUTE_MS = 60_000

const realNow = Date.now.bind(Date)
Date.now = () => realNow() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args, target) =>
    Reflect.construct(RealDate, args.length > 0 ? args : [RealDate.now()], target),
  apply: () => new Date().toString(),
})

for (const name of ['setTimeout', 'setInterval']) {
  const schedule = globalThis[name]
  globalThis[name] = Object.assign(
    (callback, ms, ...args) => schedule(callback, ms > MINUTE_MS ? 1000 : ms, ...args),
    schedule,
  )
}
