import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { pictureOf } from '../../../../../admin/picture-of.ts'
import { oneOr } from '../../../../../base/counted.ts'
import { useObserved } from '../../../../../ui/observable.ts'
import { slotName } from '../media/slot-name.ts'
import type { Task } from '../sending/task.ts'
import { queue } from '../uploads.ts'
import { Thumbnail } from './thumbnail.tsx'

interface Props {
  details: ReadonlyMap<string, NamedSlotDetails> | undefined
}

/** Files whose place has got another file meanwhile: with both pictures, for a person to decide. */
export function Conflicts({ details }: Props) {
  const tasks = useObserved(queue.state, state => state.tasks)
  const conflicts = tasks.filter(hasConflict)
  if (conflicts.length === 0) return null
  const all = new Set(conflicts.map(({ id }) => id))
  return (
    <section className="conflicts" aria-labelledby="conflicts">
      <h2 id="conflicts">
        {oneOr(conflicts.length, 'One place has', 'places have')} another file meanwhile
      </h2>
      <p>Nothing was replaced. The file that gives way stays in the bin for 30 days.</p>
      <ul>
        {conflicts.map(task => (
          <Conflict
            key={task.id}
            task={task}
            name={slotName(task.conflict, details?.get(task.conflict.path))}
          />
        ))}
      </ul>
      {conflicts.length > 1 && <Buttons ids={all} label={`of all ${conflicts.length} places`} />}
    </section>
  )
}

interface ConflictProps {
  task: Task & { conflict: MediaSlot }
  name: string
}

function Conflict({ task, name }: ConflictProps) {
  const { id, file, conflict } = task
  return (
    <li>
      <h3>{name}</h3>
      <figure>
        {conflict.present && <img src={pictureOf(conflict, 320)} alt={`Now at ${name}`} />}
        <figcaption>{conflict.present ? 'There now' : 'Empty now'}</figcaption>
      </figure>
      <figure>
        <Thumbnail file={file} isLarge />
        <figcaption>Yours: {file.path}</figcaption>
      </figure>
      <Buttons ids={new Set([id])} label={`at ${name}`} />
    </li>
  )
}

function Buttons({ ids, label }: { ids: ReadonlySet<number>; label: string }) {
  return (
    <p className="actions">
      <button
        type="button"
        className="button small secondary"
        onClick={() => queue.settle(ids, 'theirs')}
      >
        Keep what is there<span className="visually-hidden"> {label}</span>
      </button>
      <button
        type="button"
        className="button small primary"
        onClick={() => queue.settle(ids, 'own')}
      >
        Use mine<span className="visually-hidden"> {label}</span>
      </button>
    </p>
  )
}

const hasConflict = (task: Task): task is ConflictProps['task'] => task.conflict !== undefined
