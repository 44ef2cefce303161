import type { ButtonHTMLAttributes, FormEvent } from 'react'
import { useLocation } from 'wouter'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The query that stands for the state to come; nothing for the page's own state. */
  query: URLSearchParams
}

/**
 * A button that changes what a page shows by changing its address, so that back, reload and
 * sharing keep it. Without script it is a form, and the server renders the state.
 */
export function StateButton({ query, children, ...button }: Props) {
  const [path, navigate] = useLocation()
  const change = (event: FormEvent) => {
    event.preventDefault()
    navigate(query.size > 0 ? `${path}?${query}` : path)
  }
  return (
    <form role="presentation" className="state" onSubmit={change}>
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" {...button}>
        {children}
      </button>
    </form>
  )
}
