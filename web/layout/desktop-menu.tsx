import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { NavigationItem } from '../base/contract.ts'
import { routes } from '../base/routes.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useIsCurrent } from './current-page.ts'

export function DesktopMenu({ items }: { items: NavigationItem[] }) {
  const isCurrent = useIsCurrent()
  return (
    <nav className="desktop-menu" aria-label="Main">
      <ul>
        {items.map(item =>
          item.items ? (
            <Dropdown key={item.href} label={item.label} href={item.href} items={item.items} />
          ) : (
            <li key={item.href}>
              <Link
                href={item.href}
                className={item.href === routes.contact ? 'button primary' : undefined}
                aria-current={isCurrent(item.href)}
              >
                {item.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

interface DropdownProps {
  label: string
  href: string
  items: NavigationItem[]
}

/** Opens on hover or by its button, and closes with Escape or when focus leaves it. */
function Dropdown({ label, href, items }: DropdownProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const isCurrent = useIsCurrent()
  const close = () => setOpen(false)
  const byMouse = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(open)
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  return (
    <li
      className="dropdown"
      data-open={isOpen || undefined}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
      onKeyDown={onEscape}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <Link href={href} aria-current={isCurrent(href)} onClick={close}>
        {label}
      </Link>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={`${label} menu`}
        onClick={() => setOpen(open => !open)}
      >
        <Icon name="chevron" />
      </button>
      <div className="dropdown-panel" id={panel}>
        <ul data-columns={items.some(item => item.items) || undefined}>
          {items.map(item => (
            <li key={item.href}>
              <Link href={item.href} aria-current={isCurrent(item.href)} onClick={close}>
                {item.label}
              </Link>
              {item.items && (
                <ul>
                  {item.items.map(leaf => (
                    <li key={leaf.href}>
                      <Link href={leaf.href} aria-current={isCurrent(leaf.href)} onClick={close}>
                        {leaf.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
