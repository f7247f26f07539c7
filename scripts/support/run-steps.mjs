/**
 * Runs steps in their order, at most `atOnce` at a time. A step waits until those named by its `requires` and `after` have ended; names
 * that are not among the steps hold up nothing. A result has the name of its step. Resolves with the results in the order of the steps.
 * @template {{name: string, requires?: string, after?: string[]}} Step
 * @template {{name: string}} Result
 * @param {readonly Step[]} steps
 * @param {(step: Step, earlierResults: Result[]) => Promise<Result>} run
 * @param {number} atOnce
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, run, atOnce) {
  const results = []
  const waiting = [...steps]
  const running = new Set()
  const hasEnded = (name) =>
    steps.every((step) => step.name !== name) || results.some((result) => result.name === name)
  const isReady = ({ requires, after = [] }) => [requires, ...after].every(hasEnded)
  while (waiting.length + running.size > 0) {
    const index = running.size < atOnce ? waiting.findIndex(isReady) : -1
    if (index === -1) {
      await Promise.race(running)
      continue
    }
    const [step] = waiting.splice(index, 1)
    const work = run(step, results).then((result) => {
      results.push(result)
      running.delete(work)
    })
    running.add(work)
  }
  return steps.map(({ name }) => results.find((result) => result.name === name))
}
