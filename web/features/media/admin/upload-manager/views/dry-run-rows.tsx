import { memo, type RefObject, useRef } from 'react'
import type { Decision } from '../placement/decide.ts'
import { DryRunRow, type RowActions } from './dry-run-row.tsx'
import { useFocusedBlock, useNearness } from './windowed.ts'

/** Rows in one block, and how high one is about, until it has been seen. */
const rows = 20
const rowHeight = 98

interface Props extends RowActions {
  decisions: readonly Decision[]
  nameOf: (path: string) => string
}

/**
 * The table of all files. Blocks far from the visible part are empty: two thousand rows are as fast
 * as forty.
 */
export function DryRunRows({ decisions, ...rest }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const focused = useFocusedBlock(scroller)
  const blocks = Array.from({ length: Math.ceil(decisions.length / rows) }, (_, index) =>
    decisions.slice(index * rows, (index + 1) * rows),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled table is reached by keyboard
    <section className="dry-run-scroll" aria-label="Files" tabIndex={0} ref={scroller}>
      <table aria-rowcount={decisions.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Upload</th>
            <th scope="col">File</th>
            <th scope="col">Goes to</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        {blocks.map((block, index) => (
          <Block
            key={block[0]?.file.path}
            index={index}
            isAlwaysRendered={
              index === 0 || index === blocks.length - 1 || Math.abs(index - focused) <= 1
            }
            scroller={scroller}
            decisions={block}
            {...rest}
          />
        ))}
      </table>
    </section>
  )
}

interface BlockProps extends Props {
  index: number
  isAlwaysRendered: boolean
  scroller: RefObject<HTMLElement | null>
}

const Block = memo(
  function Block({ index, isAlwaysRendered, scroller, decisions, ...rest }: BlockProps) {
    const element = useRef<HTMLTableSectionElement>(null)
    const { isNear, height } = useNearness(element, scroller)
    return (
      <tbody data-index={index} ref={element}>
        {isNear || isAlwaysRendered ? (
          decisions.map((decision, row) => (
            <DryRunRow
              key={decision.file.path}
              rowIndex={index * rows + row + 2}
              decision={decision}
              {...rest}
            />
          ))
        ) : (
          <tr className="far">
            <td colSpan={4} style={{ height: height || decisions.length * rowHeight }} />
          </tr>
        )}
      </tbody>
    )
  },
  ({ decisions: before, ...one }, { decisions: after, ...other }) =>
    before.length === after.length &&
    before.every((decision, index) => decision === after[index]) &&
    (Object.keys(one) as (keyof typeof one)[]).every(name => one[name] === other[name]),
)
