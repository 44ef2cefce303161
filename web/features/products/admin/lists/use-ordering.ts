import { useLayoutEffect, useRef, useState } from 'react'
import { useDrag } from '../../../../admin/drag/use-drag.ts'
import { reordered } from '../../order.ts'
import { PAGE_SIZE } from '../found-products.ts'
import { handleId } from './move-handle.tsx'
import { useMove } from './use-moves.ts'

interface Options {
  /** The id of the collection that is shown. */
  collection: string
  /** All of its codes, in the order that is shown. */
  codes: readonly string[]
  page: number
  onPage: (page: number) => void
}

export type Ordering = ReturnType<typeof useOrdering>
/** What a row needs of it. */
export type RowOrdering = Pick<Ordering, 'step' | 'handlers' | 'landing'>

/** Moves the products of a collection, one by its handle or many at once. */
export function useOrdering({ collection, codes, page, onPage }: Options) {
  const send = useMove()
  const [announcement, setAnnouncement] = useState('')
  const focusNext = useRef<string>(undefined)
  const { landing, handlers } = useDrag(moveBy)

  // It may be out of sight or on another page by now.
  useLayoutEffect(() => {
    const handle = focusNext.current && document.getElementById(handleId(focusNext.current))
    if (!handle) return
    focusNext.current = undefined
    handle.focus()
    handle.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })

  /**
   * In the order that they have; `before` is none of them, and null for the end.
   * @returns whether that changes the order
   */
  function move(moving: readonly string[], before: string | null): boolean {
    const [first = ''] = codes.filter(code => moving.includes(code))
    const order = reordered(codes, moving, before)
    const place = order.indexOf(first) + 1
    const more = moving.length > 1 ? ` and ${moving.length - 1} more` : ''
    setAnnouncement(`${first}${more}, place ${place} of ${codes.length}`)
    if (order.every((code, index) => code === codes[index])) return false
    send({ collection, codes: moving, before }, () => {
      setAnnouncement('')
      const handle = document.getElementById(handleId(first))
      const isFocused = [handle, document.body].includes(document.activeElement as HTMLElement)
      if (handle && isFocused) focusNext.current = first
    })
    const target = Math.ceil(place / PAGE_SIZE)
    if (target !== page) onPage(target)
    return true
  }

  function moveTo(code: string, index: number): void {
    const rest = codes.filter(other => other !== code)
    if (move([code], rest[index] ?? null)) focusNext.current = code
  }

  function moveBy(code: string, by: number): void {
    moveTo(code, codes.indexOf(code) + by)
  }

  /** Whether the key is one of those that move. */
  function step(code: string, key: string): boolean {
    const index = codes.indexOf(code)
    const last = codes.length - 1
    const targets: Record<string, number> = {
      ArrowUp: Math.max(0, index - 1),
      ArrowDown: Math.min(last, index + 1),
      Home: 0,
      End: last,
    }
    const target = targets[key]
    if (target === undefined) return false
    moveTo(code, target)
    return true
  }

  return { announcement, landing, handlers, step, move }
}
