import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { adminRoutes } from '../../base/routes.ts'
import { ToastRegion } from '../../ui/toast/toast-region.tsx'
import { createQueryClient } from '../query-client.ts'
import { ConfirmRegion } from '../ui/confirm.tsx'
import { ScreenView } from './screen-view.tsx'
import { screenAt } from './screens.ts'

/** The administrators' area: one screen at a time, and the dialogs and toasts above it. */
export function AdminApp() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <CurrentScreen />
      <ConfirmRegion />
      <ToastRegion />
    </QueryClientProvider>
  )
}

/** The shell around screens stays from one to the next. */
function CurrentScreen() {
  const [path] = useLocation()
  const screen = screenAt(path)
  return screen ? (
    <ScreenView screen={screen} path={path} />
  ) : (
    <Redirect to={adminRoutes.dashboard} replace />
  )
}
