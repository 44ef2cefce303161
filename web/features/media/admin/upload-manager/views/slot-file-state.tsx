import { useEffect } from 'react'
import type { MediaSlot } from '../../../../../admin/contract.ts'
import { reportFailure } from '../../../../../admin/report-failure.ts'
import { inBytes } from '../../../../../admin/ui/in-bytes.ts'
import { restore, useInvalidateBin } from '../../../../operations/admin/bin/restore.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { useInvalidateMedia } from '../media/use-media.ts'
import { isOpen, type Task } from '../sending/task.ts'
import { queue, takeBack, uploadNow } from '../uploads.ts'
import { useChosenFor } from './use-chosen-for.ts'
import { VideoWeight } from './video-weight.tsx'

/** The state of the file chosen for a slot: it waits, is being sent, was refused or is in place. */
export function SlotFileState({ slot }: { slot: MediaSlot }) {
  const { chosen, task } = useChosenFor(slot)
  const invalidateMedia = useInvalidateMedia()
  const isInPlace = task?.state === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it arrives
  useEffect(() => {
    if (isInPlace) invalidateMedia()
  }, [isInPlace])
  return (
    <div className="slot-file-state" aria-live="polite">
      {task && isOpen(task) ? (
        <OnItsWay task={task} />
      ) : task?.state === 'failed' ? (
        <Refused slot={slot} task={task} />
      ) : chosen ? (
        <Chosen slot={slot} file={chosen} />
      ) : (
        task && <InPlace slot={slot} task={task} />
      )}
    </div>
  )
}

function OnItsWay({ task }: { task: Task }) {
  const { id, file, target, sent, bytes, state } = task
  return (
    <>
      <p>
        {state === 'offline' ? 'Waits for the connection: ' : 'On its way: '}
        {file.name}
      </p>
      <progress max={bytes} value={sent} aria-label={file.name} />
      <VideoWeight kind={target.kind} bytes={file.size} />
      <button type="button" className="button secondary small" onClick={() => queue.cancel(id)}>
        Cancel
      </button>
    </>
  )
}

function Refused({ slot, task: { file, fault } }: { slot: MediaSlot; task: Task }) {
  return (
    <>
      <p className="alert">
        {file.name} is not in place. {fault}
      </p>
      <TakeBack slot={slot} />
    </>
  )
}

function Chosen({ slot, file }: { slot: MediaSlot; file: ChosenFile }) {
  return (
    <>
      <p>
        Chosen, not uploaded yet: {file.name}, {inBytes(file.size)}
      </p>
      <VideoWeight kind={slot.kind} bytes={file.size} />
      <div className="actions">
        <button
          type="button"
          className="button primary small"
          onClick={() => uploadNow(slot, file)}
        >
          Upload it
        </button>
        <TakeBack slot={slot} />
      </div>
    </>
  )
}

const TakeBack = ({ slot }: { slot: MediaSlot }) => (
  <button type="button" className="button secondary small" onClick={() => takeBack(slot.path)}>
    Take it back
  </button>
)

function InPlace({ slot, task: { id, file, receipt } }: { slot: MediaSlot; task: Task }) {
  const invalidate = useInvalidateBin()
  const former = receipt?.status === 'replaced' ? receipt.binEntry : undefined
  const undo = async (entry: string) => {
    try {
      // Over the file that took its place, not over one that came after that.
      await restore(entry, receipt?.version)
      queue.clear(id)
      await invalidate()
    } catch (error) {
      reportFailure(error, 'It could not be restored. Look for it in the bin.')
    }
  }
  if (!slot.present) return null
  return (
    <>
      <p>
        {receipt?.status === 'unchanged' ? 'This file was there already: ' : 'In place: '}
        {file.name}
        {former && '. The file before it is in the bin for 30 days.'}
      </p>
      {former && (
        <button type="button" className="button secondary small" onClick={() => undo(former)}>
          Undo: back to the file before
        </button>
      )}
    </>
  )
}
