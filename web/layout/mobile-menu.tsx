import { useEffect, useRef } from 'react'
import type { NavigationItem } from '../base/contract.ts'
import { usePageData } from '../base/page-context.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useIsCurrent } from './current-page.ts'

/** A `details` element, so that it opens without JavaScript too. */
export function MobileMenu({ items }: { items: NavigationItem[] }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const { path } = usePageData().page
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever another page is shown
  useEffect(close, [path])
  return (
    <details
      ref={menu}
      className="mobile-menu"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        close()
        menu.current?.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label="Menu">
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav aria-label="Mobile">
        <Entries items={items} onNavigate={close} />
      </nav>
    </details>
  )
}

function Entries({ items, onNavigate }: { items: NavigationItem[]; onNavigate: () => void }) {
  const isCurrent = useIsCurrent()
  return (
    <ul>
      {items.map(item => (
        <li key={item.href}>
          {item.items ? (
            <details>
              <summary>{item.label}</summary>
              <Entries
                items={[{ label: `All ${item.label}`, href: item.href }, ...item.items]}
                onNavigate={onNavigate}
              />
            </details>
          ) : (
            <Link href={item.href} aria-current={isCurrent(item.href)} onClick={onNavigate}>
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
