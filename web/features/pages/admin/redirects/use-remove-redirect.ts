import { useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { RequestError, request } from '../../../../admin/request.ts'
import { undoToast } from '../../../../admin/ui/undo-toast.tsx'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { Redirect } from './redirect.ts'

/** Deletes where a former address leads, with a button that adds it again. */
export function useRemoveRedirect() {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [api.redirects] })

  async function addAgain({ from, to }: Redirect): Promise<void> {
    try {
      await request(api.redirects, { method: 'POST', body: { from, to } })
      showToast({ title: 'Added again', description: `${from} leads to ${to}.` })
    } catch (error) {
      reportFailure(error, `${from} could not be added again. Please add it by the form.`)
    }
    await readAgain()
  }

  return async function remove(redirect: Redirect): Promise<void> {
    const { from } = redirect
    try {
      await request(`${api.redirects}?${new URLSearchParams({ from })}`, { method: 'DELETE' })
      undoToast('Deleted', () => void addAgain(redirect), `${from} leads nowhere now.`)
    } catch (error) {
      const isGone = error instanceof RequestError && error.status === 404
      if (isGone) showToast({ title: 'Deleted already', description: 'Somebody else was first.' })
      else reportFailure(error, `${from} could not be deleted. Please try again.`)
    }
    await readAgain()
  }
}
