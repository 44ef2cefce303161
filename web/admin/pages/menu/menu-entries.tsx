import { Link } from 'wouter'
import type { NavigationItem } from '../../../contract.ts'
import { editorOf } from '../editor-address.ts'
import type { useSiblingDrag } from '../use-sibling-drag.ts'

interface Props {
  items: readonly NavigationItem[]
  drag: ReturnType<typeof useSiblingDrag>
  onMove: (href: string, by: number) => void
}

/** Entries of one level, each with those below it. */
export function MenuEntries({ items, drag, onMove }: Props) {
  return (
    <ol className="menu-entries">
      {items.map((item, index) => {
        const { landing } = drag
        return (
          <li
            key={item.href}
            data-key={item.href}
            data-landing={landing?.key === item.href ? landing.side : undefined}
          >
            <div className="menu-entry">
              <span className="menu-handle" aria-hidden="true" {...drag.handlers}>
                ⠿
              </span>
              <Link className="page-list-name" href={editorOf(item.href)}>
                {item.label}
              </Link>
              <Step item={item} by={-1} isEnd={index === 0} onMove={onMove} />
              <Step item={item} by={1} isEnd={index === items.length - 1} onMove={onMove} />
            </div>
            {item.items && <MenuEntries items={item.items} drag={drag} onMove={onMove} />}
          </li>
        )
      })}
    </ol>
  )
}

interface StepProps extends Pick<Props, 'onMove'> {
  item: NavigationItem
  by: 1 | -1
  /** There is no further place. */
  isEnd: boolean
}

/** Keeps the focus at the end, so that the keyboard is not lost there. */
function Step({ item, by, isEnd, onMove }: StepProps) {
  return (
    <button
      type="button"
      className="menu-step"
      aria-label={`Move ${item.label} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove(item.href, by)}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  )
}
