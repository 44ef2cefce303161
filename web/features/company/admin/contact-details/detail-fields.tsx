import type { EditedContactDetails } from '../../../../admin/contract.ts'
import { catalogPrintNote } from '../../../../admin/ui/catalog-print-note.ts'
import { Field } from '../../../../admin/ui/field.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { DETAIL_LABELS, phoneHint } from '../../contact-details/labels.ts'
import { FIELD_GROUPS } from './fields.ts'
import type { DetailsForm } from './use-details-form.ts'

interface Props {
  form: DetailsForm
  details: EditedContactDetails
}

/** The form's fields, group by group, from the list of them. */
export function DetailFields({ form, details }: Props) {
  const { stored } = form
  return FIELD_GROUPS.map(({ title, text, fields }) => (
    <fieldset key={title} className="panel details-group">
      <legend>{title}</legend>
      {text && <p className="details-note">{text}</p>}
      {fields.map(({ name, kind, rows, options, hint, isRequired, autoComplete, unprinted }) => {
        if (options) {
          return (
            <SelectField
              key={name}
              name={name}
              label={DETAIL_LABELS[name]}
              options={options()}
              value={details[name]}
              error={form.faults[name]}
              onChange={event => form.change({ [name]: event.target.value })}
            />
          )
        }
        const isMadeUp =
          stored?.madeUp.some(field => field === name) && details[name] === stored.details[name]
        return (
          <Field
            key={name}
            name={name}
            label={
              <>
                {DETAIL_LABELS[name]}
                {!isRequired && <span className="details-optional"> (optional)</span>}
                {isMadeUp && (
                  <span className="tag" data-alert>
                    example
                  </span>
                )}
              </>
            }
            {...(rows ? { rows } : { type: kind ?? 'text' })}
            value={details[name]}
            hint={name === 'phone' ? phoneHint(form.stored?.phoneExample ?? '') : hint}
            note={unprinted && catalogPrintNote(details[name], unprinted)}
            error={form.faults[name]}
            required={isRequired}
            autoComplete={autoComplete}
            onChange={event => form.change({ [name]: event.target.value })}
          />
        )
      })}
    </fieldset>
  ))
}
