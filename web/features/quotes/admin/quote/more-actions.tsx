import { useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { request } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { confirm } from '../../../../admin/ui/confirm.tsx'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { Quote } from '../../contract.ts'
import { useDraft, useDraftState } from '../draft/form.ts'
import { useMakeQuote } from '../use-make-quote.ts'

const NOT_COPIED = 'The quote could not be copied. Please try again.'

/** A new quote like this one, and the end of this one. */
export function MoreActions() {
  const draft = useDraft()
  const queryClient = useQueryClient()
  const { make } = useMakeQuote()
  const { isBusy, run } = useBusy()
  const state = useDraftState(({ stored }) => stored.state)
  const isEnded = state === 'accepted' || state === 'void'
  const { id, number } = draft.state.value.stored

  const attempt = (work: () => Promise<void>, failed: string) =>
    run(() => work().catch(error => reportFailure(error, failed)))
  const copy = () =>
    attempt(async () => {
      // One that has ended takes no more changes.
      if (!isEnded && !(await draft.flush())) return
      const source = String(draft.state.value.stored.version)
      const copied = await make({ address: api.copyQuote(id), source, failed: NOT_COPIED })
      if (!copied) return
      showToast({ title: `Quote ${copied.number}`, description: `A copy of ${number}.` })
    }, NOT_COPIED)
  const voidQuote = async () => {
    const isSure = await confirm({
      title: `Void quote ${number}?`,
      text: 'It keeps its number and stays in the list. The customer can no longer accept it.',
      action: 'Void it',
    })
    if (!isSure) return
    await attempt(async () => {
      await request<Quote>(api.voidQuote(id), { method: 'POST' })
      await queryClient.invalidateQueries({ queryKey: [api.quote(id)] })
    }, 'The quote could not be voided. Please try again.')
  }
  return (
    <p className="quote-more">
      {isEnded ? (
        <Button className="button secondary small" isBusy={isBusy} onClick={copy}>
          Copy to change
        </Button>
      ) : (
        <Button className="button plain small" isBusy={isBusy} onClick={copy}>
          Copy this quote
        </Button>
      )}
      {state !== 'void' && (
        <Button className="button plain small" isBusy={isBusy} onClick={voidQuote}>
          Void it
        </Button>
      )}
    </p>
  )
}
