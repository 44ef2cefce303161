import { useState } from 'react'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { request } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { copyLink } from '../../../../admin/ui/copy-link.ts'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { Moment } from '../../../../admin/ui/moment.tsx'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { PreviewLink } from '../../contract.ts'
import { about } from '../saving/about.ts'

interface Props {
  path: string
  onClose: () => void
}

/** Makes a link that shows the draft without an account, or ends all of them. */
export function PreviewLinkDialog({ path, onClose }: Props) {
  const [link, setLink] = useState<PreviewLink>()
  const { isBusy, run } = useBusy()
  const address = about(api.previewLink, path)

  async function ask<T>(method: 'POST' | 'DELETE', then: (answer: T) => void): Promise<void> {
    try {
      then(await request<T>(address, { method }))
    } catch (error) {
      reportFailure(error, 'The site did not answer. Please try again.')
    }
  }

  const end = () =>
    run(() =>
      ask('DELETE', () => {
        setLink(undefined)
        showToast({ title: 'Ended', description: 'No link shows this draft any more.' })
      }),
    )
  return (
    <Dialog
      title="Show a colleague"
      text="Whoever has the link sees this page as it is saved, without an account: for seven days, or until it is published."
      className="page-link"
      onClose={onClose}
    >
      {link && (
        <Field
          label="The link"
          value={link.url}
          readOnly
          hint={
            <>
              Until <Moment at={link.until} />. Copy it now: it is not shown again.
            </>
          }
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className="actions">
        {link && (
          <button type="button" className="button primary" onClick={() => void copyLink(link.url)}>
            Copy the link
          </button>
        )}
        <Button
          className={`button ${link ? 'secondary' : 'primary'}`}
          isBusy={isBusy}
          onClick={() => run(() => ask<PreviewLink>('POST', setLink))}
        >
          {link ? 'Make another link' : 'Make a link'}
        </Button>
        <Button className="button secondary" isBusy={isBusy} onClick={end}>
          End all links of this page
        </Button>
      </div>
    </Dialog>
  )
}
