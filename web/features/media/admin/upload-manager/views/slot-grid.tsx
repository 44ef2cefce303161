import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { MediaSlot } from '../../../../../admin/contract.ts'
import type { Group } from '../media/branches.ts'
import { blocksOf, columnsIn, heightOf, spanOf } from './grid-measures.ts'
import { useFocusedBlock, useNearness } from './windowed.ts'

interface Props {
  groups: readonly Group[]
  render: (slot: MediaSlot) => ReactNode
}

/**
 * Tiles by folder; small folders stand side by side. Blocks of rows that are far from the window are as high as they will be and
 * empty, so two thousand tiles scroll like twenty. Those at both ends and those around the focus are
 * always there: Tab passes over nothing.
 */
export function SlotGrid({ groups, render }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const focused = useFocusedBlock(frame)
  const columns = columnsIn(width)
  const sections =
    width > 0 ? groups.map(group => ({ ...group, blocks: blocksOf(group.slots, columns) })) : []
  const last = sections.reduce((count, { blocks }) => count + blocks.length, 0) - 1
  let count = -1
  return (
    <div
      className="slot-grid"
      ref={frame}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {sections.map(({ path, title, slots, blocks }) => (
        <section
          key={path}
          aria-label={title}
          style={{ gridColumn: `span ${spanOf(slots.length, columns)}` }}
        >
          <h2 className="slot-group">
            {title} <span>{slots.length}</span>
          </h2>
          {blocks.map(block => {
            count += 1
            return (
              <Block
                key={`${columns} ${block[0]?.path}`}
                index={count}
                isAlwaysRendered={count === 0 || count === last || Math.abs(count - focused) <= 1}
                height={heightOf(block.length, columns, width)}
                columns={spanOf(slots.length, columns)}
                slots={block}
                render={render}
              />
            )
          })}
        </section>
      ))}
    </div>
  )
}

interface BlockProps {
  index: number
  isAlwaysRendered: boolean
  height: number
  columns: number
  slots: readonly MediaSlot[]
  render: Props['render']
}

const Block = memo(function Block(props: BlockProps) {
  const { index, isAlwaysRendered, height, columns, slots, render } = props
  const element = useRef<HTMLDivElement>(null)
  const { isNear } = useNearness(element)
  return (
    <div className="slot-block" data-index={index} ref={element} style={{ height }}>
      {(isNear || isAlwaysRendered) && (
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
