import { type MouseEventHandler, useId } from 'react'

interface Value {
  label: string
  count: number
  href: string
  isChosen?: true | undefined
}

interface Props {
  title: string
  /** The heading level of the title; 3 below a headline of its list. */
  level?: 2 | 3
  values: readonly Value[]
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** A line of links with the number of items of each; the chosen one removes the filter. */
export function FilterGroup({ title, level = 3, values, onClick }: Props) {
  const id = useId()
  const Title = `h${level}` as const
  return (
    <div className="filter-group">
      <Title id={id}>{title}</Title>
      <ul ref={showChosen} aria-labelledby={id}>
        {values.map(({ label, count, href, isChosen }) => (
          <li key={label}>
            <a
              href={href}
              rel="nofollow"
              aria-current={isChosen}
              aria-label={isChosen && `${label}, take this filter off`}
              onClick={onClick}
            >
              {`${label} `}
              <span>{isChosen ? '×' : count}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Scrolls to the chosen chip where the line of chips is longer than the window. */
function showChosen(list: HTMLUListElement | null): void {
  const chip = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement
  if (!list || !chip) return
  const [listBox, chipBox] = [list.getBoundingClientRect(), chip.getBoundingClientRect()]
  if (chipBox.left < listBox.left || chipBox.right > listBox.right) {
    list.scrollLeft += chipBox.left + chipBox.width / 2 - listBox.left - listBox.width / 2
  }
}
