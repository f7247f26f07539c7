/** More would only wait in the server. */
const AT_ONCE = 8

/** Checks items that don't depend on each other, several at a time. Fails with all that failed, each after its item. */
export async function checkEach<T>(
  items: readonly T[],
  check: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = items.entries()
  const failures: string[] = []
  const work = async () => {
    for (const [, item] of waiting)
      await check(item).catch((error: Error) => failures.push(`${nameOf(item)}: ${error.message}`))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${items.length} failed.\n\n${failures.join('\n\n')}`)
}

/** As `checkEach`, one after the other, for checks that change what the next one needs. */
export const checkInTurn = <T>(items: readonly T[], check: (item: T) => Promise<void>) =>
  checkEach(items, check, 1)

/** Every item with each of its cases. */
export const withCases = <T, C>(items: readonly T[], casesOf: (item: T) => readonly C[]): [T, C][] =>
  items.flatMap((item) => casesOf(item).map((each): [T, C] => [item, each]))

/** Every item with one of the cases, which take turns. */
export const inTurns = <T, C>(items: readonly T[], cases: readonly C[]): [T, C][] =>
  items.map((item, index) => [item, cases[index % cases.length] as C])

const nameOf = (item: unknown) =>
  JSON.stringify(item, (_, value) => (value === undefined ? 'undefined' : value)).slice(0, 200)
