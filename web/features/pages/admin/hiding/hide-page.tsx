import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../admin/ui/button.tsx'
import { api } from '../../../../base/routes.ts'
import type { OpenedPage } from '../../contract.ts'
import { about } from '../saving/about.ts'
import { zonedWords } from '../schedule/chosen-moment.ts'
import { HidePageDialog } from './hide-page-dialog.tsx'
import { useShowAgain } from './use-show-again.ts'

interface Props {
  path: string
  /** What the page is called. */
  name: string
}

/** The entry that hides the page of the editor from visitors, or shows it again in one press. */
export function HidePage({ path, name }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, show } = useShowAgain()
  // As the editor has read it, and for no longer than that.
  const { data } = useQuery<OpenedPage>({
    queryKey: [about(api.editedPage, path)],
    enabled: false,
    gcTime: 0,
  })
  if (data?.hidden) {
    const { by, at } = data.hidden
    return (
      <li>
        <Button className="outline-section" isBusy={isBusy} onClick={() => void show(path, name)}>
          <strong>Show the page again</strong>
          <span>
            Hidden by {by} on {zonedWords(new Date(at))}
          </span>
        </Button>
      </li>
    )
  }
  const { goesDown } = data ?? {}
  return (
    <li>
      <button type="button" className="outline-section" onClick={() => setAsking(true)}>
        <strong>Hide the page</strong>
        <span>
          {goesDown
            ? `Goes down on ${zonedWords(new Date(goesDown.at))}`
            : 'Now, or at a day and time'}
        </span>
        {goesDown?.failed && <span className="outline-faults">Not as planned</span>}
      </button>
      {isAsking && (
        <HidePageDialog
          path={path}
          name={name}
          planned={goesDown}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
