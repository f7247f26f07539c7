import { expect } from './fixtures'

/** More would only wait in the server. */
const AT_ONCE = 8

/** Checks items that don't depend on each other, several at a time. Fails with all that failed, each after its item. */
export async function checkEach<T>(
  items: readonly T[],
  check: (item: T) => Promise<void>,
  nameOf: (item: T) => string = (item) => JSON.stringify(item) ?? 'undefined',
): Promise<void> {
  const waiting = items.entries()
  const failures: string[] = []
  const work = async () => {
    for (const [, item] of waiting)
      await check(item).catch((error: Error) =>
        failures.push(`${nameOf(item).slice(0, 100)}: ${error.message}`),
      )
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(failures.join('\n\n')).toBe('')
}
