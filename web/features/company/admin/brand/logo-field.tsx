import { useId, useState } from 'react'
import { LARGEST_FILE } from '../../brand/contract.ts'

interface Props {
  hasLogo: boolean
  error: string | undefined
  /** A file in Base64. */
  onChoose: (file: string) => void
  onRemove: () => void
}

/** The file of the logo, with its fault beside it. */
export function LogoField({ hasLogo, error, onChoose, onRemove }: Props) {
  const id = useId()
  const [fault, setFault] = useState<string>()
  const shown = fault ?? error

  async function choose(file: File): Promise<void> {
    const isTooLarge = file.size > LARGEST_FILE
    setFault(isTooLarge ? 'The file is larger than 500 KB. Save the logo smaller.' : undefined)
    if (!isTooLarge) onChoose(await base64Of(file))
  }

  return (
    <div className="field">
      <span id={`${id}-label`}>Logo</span>
      <div className="brand-choice">
        <label className="button secondary">
          {hasLogo ? 'Choose another file' : 'Choose a file'}
          <input
            className="visually-hidden"
            type="file"
            accept=".svg,.png,image/svg+xml,image/png"
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ''}`}
            aria-invalid={shown ? true : undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void choose(file)
              // The same file can then be chosen again, after it was corrected.
              target.value = ''
            }}
          />
        </label>
        {hasLogo && (
          <button type="button" className="button secondary" onClick={onRemove}>
            Remove the logo
          </button>
        )}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        An SVG is sharp at any size. A PNG should have 400 to 800 pixels and no background. It
        stands on light grounds.
      </p>
      {shown && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {shown}
        </p>
      )}
    </div>
  )
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
