import { Link } from 'wouter'
import { Field } from '../../../../admin/ui/field.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import { StoredPanel } from '../../../../admin/ui/stored-panel.tsx'
import { adminRoutes } from '../../../../base/routes.ts'
import { partNames } from '../../../design/parts.ts'
import { Example } from './example.tsx'
import { priceGroups } from './price-groups.ts'
import type { TypedPrices } from './typed-prices.ts'
import { useUnitPrices } from './use-unit-prices.ts'

/** What the owner asks for each part of a unit that visitors design. */
export function UnitPrices() {
  const form = useUnitPrices()
  const { entry, faults } = form
  const field = (name: Exclude<keyof TypedPrices, 'currency'>, fault: string | undefined) => ({
    inputMode: 'decimal' as const,
    maxLength: 20,
    autoComplete: 'off',
    value: entry?.[name] ?? '',
    error: fault,
    onChange: ({ target }: { target: HTMLInputElement }) => form.change({ [name]: target.value }),
  })
  return (
    <>
      <ScreenHeading
        title="Unit prices"
        text="What you ask for each part of a unit that visitors design. They see the rounded sum, never a single price."
      >
        <Link className="button secondary" href={adminRoutes.products}>
          All products
        </Link>
      </ScreenHeading>
      <ReadState what="The prices" data={entry} error={form.error} />
      {entry && (
        <StoredPanel form={form} className="unit-prices" what="these prices">
          {priceGroups.map(([title, parts]) => (
            <fieldset key={title}>
              <legend>
                {title}, {entry.currency}
              </legend>
              {parts.map(id => (
                <Field key={id} label={partNames[id]} {...field(id, faults[`prices.${id}`])} />
              ))}
            </fieldset>
          ))}
          <Field
            label="How far an estimate reaches below and above the sum, in percent"
            hint="The wider, the less it tells of a single price to somebody who compares units."
            {...field('spread', faults.spread)}
          />
          <Example entry={entry} />
        </StoredPanel>
      )}
    </>
  )
}
