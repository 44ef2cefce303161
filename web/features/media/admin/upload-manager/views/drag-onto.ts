import { type DragEvent, useState } from 'react'

interface Dragging<T> {
  item: T
  isDraggable: boolean
  takes: (dragged: T) => boolean
  onDrop: (dragged: T) => void
}

/**
 * Makes a hook for things of one kind that are dragged onto each other.
 * @param dataType tells them from files of the system and from all else that is dragged
 */
export function dragOnto<T>(dataType: string) {
  /** The data of an event cannot be read before it is dropped. */
  let dragged: T | undefined

  return function useDragOnto({ item, isDraggable, takes, onDrop }: Dragging<T>) {
    const [isOver, setOver] = useState(false)
    const acceptedItem = ({ dataTransfer }: DragEvent): T | undefined => {
      const isOurs = dragged !== undefined && dataTransfer.types.includes(dataType)
      return isOurs && dragged !== item && takes(dragged as T) ? dragged : undefined
    }

    return {
      draggable: isDraggable,
      'data-over': isOver || undefined,
      onDragStart({ dataTransfer }: DragEvent) {
        dragged = item
        dataTransfer.setData(dataType, '')
        dataTransfer.effectAllowed = 'move'
      },
      onDragEnd() {
        dragged = undefined
      },
      onDragOver(event: DragEvent) {
        if (acceptedItem(event) === undefined) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        const dropped = acceptedItem(event)
        if (dropped === undefined) return
        event.preventDefault()
        onDrop(dropped)
      },
    }
  }
}
