import { memo } from 'react'
import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { pictureOf } from '../../../../../admin/picture-of.ts'
import { Hint } from '../../../../../admin/ui/hint.tsx'
import { inBytes } from '../../../../../admin/ui/in-bytes.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { slotName } from '../media/slot-name.ts'
import type { Task } from '../sending/task.ts'
import { takeBack } from '../uploads.ts'
import { dragOnto } from './drag-onto.ts'
import { useChosenFor } from './use-chosen-for.ts'
import { isHeavyVideo } from './video-weight.tsx'

interface Props {
  slot: MediaSlot
  details: NamedSlotDetails | undefined
  isMarked: boolean
  onPick: (slot: MediaSlot) => void
  onOpen: (slot: MediaSlot) => void
  onMark: (slot: MediaSlot) => void
  /** A tile was dropped on another one. */
  onMove: (from: MediaSlot, to: MediaSlot) => void
}

const useDragOnto = dragOnto<MediaSlot>('application/x-showyard-place')

/** A slot: its content, its button to choose a file, and the progress of an upload. */
export const SlotTile = memo(function SlotTile(props: Props) {
  const { slot, details, isMarked, onPick, onOpen, onMark, onMove } = props
  const name = slotName(slot, details)
  const { chosen, task } = useChosenFor(slot)
  const { label, variant } = stateOf(slot, details, chosen !== undefined, task)
  const picture = pictureOf(slot, 320)
  const drag = useDragOnto({
    item: slot,
    isDraggable: slot.present,
    takes: ({ kind }) => kind === slot.kind,
    onDrop: from => onMove(from, slot),
  })
  const weight = chosen?.size ?? slot.size
  return (
    <li
      className="slot-tile"
      data-drawing={!slot.present || undefined}
      data-state={variant}
      {...drag}
    >
      <button
        type="button"
        className="slot-picture"
        aria-label={`Choose a file for ${name}`}
        title={chosen ? chosen.name : slot.path}
        onClick={() => onPick(slot)}
      >
        {picture && <img src={picture} alt="" loading="lazy" decoding="async" draggable={false} />}
        {slot.kind !== 'image' && (
          <span className="slot-kind">
            {kinds[slot.kind]}
            {isHeavyVideo(slot.kind, weight) && `, ${inBytes(weight ?? 0)}`}
          </span>
        )}
        {task && task.state !== 'done' && (
          <span className="slot-progress">
            <span style={{ transform: `scaleX(${shareOf(task)})` }} />
          </span>
        )}
      </button>
      <input
        type="checkbox"
        className="slot-mark"
        aria-label={`Select ${name}`}
        checked={isMarked}
        onChange={() => onMark(slot)}
      />
      {(variant === 'chosen' || variant === 'failed') && (
        <Hint text="Take back">
          <button
            type="button"
            className="slot-take-back"
            aria-label={`Take back the file for ${name}`}
            onClick={() => takeBack(slot.path)}
          >
            <Icon name="close" />
          </button>
        </Hint>
      )}
      <div className="slot-line">
        <button type="button" className="slot-name" onClick={() => onOpen(slot)}>
          <span className="visually-hidden">Details of </span>
          {name}
        </button>
        <span className="tag" data-look={variant}>
          {variant === 'placed' && <Icon name="check" />}
          {label}
        </span>
      </div>
    </li>
  )
})

const kinds = { image: 'Photo', video: 'Video', pdf: 'PDF' }

function stateOf(
  { kind, present }: MediaSlot,
  details: NamedSlotDetails | undefined,
  isChosen: boolean,
  task: Task | undefined,
): { label: string; variant: string } {
  if (task?.state === 'failed') return { label: 'Failed', variant: 'failed' }
  if (task?.state === 'offline') return { label: 'Offline', variant: 'busy' }
  if (task?.state === 'waiting') return { label: 'Waiting', variant: 'busy' }
  if (task && task.state !== 'done') {
    return { label: `${Math.floor(100 * shareOf(task))} %`, variant: 'busy' }
  }
  if (isChosen) return { label: 'Chosen', variant: 'chosen' }
  if (details?.own.isVisible === false) return { label: 'Hidden', variant: 'hidden' }
  if (present) return { label: kinds[kind], variant: 'present' }
  if (task?.state === 'done') return { label: kinds[kind], variant: 'placed' }
  return { label: 'Drawing', variant: 'drawing' }
}

const shareOf = ({ sent, bytes }: Task) => (bytes > 0 ? Math.min(1, sent / bytes) : 0)
