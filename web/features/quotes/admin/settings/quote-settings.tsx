import { Link } from 'wouter'
import { Field } from '../../../../admin/ui/field.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { StoredPanel } from '../../../../admin/ui/stored-panel.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import { quoteLimits } from '../../limits.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** What a new quote begins with. */
export function QuoteSettingsScreen() {
  const form = useSettingsForm()
  const { entry, faults } = form
  return (
    <>
      <ScreenHeading
        title="Settings of quotes"
        text="What a new quote begins with. Those that exist stay as they are."
      >
        <Link className="button secondary" href={adminRoutes.quotes}>
          All quotes
        </Link>
      </ScreenHeading>
      <ReadState what="The settings" data={entry} error={form.error} />
      {entry && (
        <StoredPanel form={form} className="quote-settings" what="the settings">
          <Field
            label="VAT in percent"
            inputMode="decimal"
            maxLength={6}
            autoComplete="off"
            value={entry.rate}
            error={faults['vat.rate']}
            onChange={({ target }) => form.change({ rate: target.value })}
          />
          <SelectField
            label="Prices are"
            options={[
              ['added', 'without VAT, which is added'],
              ['included', 'with VAT in them'],
            ]}
            value={entry.included}
            onChange={({ target }) => form.change({ included: target.value })}
          />
          <Field
            label="Valid for how many days"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            value={entry.validDays}
            error={faults.validDays}
            onChange={({ target }) => form.change({ validDays: target.value })}
          />
          <Field
            label="Terms"
            rows={6}
            maxLength={quoteLimits.words}
            hint="Such as when it is paid and delivered. They stand below the sums."
            value={entry.terms}
            error={faults.terms}
            onChange={({ target }) => form.change({ terms: target.value })}
          />
          <Field
            label="Begin at number"
            maxLength={11}
            autoComplete="off"
            placeholder={entry.nextNumber}
            hint={
              <>
                The next quote is {entry.nextNumber}. To go on from numbers that you gave elsewhere,
                type a higher one. Each year begins at 1.
              </>
            }
            value={entry.beginAt}
            error={faults.beginAt}
            onChange={({ target }) => form.change({ beginAt: target.value })}
          />
        </StoredPanel>
      )}
    </>
  )
}
