import type { ButtonHTMLAttributes, FormEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { usePageLocation } from '../page-context.ts'

/** Shows the page that is open in the state that a query stands for. */
export function useStateChange(): (query: URLSearchParams) => void {
  const { address } = usePageLocation()
  return query => navigate(query.size > 0 ? `${address}?${query}` : address)
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The query that stands for the state to come; nothing for the page's own state. */
  query: URLSearchParams
}

/**
 * A button that changes what a page shows by changing its address, so that back, reload and
 * sharing keep it. Without script it is a form, and the server renders the state.
 */
export function StateButton({ query, children, ...button }: Props) {
  const change = useStateChange()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change(query)
  }
  return (
    <form role="presentation" className="state" onSubmit={submit}>
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" {...button}>
        {children}
      </button>
    </form>
  )
}
