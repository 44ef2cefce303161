import type { Observable } from '../../../../ui/observable.ts'
import type { ChosenFile } from './files/chosen-file.ts'
import type { QueueState } from './sending/queue.ts'
import { isOpen } from './sending/task.ts'
import { keepAwake } from './sending/wake-lock.ts'

/**
 * Keeps the screen on and asks before the page is left while files are being sent, whichever screen
 * of the area is open.
 */
export function guardBeforeUnload(
  state: Observable<QueueState>,
  selection: Observable<ReadonlyMap<string, ChosenFile>>,
): void {
  let letSleep: (() => void) | undefined

  function update(): void {
    const { tasks, halt } = state.value
    const wouldLose = tasks.some(isOpen)
    if (wouldLose && !halt) {
      letSleep ??= keepAwake()
    } else {
      letSleep?.()
      letSleep = undefined
    }
    if (wouldLose || selection.value.size > 0) addEventListener('beforeunload', confirmLeaving)
    else removeEventListener('beforeunload', confirmLeaving)
  }

  state.subscribe(update)
  selection.subscribe(update)
}

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
