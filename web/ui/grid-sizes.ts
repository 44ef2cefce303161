/** The least width of the window from which a grid has so many columns. */
export type Columns = readonly [from: number, columns: number]

/** From here on a section is as wide as it gets: --page in tokens.css. */
const widest = { window: 1320, section: 1240 }
/** What the gutters leave of a narrower window: --gutter on both sides. */
const share = 91

/**
 * The `sizes` of pictures in a grid that fills its section, for the browser to choose from `srcset`
 * by. The widest window comes first. Gaps are left out: they change no choice.
 */
export function gridSizes(...grid: readonly Columns[]): string {
  const [most = 1] = grid.map(([, columns]) => columns)
  const widths = grid.map(([from, columns]) => {
    const width = `${Math.round(share / columns)}vw`
    return from > 0 ? `(min-width: ${from}px) ${width}` : width
  })
  return [`(min-width: ${widest.window}px) ${Math.round(widest.section / most)}px`, ...widths].join(
    ', ',
  )
}
