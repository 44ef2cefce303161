/** In place of what is being loaded. */
export function Waiting({ what = 'Loading…' }: { what?: string }) {
  return (
    <p className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      {what}
    </p>
  )
}
