import type { AdminProducts } from '../../../../admin/contract.ts'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { useMarkedForm } from '../../../../admin/ui/use-marked-form.ts'
import { pageLimits } from '../../../pages/page-limits.ts'
import { useNewCollection } from './use-new-collection.ts'

interface Props {
  /** The existing collections, whose prefixes the new one must not have. */
  collections: AdminProducts['collections']
  onClose: () => void
}

/** Adds a collection with the page that lists it. */
export function NewCollectionDialog({ collections, onClose }: Props) {
  const { faults, field, isBusy, lost, save } = useNewCollection(collections, onClose)
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
          hint="Made of the name until you write others. They never change."
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
