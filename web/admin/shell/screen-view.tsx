import { type FC, lazy, Suspense, useEffect } from 'react'
import { Redirect } from 'wouter'
import { adminRoutes } from '../../base/routes.ts'
import type { LoginState } from '../../features/accounts/admin/login/login-state.ts'
import { useObserved } from '../../ui/observable.ts'
import { useSession } from '../session/use-session.ts'
import { companyName } from '../settings.ts'
import { FailureBoundary } from '../ui/failure.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { type Screen, screens } from './screens.ts'
import { Shell } from './shell.tsx'

const viewOf = ({ load }: Screen): FC => lazy(async () => ({ default: await load() }))

const views = new Map<Screen, FC>(screens.map(screen => [screen, viewOf(screen)]))

interface Props {
  screen: Screen
  /** The path of the address. */
  path: string
}

/** A screen, in the shell where it needs a session; without one the login comes in its place. */
export function ScreenView({ screen, path }: Props) {
  const company = useObserved(companyName, name => name)
  useEffect(() => {
    document.title = `${screen.name} | ${company}`
  }, [screen, company])
  return (
    <FailureBoundary path={path}>
      {screen.isOpen ? (
        <LoadedScreen screen={screen} path={path} />
      ) : (
        <GuardedScreen screen={screen} path={path} />
      )}
    </FailureBoundary>
  )
}

function GuardedScreen({ screen, path }: Props) {
  const { admin, error } = useSession()
  if (error) throw error
  if (admin === undefined) return <Waiting />
  if (admin === null) {
    const state = { to: location.pathname + location.search } satisfies LoginState
    return <Redirect to={adminRoutes.login} state={state} replace />
  }
  return (
    <Shell admin={admin}>
      <LoadedScreen screen={screen} path={path} />
    </Shell>
  )
}

function LoadedScreen({ screen, path }: Props) {
  const View = views.get(screen) as FC
  return (
    <FailureBoundary
      path={path}
      // A view whose code did not come would not ask for it again.
      onRetry={() => views.set(screen, viewOf(screen))}
    >
      <Suspense fallback={<Waiting />}>
        <View />
      </Suspense>
    </FailureBoundary>
  )
}
