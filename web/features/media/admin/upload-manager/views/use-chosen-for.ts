import type { MediaSlot } from '../../../../../admin/contract.ts'
import { useObserved } from '../../../../../ui/observable.ts'
import { selection } from '../selection.ts'
import { queue } from '../uploads.ts'

/** The file that is chosen for a slot, and its last upload. */
export function useChosenFor({ path }: MediaSlot) {
  const chosen = useObserved(selection, files => files.get(path))
  const task = useObserved(queue.state, ({ tasks }) =>
    tasks.findLast(({ target }) => target.path === path),
  )
  return { chosen, task }
}
