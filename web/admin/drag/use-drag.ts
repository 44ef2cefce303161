import { useEffect, useRef, useState } from 'react'
import { createDrag } from './create-drag.ts'
import type { Landing } from './geometry.ts'
import { whileDragging } from './while-dragging.ts'

/**
 * Drags rows by handles in them, with a mouse, a pen or a finger: see create-drag.ts. The handlers
 * are the same at each rendering.
 * @param onMove by how many places the row goes down
 */
export function useDrag(onMove: (key: string, by: number) => void) {
  const [landing, setLanding] = useState<Landing>()
  const latest = useRef(onMove)
  latest.current = onMove
  const [drag] = useState(() =>
    createDrag({ onMove: (key, by) => latest.current(key, by), onLanding: setLanding }),
  )
  const isDragging = landing !== undefined
  useEffect(() => (isDragging ? whileDragging(drag) : undefined), [isDragging, drag])
  return { landing, handlers: drag.handlers }
}
