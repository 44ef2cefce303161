import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { RequestError, request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { type Menu, pathsOf, withMove } from './menu-order.ts'

const queryKey = [api.menu]

/** The menu, shown as it was ordered last while that is being sent. */
export function useMenu() {
  const queryClient = useQueryClient()
  const { data, error } = useQuery<Menu>({ queryKey, refetchOnMount: 'always' })
  const isSending = useRef(false)
  const isChanged = useRef(false)

  const shown = () => queryClient.getQueryData<Menu>(queryKey) as Menu
  const show = (menu: Menu) => queryClient.setQueryData(queryKey, menu)

  /** Each request names the version that the one before has answered. */
  async function send(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    try {
      while (isChanged.current) {
        isChanged.current = false
        const { version, items } = shown()
        const body = { version, order: pathsOf(items) }
        const saved = await request<Menu>(api.menu, { method: 'PUT', body })
        // What was moved meanwhile is sent next.
        show(isChanged.current ? { ...shown(), version: saved.version } : saved)
      }
    } catch (error) {
      isChanged.current = false
      tell(error)
      await queryClient.invalidateQueries({ queryKey })
    } finally {
      isSending.current = false
    }
  }

  return {
    menu: data,
    error,
    move(href: string, by: number): void {
      void queryClient.cancelQueries({ queryKey })
      const { version, items } = shown()
      show({ version, items: withMove(items, href, by) })
      isChanged.current = true
      void send()
    },
  }
}

function tell(error: unknown): void {
  if (error instanceof RequestError && error.status === 409) {
    showToast({
      title: 'Not moved',
      description: 'Somebody else has changed the menu. Here it is as it is now: move it again.',
      isDestructive: true,
    })
  } else reportFailure(error, 'The menu is as it was: the site did not answer.')
}
