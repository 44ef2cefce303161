import { QueryClientProvider } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import { useState } from 'react'
import { Route, Switch } from 'wouter'
import { ToastRegion } from '../ui/toast/toast-region.tsx'
import { createQueryClient } from './query-client.ts'
import { screens } from './screens.ts'
import { ScreenView } from './shell/screen-view.tsx'
import { ConfirmRegion } from './ui/confirm.tsx'

/** The administrators' area: one screen at a time, and what may appear above any of them. */
export function AdminApp() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
        <Switch>
          {screens.map(screen => (
            <Route key={screen.path} path={screen.path}>
              <ScreenView screen={screen} />
            </Route>
          ))}
        </Switch>
        <ConfirmRegion />
        <ToastRegion />
      </Tooltip.Provider>
    </QueryClientProvider>
  )
}
