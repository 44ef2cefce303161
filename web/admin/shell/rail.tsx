import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { adminRoutes, routes } from '../../base/routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useObserved } from '../../ui/observable.ts'
import type { AdminSession } from '../contract.ts'
import { readInboxAgain } from '../inbox-queries.ts'
import { useOverview } from '../overview.ts'
import { useSignOut } from '../session/use-session.ts'
import { companyName } from '../settings.ts'
import { badges } from './badges.ts'
import { screenAt, screens } from './screens.ts'
import { UploadsLink } from './uploads-link.tsx'

/** The way to every screen; on a phone it opens from a bar. */
export function Rail({ admin }: { admin: AdminSession }) {
  const [path] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const signOut = useSignOut()
  const { data: overview } = useOverview()

  useEffect(() => {
    const closeAtEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    addEventListener('keydown', closeAtEscape)
    return () => removeEventListener('keydown', closeAtEscape)
  }, [])

  const current = screenAt(path)?.under ?? path
  const company = useObserved(companyName, name => name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another screen closes it
  useEffect(() => setOpen(false), [path])

  /** A press on the screen that is shown closes the menu, and looks for new inquiries. */
  const pressed = (href: string) => {
    if (href !== path) return
    setOpen(false)
    if (href === adminRoutes.inquiries) void readInboxAgain(queryClient)
  }

  return (
    <header className="rail" data-open={isOpen || undefined}>
      <div className="rail-bar">
        <Link className="rail-brand" href={adminRoutes.dashboard} title={company}>
          <span>{company}</span>
        </Link>
        <button
          type="button"
          className="rail-toggle"
          aria-expanded={isOpen}
          aria-controls="rail-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span className="visually-hidden">Menu</span>
        </button>
      </div>
      <UploadsLink />
      <div className="rail-menu" id="rail-menu">
        <nav aria-label="Administration">
          <ul>
            {screens
              .filter(({ isOpen, under }) => !isOpen && !under)
              .map(({ path: href, name }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={href === current ? 'page' : undefined}
                    onClick={() => pressed(href)}
                  >
                    {name}
                    {overview && <Badge text={badges[href]?.(overview)} />}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <ul className="rail-end">
          <li>
            <a href={routes.home} target="_blank" rel="noreferrer">
              View site <span aria-hidden="true">↗</span>
              <span className="visually-hidden">(opens a new tab)</span>
            </a>
          </li>
          <li>
            <button type="button" onClick={signOut}>
              Sign out
              <span className="rail-user">{admin.username}</span>
            </button>
          </li>
        </ul>
      </div>
    </header>
  )
}

function Badge({ text }: { text: string | undefined }) {
  if (!text) return null
  return <span className="rail-badge">{` · ${text}`}</span>
}
