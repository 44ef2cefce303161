import type { PointerEvent } from 'react'
import { gapAt, isPastThreshold, type Landing, landingIn, stepsTo } from './geometry.ts'

interface Held {
  row: HTMLElement
  from: number
  y: number
  isMoving: boolean
}

interface Options {
  /** Called with the number of places that the row with this key goes down, unless it stays. */
  onMove: (key: string, by: number) => void
  /** Called with each change of the place; without one at the end. */
  onLanding: (landing: Landing | undefined) => void
}

export type Drag = ReturnType<typeof createDrag>

/** Drags a row with `data-key` among those of its siblings that have one, by a handle in it. */
export function createDrag({ onMove, onLanding }: Options) {
  let draggedRow: Held | undefined
  let shown: Landing | undefined

  function show(next: Landing | undefined): void {
    if (next?.key === shown?.key && next?.side === shown?.side) return
    shown = next
    onLanding(next)
  }

  function land(): void {
    if (!draggedRow?.isMoving) return
    const rows = rowsAround(draggedRow.row)
    show(landingIn(rows.map(keyOf), gapIn(rows, draggedRow.y)))
  }

  function end(): void {
    draggedRow = undefined
    show(undefined)
  }

  return {
    /** The row that is dragged, and how high the pointer is. */
    held: (): Readonly<Pick<Held, 'row' | 'y'>> | undefined => draggedRow,

    /** Finds the place again once the rows have moved under the pointer. */
    land,

    end,

    handlers: {
      onPointerDown({ button, isPrimary, currentTarget, pointerId, clientY }: PointerEvent) {
        const row = currentTarget.closest<HTMLElement>('[data-key]')
        if (button !== 0 || !isPrimary || !row) return
        currentTarget.setPointerCapture(pointerId)
        draggedRow = { row, from: clientY, y: clientY, isMoving: false }
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (!draggedRow) return
        draggedRow.y = clientY
        draggedRow.isMoving ||= isPastThreshold(draggedRow.from, clientY)
        land()
      },
      onPointerUp() {
        const dropped = draggedRow
        end()
        if (!dropped?.isMoving) return
        const rows = rowsAround(dropped.row)
        const from = rows.indexOf(dropped.row)
        // The row may have been deleted meanwhile.
        if (from === -1) return
        const by = stepsTo(gapIn(rows, dropped.y), from)
        if (by !== 0) onMove(keyOf(dropped.row), by)
      },
      onPointerCancel: end,
    },
  }
}

function rowsAround({ parentElement }: HTMLElement): HTMLElement[] {
  const siblings = [...(parentElement?.children ?? [])] as HTMLElement[]
  return siblings.filter(({ dataset }) => dataset.key !== undefined)
}

const keyOf = ({ dataset }: HTMLElement): string => dataset.key ?? ''

function gapIn(rows: readonly HTMLElement[], y: number): number {
  return gapAt(
    rows.map(row => row.getBoundingClientRect()),
    y,
  )
}
