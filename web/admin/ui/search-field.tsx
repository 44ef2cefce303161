import { useEffect, useState } from 'react'

interface Props {
  value: string
  placeholder: string
  className?: string
  onChange: (value: string) => void
}

/** Milliseconds after the last key until the search begins. */
const PAUSE_MS = 250

/** Words to look for, while they are typed. */
export function SearchField({ value, placeholder, className = '', onChange }: Props) {
  /** Input that is not searched for yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    // Filters were cleared, or the visitor went back: pending input must not be applied.
    setShown(value)
    setTyped(null)
  }
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      onChange(typed)
      setTyped(null)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onChange])
  return (
    <label className={`field ${className}`}>
      <span>Search</span>
      <input
        type="search"
        value={typed ?? value}
        placeholder={placeholder}
        onChange={event => setTyped(event.target.value)}
      />
    </label>
  )
}
