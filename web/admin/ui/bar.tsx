interface Props {
  value: number
  of: number
}

/** A bar of a share; the figures stand beside it, so screen readers skip it. */
export function Bar({ value, of }: Props) {
  const share = of > 0 ? (100 * value) / of : 0
  return (
    <span className="bar" aria-hidden="true">
      <span style={{ width: `${share}%` }} />
    </span>
  )
}
