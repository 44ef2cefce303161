import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { api } from '../../../../base/routes.ts'
import type { ListedPage } from '../../contract.ts'
import { leadsTo, targetsFor } from './redirect-targets.ts'
import { useDeletePage } from './use-delete-page.ts'

interface Props {
  path: string
  onClose: () => void
}

/** Asks where the address of a page leads before the page is deleted. */
export function DeletePageDialog({ path, onClose }: Props) {
  const { data, error } = useQuery<{ pages: ListedPage[] }>({
    queryKey: [api.adminPages],
    refetchOnMount: 'always',
  })
  const own = data?.pages.find(page => page.path === path)
  const name = own?.name ?? path
  const { faults, isBusy, remove } = useDeletePage(path, name, onClose)
  return (
    <Dialog
      title={`Delete “${name}”?`}
      text="It goes to the bin with its photos, and can be restored from there for 30 days."
      onClose={onClose}
    >
      <ReadState what="The list of pages" data={data} error={error} />
      {data && (
        <form
          className="form page-new"
          data-asks-itself
          noValidate
          onSubmit={submitWith(form => remove(String(form.get('redirectTo'))))}
        >
          <FormFault text={faults.all} />
          <SelectField
            label={`Links to ${path} then lead to`}
            name="redirectTo"
            defaultValue={own?.isHidden ? '' : leadsTo(path, data.pages)}
            options={[['', 'Nowhere: “page not found”'], ...targetsFor(path, data.pages)]}
            error={faults.redirectTo}
          />
          <SaveRow save="Delete the page" isBusy={isBusy} busyText="Deleting…" />
        </form>
      )}
    </Dialog>
  )
}
