import { Link } from 'wouter'
import type { useDrag } from '../../../../admin/drag/use-drag.ts'
import { editorOf } from '../../../../admin/editor-address.ts'
import type { NavigationItem } from '../../../../base/contract.ts'

interface Props {
  items: readonly NavigationItem[]
  /** What each is called where its label alone does not tell it from another: see menu-names.ts. */
  names: ReadonlyMap<string, string>
  drag: ReturnType<typeof useDrag>
  onMove: (href: string, by: number) => void
}

/** Entries of one level, each with those below it. */
export function MenuEntries({ items, names, drag, onMove }: Props) {
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
              <Link
                className="page-list-name"
                href={editorOf(item.href)}
                aria-label={names.get(item.href)}
              >
                {item.label}
              </Link>
              <Step
                item={item}
                name={names.get(item.href)}
                by={-1}
                isEnd={index === 0}
                onMove={onMove}
              />
              <Step
                item={item}
                name={names.get(item.href)}
                by={1}
                isEnd={index === items.length - 1}
                onMove={onMove}
              />
            </div>
            {item.items && (
              <MenuEntries items={item.items} names={names} drag={drag} onMove={onMove} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface StepProps extends Pick<Props, 'onMove'> {
  item: NavigationItem
  name: string | undefined
  by: 1 | -1
  /** There is no further place. */
  isEnd: boolean
}

/** Keeps the focus at the end, so that the keyboard is not lost there. */
function Step({ item, name = item.label, by, isEnd, onMove }: StepProps) {
  return (
    <button
      type="button"
      className="menu-step"
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove(item.href, by)}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  )
}
