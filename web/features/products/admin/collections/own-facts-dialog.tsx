import type { AdminCollection } from '../../../../admin/contract.ts'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { useMarkedForm } from '../../../../admin/ui/use-marked-form.ts'
import { OWN_IDS, OWN_KINDS, ownFactLimits } from '../../own-facts.ts'
import { useOwnFacts } from './use-own-facts.ts'

interface Props {
  collection: AdminCollection
  onClose: () => void
}

/** Names what only the products of one collection have, such as the thickness of tiles. */
export function OwnFactsDialog({ collection, onClose }: Props) {
  const form = useOwnFacts(collection, onClose)
  const { rows, faults, isBusy } = form
  const marked = useMarkedForm(faults, form.save)
  return (
    <Dialog
      title={`Facts of ${collection.name}`}
      text={`Beside size, material and price: up to ${OWN_IDS.length}, in the form, in tables, on pages and sheets, and as filters. Where you empty a name, the fact goes, with what products say of it.`}
      loses={form.lost}
      onClose={onClose}
    >
      <form {...marked} className="form">
        <FormFault text={faults.all} />
        {rows.map(({ label, kind, choices }, index) => (
          <fieldset key={OWN_IDS[index]} className="own-fact">
            <legend className="visually-hidden">Fact {index + 1}</legend>
            <Field
              label={`Name of fact ${index + 1}`}
              maxLength={ownFactLimits.label}
              autoComplete="off"
              value={label}
              error={faults[`${index}.label`]}
              onChange={({ target }) => form.change(index, { label: target.value })}
            />
            {label.trim() && (
              <SelectField
                label={`Kind of fact ${index + 1}`}
                options={Object.entries(OWN_KINDS)}
                value={kind}
                onChange={({ target }) =>
                  form.change(index, { kind: target.value as keyof typeof OWN_KINDS })
                }
              />
            )}
            {label.trim() && kind === 'choice' && (
              <Field
                label={`Choices of fact ${index + 1}`}
                autoComplete="off"
                hint="With commas between them, such as matt, polished"
                value={choices}
                error={faults[`${index}.choices`]}
                onChange={({ target }) => form.change(index, { choices: target.value })}
              />
            )}
          </fieldset>
        ))}
        <SaveRow save="Save" isBusy={isBusy} />
      </form>
    </Dialog>
  )
}
