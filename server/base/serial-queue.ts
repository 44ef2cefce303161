/** Runs tasks one after another; a failed task rejects its own caller only. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>

export function createSerialQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
