import { useEffect, useState } from 'react'

interface Props {
  value: string
  placeholder: string
  className?: string
  onChange: (value: string) => void
}

/** How long after the last key the words are looked for. */
const PAUSE_MS = 250

/** Words to look for, while they are typed. */
export function SearchField({ value, placeholder, className = '', onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  useEffect(() => setTyped(value), [value])
  return (
    <label className={`field ${className}`}>
      <span>Search</span>
      <input
        type="search"
        value={typed}
        placeholder={placeholder}
        onChange={event => setTyped(event.target.value)}
      />
    </label>
  )
}
