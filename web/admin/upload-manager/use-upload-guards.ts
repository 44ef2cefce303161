import { useEffect } from 'react'
import { useObserved } from './observable.ts'
import { selection } from './selection.ts'
import { isOpen } from './sending/task.ts'
import { keepAwake } from './sending/wake-lock.ts'
import { queue } from './uploads.ts'

/** While files are on their way the screen stays on, and leaving the page asks. */
export function useUploadGuards(): void {
  const isBusy = useObserved(queue.state, ({ tasks, halt }) => !halt && tasks.some(isOpen))
  const wouldLose = useObserved(queue.state, ({ tasks }) => tasks.some(isOpen))
  const hasChosen = useObserved(selection, files => files.size > 0)

  useEffect(() => {
    if (isBusy) return keepAwake()
  }, [isBusy])

  useEffect(() => {
    if (!wouldLose && !hasChosen) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [wouldLose, hasChosen])
}
