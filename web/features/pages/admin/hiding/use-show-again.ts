import { useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, reasonOf, request } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { about } from '../saving/about.ts'

/** Shows visitors a hidden page as they saw it last. */
export function useShowAgain() {
  const queryClient = useQueryClient()
  const { isBusy, run } = useBusy()

  async function send(path: string, name: string): Promise<void> {
    try {
      const body = { isHidden: false }
      await request(about(api.pageVisibility, path), { method: 'PUT', body })
      showToast({ title: 'Shown again', description: `Visitors see “${name}” now.` })
    } catch (error) {
      const [fault] = Object.values(fieldErrorsOf(error))
      if (fault === undefined) reportFailure(error, 'It is still hidden: the site did not answer.')
      else {
        const description = `${reasonOf(error, '')}: ${fault}`
        showToast({ title: 'Still hidden', description, isDestructive: true })
      }
    } finally {
      void queryClient.invalidateQueries({ queryKey: [about(api.editedPage, path)] })
      void queryClient.invalidateQueries({ queryKey: [api.adminPages] })
    }
  }

  return { isBusy, show: (path: string, name: string) => run(() => send(path, name)) }
}
