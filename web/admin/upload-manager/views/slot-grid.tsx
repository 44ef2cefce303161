import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { MediaSlot } from '../../contract.ts'
import type { Group } from '../media/branches.ts'
import { blocksOf, columnsIn, heightOf } from './grid-measures.ts'

interface Props {
  groups: readonly Group[]
  render: (slot: MediaSlot) => ReactNode
}

/**
 * Tiles by folder. Rows that are far from the window are as high as they will be and empty, so two
 * thousand tiles scroll like twenty.
 */
export function SlotGrid({ groups, render }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const columns = columnsIn(width)
  return (
    <div className="slot-grid" ref={frame}>
      {width > 0 &&
        groups.map(({ path, title, slots }) => (
          <section key={path} aria-label={title}>
            <h2 className="slot-group">
              {title} <span>{slots.length}</span>
            </h2>
            {blocksOf(slots, columns).map(block => (
              <Block
                key={`${columns} ${block[0]?.path}`}
                height={heightOf(block.length, columns, width)}
                columns={columns}
                slots={block}
                render={render}
              />
            ))}
          </section>
        ))}
    </div>
  )
}

interface BlockProps {
  height: number
  columns: number
  slots: readonly MediaSlot[]
  render: Props['render']
}

const Block = memo(function Block({ height, columns, slots, render }: BlockProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <div className="slot-block" ref={place} style={{ minHeight: height }}>
      {isNear && (
        <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {slots.map(slot => render(slot))}
        </ul>
      )}
    </div>
  )
})

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return width
}

/** Whether it is at most a window's height away from what is seen. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      entries => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return isNear
}
