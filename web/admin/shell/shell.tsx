import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { AdminSession } from '../contract.ts'
import { currentUser } from '../session/current-user.ts'
import { SessionNotice } from '../session/session-notice.tsx'
import { SignInDialog } from '../session/sign-in-dialog.tsx'
import { useUnsavedGuard } from '../ui/use-unsaved-guard.ts'
import { hasUnsavedInput } from '../unsaved.ts'
import { Rail } from './rail.tsx'
import { useStrayDrops } from './use-stray-drops.ts'

interface Props {
  admin: AdminSession
  children: ReactNode
}

/** The rail at the side, or the bar on top of a phone, and a screen. */
export function Shell({ admin, children }: Props) {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const shown = useRef(path)

  useUnsavedGuard(useCallback(() => hasUnsavedInput(document), []))
  useStrayDrops()
  useEffect(() => currentUser.set(admin.username), [admin.username])

  // Screen readers and the keyboard focus start at the new screen's beginning.
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [path])

  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Rail admin={admin} />
      <main id="main" className="screen" tabIndex={-1} ref={main}>
        {children}
      </main>
      <SessionNotice />
      <SignInDialog username={admin.username} />
    </div>
  )
}
