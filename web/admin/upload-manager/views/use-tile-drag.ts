import { type DragEvent, useState } from 'react'
import type { MediaSlot } from '../../contract.ts'

/** What tells a dragged tile from files of the system and from all else. */
const dataType = 'application/x-showyard-place'

/** Its data cannot be read before it is dropped. */
let dragged: MediaSlot | undefined

/** Lets a tile with a file be dragged, and take one of its kind that is dropped on it. */
export function useTileDrag(slot: MediaSlot, onMove: (from: MediaSlot, to: MediaSlot) => void) {
  const [isOver, setOver] = useState(false)
  const takes = ({ dataTransfer }: DragEvent) =>
    dataTransfer.types.includes(dataType) &&
    dragged?.kind === slot.kind &&
    dragged.path !== slot.path

  return {
    draggable: slot.present,
    'data-over': isOver || undefined,
    onDragStart({ dataTransfer }: DragEvent) {
      dragged = slot
      dataTransfer.setData(dataType, slot.path)
      dataTransfer.effectAllowed = 'move'
    },
    onDragEnd() {
      dragged = undefined
    },
    onDragOver(event: DragEvent) {
      if (!takes(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      if (!takes(event) || !dragged) return
      event.preventDefault()
      onMove(dragged, slot)
    },
  }
}
