/** A placeholder for content that is being loaded. */
export function Waiting({ text = 'Loading…' }: { text?: string }) {
  return (
    <p className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  )
}
