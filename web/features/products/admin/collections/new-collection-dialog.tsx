import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { useMarkedForm } from '../../../../admin/ui/use-marked-form.ts'
import { pageLimits } from '../../../pages/page-limits.ts'
import { useNewCollection } from './use-new-collection.ts'

/** Adds a collection with the page that lists it. */
export function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const { faults, field, isBusy, lost, save } = useNewCollection(onClose)
  const marked = useMarkedForm(faults, save)
  return (
    <Dialog
      title="Add a collection"
      text="Visitors see its page at once. Then add products, or read in a table of them."
      loses={lost}
      onClose={onClose}
    >
      <form {...marked} className="form">
        <FormFault text={faults.all} />
        <Field label="Name" maxLength={pageLimits.name} autoComplete="off" {...field('name')} />
        <Field
          label="What it is"
          rows={3}
          maxLength={170}
          hint="One or two sentences, of 50 to 170 characters: at the top of its page, and in search engines."
          {...field('text')}
        />
        <Field
          label="Codes begin with"
          maxLength={6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Such as FT, for FT1, FT2 and so on. It never changes."
          {...field('prefix')}
        />
        <Field
          label="Address"
          maxLength={pageLimits.newAddress}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint="It follows the name until you write another one."
          {...field('path')}
        />
        <SaveRow save="Add" isBusy={isBusy} busyText="Adding…" />
      </form>
    </Dialog>
  )
}
