import { cornerOf, type LabelSheet, placesOn } from '../labels/label-sheets.ts'

interface Props {
  sheet: LabelSheet
  start: number
  codes: readonly string[]
  copies: number
  onStart: (place: number) => void
}

/**
 * The first page as it will be printed. A press on a place begins there, which the field beside it does
 * for the keyboard.
 */
export function LabelsPreview({ sheet, start, codes, copies, onStart }: Props) {
  const { page, label } = sheet
  const places = Array.from({ length: placesOn(sheet) }, (_, index) => index + 1)
  return (
    <svg viewBox={`-1 -1 ${page.width + 2} ${page.height + 2}`} aria-hidden="true">
      <rect className="labels-paper" width={page.width} height={page.height} />
      {places.map(place => {
        const { x, y } = cornerOf(sheet, place)
        const code = place < start ? undefined : codes[Math.floor((place - start) / copies)]
        const side = Math.min(label.height - 8, label.width * 0.4)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the field does it for the keyboard
          <g
            key={place}
            className="labels-place"
            data-used={place < start || undefined}
            data-filled={code !== undefined || undefined}
            transform={`translate(${x} ${y})`}
            onClick={() => onStart(place)}
          >
            <rect x={0.6} y={0.6} width={label.width - 1.2} height={label.height - 1.2} rx={2} />
            {code !== undefined && (
              <>
                <path d={`M4 ${(label.height - side) / 2}h${side}v${side}h${-side}z`} />
                <text x={side + 7} y={label.height / 2 + 2} textLength={widthOf(code, label.width)}>
                  {code}
                </text>
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Of a code that would leave its label; others are as wide as they are. */
const widthOf = (code: string, width: number) =>
  code.length > 9 ? Math.min(width * 0.5, 40) : undefined
