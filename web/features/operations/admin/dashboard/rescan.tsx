import { useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { request } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { oneOr } from '../../../../base/counted.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'

/** Makes the site show files that the owner has copied into the volume by hand. */
export function Rescan() {
  const queryClient = useQueryClient()
  const { isBusy, run } = useBusy()
  const rescan = async () => {
    try {
      const { changed } = await request<{ changed: number }>(api.rescan, { method: 'POST' })
      const files = oneOr(changed, 'One file', 'files')
      const description = changed === 0 ? 'Nothing has changed.' : `${files} came, changed or went.`
      showToast({ title: 'Looked through the volume', description })
      await queryClient.invalidateQueries()
    } catch (error) {
      reportFailure(error, 'The files could not be looked through. Please try again.')
    }
  }
  return (
    <Button
      className="button secondary small"
      isBusy={isBusy}
      busyText="Looking…"
      onClick={() => run(rescan)}
    >
      Look for files copied by hand
    </Button>
  )
}
