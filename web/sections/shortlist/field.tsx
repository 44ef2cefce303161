import type { InputHTMLAttributes } from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  isNear: boolean
}

/** The value as text is beside the field for print, and in its place far from the viewport. */
export function Field({ label, isNear, className = '', ...input }: Props) {
  const Around = isNear ? 'label' : 'div'
  return (
    <Around className={`shortlist-field ${className}`}>
      {label}
      {isNear && <input {...input} />}
      <span className="field-words">{input.value}</span>
    </Around>
  )
}
