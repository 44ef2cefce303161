import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { useMarkedForm } from '../../../../admin/ui/use-marked-form.ts'
import type { ListedPage } from '../../contract.ts'
import { pageLimits } from '../../page-limits.ts'
import { foldersOf } from './new-address.ts'
import { useNewPage } from './use-new-page.ts'

interface Props {
  /** The address of the page that it begins as a copy of; '' for an empty one. */
  from: string
  pages: readonly ListedPage[]
  onClose: () => void
}

/** Adds a page, or a copy of one, and opens its editor. */
export function NewPageDialog({ from, pages, onClose }: Props) {
  const { faults, isSaving, lost, field, followName, save } = useNewPage(from, pages)
  const marked = useMarkedForm(faults, save)
  const copied = pages.find(({ path }) => path === field('from').value)
  return (
    <Dialog
      title={from ? 'Copy a page' : 'Add a page'}
      text="Visitors see it once you publish it."
      loses={lost}
      onClose={onClose}
    >
      <form {...marked} className="form page-new">
        <FormFault text={faults.all} />
        <Field label="Name" maxLength={pageLimits.name} autoComplete="off" {...field('name')} />
        <SelectField
          label="As a copy of"
          options={[['', 'No page: it begins empty'], ...pages.map(namedPage)]}
          note={copied && COPIED}
          {...field('from')}
        />
        <SelectField
          label="Address below"
          options={[['', 'None: at the top'], ...foldersOf(pages).map(namedFolder)]}
          {...field('folder')}
        />
        <Field
          label="Address"
          maxLength={pageLimits.newAddress}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint="It follows the name until you write another one."
          {...field('path')}
          onBlur={followName}
        />
        <SaveRow save="Add" isBusy={isSaving} busyText="Adding…" />
      </form>
    </Dialog>
  )
}

const COPIED =
  'Its texts are copied, and drawings stand in for its photos. Lists of products, the gallery and forms stay with it alone.'

const namedPage = ({ path, name }: ListedPage): [string, string] => [path, `${name} (${path})`]

const namedFolder = (folder: string): [string, string] => [folder, `${folder}/…`]
