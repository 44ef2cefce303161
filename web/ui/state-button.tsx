import type { ButtonHTMLAttributes, FormEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { usePageLocation } from '../base/page-context.ts'

/** Navigates to the same page with another query. */
export function useStateChange(): (query: URLSearchParams) => void {
  const { address } = usePageLocation()
  return query => navigate(query.size > 0 ? `${address}?${query}` : address)
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The query of the new state; empty for the page's initial state. */
  query: URLSearchParams
}

/**
 * A button that changes the state of a page in its URL, so that it survives back, reload and
 * sharing. Without JavaScript it is a form, and the server renders the state.
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
