import type { InputHTMLAttributes } from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  isNear: boolean
}

/** Its words stand beside it for paper, and in its place while it is far from the window. */
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
