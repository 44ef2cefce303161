import { type FormEvent, useId, useState } from 'react'
import { Field } from '../../../../admin/ui/field.tsx'
import { useProducts } from '../../../../admin/use-products.ts'

interface CollectionProps {
  /** The former answers. */
  collection: string
  isBusy: boolean
  onChoose: (collection: string) => void
}

/** Asks for the collection of rows that name none: one of the site, or a new one. */
export function AskCollection({ collection, isBusy, onChoose }: CollectionProps) {
  const list = useId()
  const [name, setName] = useState(collection)
  const { data } = useProducts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onChoose(name.trim())
  }
  return (
    <form className="table-ask" data-asks-itself onSubmit={submit}>
      <Field
        label="Collection of new products for which the file names none"
        list={list}
        autoComplete="off"
        maxLength={60}
        value={name}
        hint="One that there is, or the name of a new one."
        onChange={({ target }) => setName(target.value)}
      />
      <datalist id={list}>
        {data?.collections.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <p className="actions">
        <button type="submit" className="button secondary" disabled={isBusy}>
          Put them there
        </button>
      </p>
    </form>
  )
}

interface PricesProps {
  showsPrices: boolean | undefined
  onChoose: (showsPrices: boolean) => void
}

const answers = [
  [true, 'Yes, visitors see them'],
  [false, 'No, as they are now: prices of new products stay hidden'],
] as const

/** Asks whether visitors see prices of which the file does not say it; neither goes without saying. */
export function AskPrices({ showsPrices, onChoose }: PricesProps) {
  return (
    <fieldset className="table-ask">
      <legend>Show these prices to visitors?</legend>
      {answers.map(([value, label]) => (
        <label key={label} className="check">
          <input
            type="radio"
            name="table-prices"
            checked={showsPrices === value}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
