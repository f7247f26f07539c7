// npm run bench [-- calls|build|turn|profile]: each figure beside its floor, measured in the same run, as a ratio.
// calls: reads, writes, a page, the first chunk of a turn, the start and the memory; build: a clean build; turn: turns of the
// consultation; profile: where a read and a write spend their time. All but the profile without an argument.
import '../../scripts/support/node-version.mjs'

const { build, ensureBuilt, ensureClient } = await import('../../scripts/support/app-build.mjs')
const { ensureInstalled } = await import('../../scripts/support/install.mjs')
const { Failure, main } = await import('../../scripts/support/project.mjs')
const { whilePreparing } = await import('../../scripts/support/serve.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const PARTS = ['build', 'calls', 'turn', 'profile']

await main(async () => {
  const [part] = process.argv.slice(2)
  if (part && !PARTS.includes(part)) throw new Failure(`usage: npm run bench [-- ${PARTS.join('|')}]`)
  const isWanted = (name) => part === name || (!part && name !== 'profile')
  await whilePreparing(async () => {
    await ensureInstalled({ withDev: true })
    await ensureClient()
    if (!isWanted('build')) await ensureBuilt()
  })
  if (isWanted('build')) {
    const { benchBuild } = await import('./build.mjs')
    await whilePreparing(() => benchBuild(build))
  }
  await withTypeScript(async (load) => {
    if (isWanted('calls')) await (await import('./calls.mjs')).benchCalls(load)
    if (isWanted('turn')) await (await import('./turns.mjs')).benchTurn(load)
    if (isWanted('profile')) await (await import('./profile.mjs')).benchProfile(load)
  })
})
