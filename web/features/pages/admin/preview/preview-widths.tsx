import type { PreviewWidth } from './scale-to-fit.ts'

interface Props {
  width: PreviewWidth
  onWidth: (width: PreviewWidth) => void
}

/** Whether the page is shown as on a phone or as at a desk. */
export function PreviewWidths({ width, onWidth }: Props) {
  return (
    <fieldset className="editor-width" aria-label="Width of the preview">
      {widths.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="round"
          aria-pressed={width === value}
          onClick={() => onWidth(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

const widths: readonly (readonly [PreviewWidth, string])[] = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
]
