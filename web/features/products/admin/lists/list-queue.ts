import { observable } from '../../../../ui/observable.ts'
import type { ListMove } from './list-move.ts'

/** A change of a list that is being sent, or waits until those before it are answered. */
export interface ListChange {
  /** What the table shows of it already. */
  move?: ListMove
  /** Must not reject. */
  send: () => Promise<void>
}

export type ListQueue = ReturnType<typeof createListQueue>

/**
 * Sends changes of lists one after another: each names the version of the list that the answer
 * before gave, so that two of this tab never meet as if they were two administrators.
 */
export function createListQueue() {
  const state = observable<readonly ListChange[]>([])
  let isSending = false

  async function pump(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let next = state.value[0]; next; next = state.value[0]) {
      const sent = next
      await sent.send()
      state.set(state.value.filter(change => change !== sent))
    }
    isSending = false
  }

  function add(change: ListChange): void {
    const isObsolete = state.value.length > 1 && isOfSame(state.value.at(-1)?.move, change.move)
    state.set([...(isObsolete ? state.value.slice(0, -1) : state.value), change])
    void pump()
  }

  return {
    state,
    /** Of several waiting moves of the same products in a row, only the last is sent. */
    add,
    /** Resolves to its answer, or rejects, in its turn. */
    run: <T>(send: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => add({ send: () => send().then(resolve, reject) })),
    /** Forgets the moves that are not sent yet: they began from an order that there is not. */
    dropMoves(): void {
      state.set(state.value.filter((change, index) => index === 0 || !change.move))
    },
  }
}

const isOfSame = (one: ListMove | undefined, other: ListMove | undefined) =>
  one !== undefined &&
  one.collection === other?.collection &&
  one.codes.join() === other.codes.join()
