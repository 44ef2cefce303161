import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { api } from '../../../../base/routes.ts'
import type { ListedPage, PageVisibility, PlannedHiding } from '../../contract.ts'
import { about } from '../saving/about.ts'
import { zonedWords } from '../schedule/chosen-moment.ts'
import { HidePageForm } from './hide-page-form.tsx'

interface Props {
  path: string
  name: string
  planned: PlannedHiding | undefined
  onClose: () => void
}

/** Asks when a page is hidden and where its address leads, and says which pages link to it. */
export function HidePageDialog({ path, name, planned, onClose }: Props) {
  const pages = useQuery<{ pages: ListedPage[] }>({
    queryKey: [api.adminPages],
    refetchOnMount: 'always',
  })
  const { data, error } = useQuery<PageVisibility>({
    queryKey: [about(api.pageVisibility, path)],
    refetchOnMount: 'always',
    gcTime: 0,
  })
  return (
    <Dialog
      title={`Hide “${name}”?`}
      text="Visitors no longer see it, in no menu and no search. Nothing is deleted: you can show it again at any time."
      className="page-schedule"
      onClose={onClose}
    >
      <ReadState what="The page" data={data && pages.data} error={error ?? pages.error} />
      {planned && (
        <p className={planned.failed ? 'alert' : undefined} role="status">
          {planned.failed
            ? `Planned for ${zonedWords(new Date(planned.at))}. ${planned.failed}`
            : `Planned by ${planned.by} for ${zonedWords(new Date(planned.at))}.`}
        </p>
      )}
      {data?.refused && (
        <>
          <p className="alert" role="alert">
            {data.refused}
          </p>
          <div className="actions">
            <DialogClose type="button" className="button secondary">
              Close
            </DialogClose>
          </div>
        </>
      )}
      {data && !data.refused && pages.data && (
        <HidePageForm
          path={path}
          name={name}
          pages={pages.data.pages}
          linkedFrom={data.linkedFrom}
          planned={planned}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
