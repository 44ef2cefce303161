/** How often other work of this process has its turn while some work runs. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  try {
    await work()
  } finally {
    clearImmediate(next)
  }
  return turns
}
