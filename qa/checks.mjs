/**
 * Every check, in the order in which `npm run qa` runs them.
 * `minutes` is what it typically takes on two idle cores. Without `needsBuild: false` the app is built first.
 */
export const CHECKS = [
  {
    name: 'supply-chain',
    file: 'scripts/supply-chain.mjs',
    minutes: 1,
    needsBuild: false,
    shows: 'Every licence is allowed, and no package has a known serious vulnerability.',
  },
  {
    name: 'deploy',
    file: 'qa/deploy/deploy.mjs',
    minutes: 1,
    shows: 'The systemd units, nginx, Caddy and the serverless function work as configured.',
  },
  {
    name: 'eval',
    file: 'scripts/eval.mjs',
    minutes: 1,
    shows: 'A specification holds everything a hiring manager said, and nothing else.',
  },
  {
    name: 'research-accuracy',
    file: 'qa/research/accuracy.mjs',
    minutes: 1,
    needsBuild: false,
    shows: 'Website research finds what a site says, and nothing else.',
  },
  {
    name: 'research-cost',
    file: 'qa/research/cost.mjs',
    minutes: 1,
    needsBuild: false,
    shows: 'CPU time and memory to read a large or hostile web page.',
  },
  {
    name: 'login-timing',
    file: 'qa/bench/login-timing.mjs',
    minutes: 1,
    shows: 'The time of a failed sign-in does not reveal whether the user name exists.',
  },
  {
    name: 'slow-messages',
    file: 'qa/bench/slow-messages.mjs',
    minutes: 1,
    needsBuild: false,
    shows: 'No chat message, however it is made, keeps the server busy for long.',
  },
  {
    name: 'faults',
    file: 'qa/faults/faults.mjs',
    minutes: 5,
    shows: 'Nothing acknowledged is lost when the database, model, disk or process fails.',
  },
  {
    name: 'attacks',
    file: 'qa/attacks/attacks.mjs',
    minutes: 2,
    shows: 'Pasted tables and large forms neither stop the server nor fill its memory.',
  },
  {
    name: 'load',
    file: 'qa/load/load.mjs',
    minutes: 3,
    shows: 'Many companies, open chat streams and CSV exports at once are all served.',
  },
  {
    name: 'fuzz',
    file: 'qa/fuzz/fuzz.mjs',
    minutes: 4,
    shows: 'Hostile requests never crash, hang, leak, redirect or change other data.',
  },
  {
    name: 'bench',
    file: 'qa/bench/bench.mjs',
    minutes: 7,
    shows: 'The speed of calls, pages, chat turns, start and build, next to a baseline.',
  },
  {
    name: 'admin-lists',
    file: 'qa/admin-lists/admin-lists.mjs',
    minutes: 7,
    shows: 'Admin lists of 100,000 rows stay about as fast as those of 1,000.',
  },
  {
    name: 'web',
    file: 'qa/web/web.mjs',
    minutes: 7,
    shows: 'The bytes each screen loads, Lighthouse scores, and the time to start.',
  },
  {
    name: 'soak',
    file: 'qa/load/soak.mjs',
    minutes: 11,
    shows: 'Memory stays flat over ten minutes of mixed traffic.',
  },
  {
    name: 'image',
    file: 'qa/deploy/image.mjs',
    minutes: 4,
    needsBuild: false,
    shows: 'The Dockerfile builds an image that runs read-only, is healthy and stops on SIGTERM.',
  },
]
