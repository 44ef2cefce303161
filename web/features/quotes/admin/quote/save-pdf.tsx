import { reportFailure } from '../../../../admin/report-failure.ts'
import { requestAnswer } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { saveAnswer } from '../../../../admin/ui/save-answer.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { useDraft } from '../draft/form.ts'

/** Saves the quote as it stands, as it would be printed. */
export function SavePdf() {
  const draft = useDraft()
  const { isBusy, run } = useBusy()
  const save = async () => {
    try {
      if (await draft.flush()) {
        await saveAnswer(await requestAnswer(api.quotePdf(draft.state.value.stored.id)))
      } else {
        const description = 'Your last changes are not saved yet, and would be missing in it.'
        showToast({ title: 'No PDF yet', description, isDestructive: true })
      }
    } catch (error) {
      reportFailure(error, 'The PDF could not be made. Please try again.')
    }
  }
  return (
    <Button
      className="button secondary small"
      isBusy={isBusy}
      busyText="Making it…"
      onClick={() => run(save)}
    >
      Save PDF
    </Button>
  )
}
