import { oneOr } from '../../../../../base/counted.ts'
import { useObserved } from '../../../../../ui/observable.ts'
import { unfinished, uploadsInOtherTabs } from '../unfinished.ts'
import { queue } from '../uploads.ts'

/** A notice after a reload: the unfinished files, and that browsers do not store files. */
export function UnfinishedNotice() {
  const uploads = useObserved(unfinished, value => value)
  const tasks = useObserved(queue.state, state => state.tasks)
  const otherTabs = useObserved(uploadsInOtherTabs, count => count)
  if (otherTabs > 0 && tasks.length === 0) {
    return (
      <p className="unfinished">
        Another tab of this browser is uploading {oneOr(otherTabs, 'one file', 'files')}.
      </p>
    )
  }
  if (uploads.size === 0 || tasks.length > 0) return null

  return (
    <section className="unfinished" aria-label="Unfinished uploads">
      <p>
        <strong>{oneOr(uploads.size, 'One upload was', 'uploads were')} not finished.</strong>{' '}
        Choose or drop the same files again: they go to the same places, and what has arrived is not
        sent again.
      </p>
      <button type="button" className="link-button" onClick={() => unfinished.set(new Map())}>
        Forget them
      </button>
    </section>
  )
}
