import { spawnSync } from 'node:child_process'

const COMMIT = /^[0-9a-f]{40,64}$/

/** Empty where git fails or is not installed. */
function runGit(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? { output: stdout.trim() } : undefined
}

/**
 * Names a build, so that builds of the same sources have the same name wherever they are made: the commit that is checked out, or the hash
 * of the sources where there is no git, or files differ from the commit.
 */
export function readBuildId(folder, sourcesHash) {
  const isTracked = runGit(folder, 'ls-files', '--error-unmatch', 'package.json')
  const commit = isTracked && runGit(folder, 'rev-parse', 'HEAD')?.output
  const isUnchanged = runGit(folder, 'status', '--porcelain', '.')?.output === ''
  return commit && COMMIT.test(commit) && isUnchanged ? commit : sourcesHash
}
