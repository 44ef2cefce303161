/** The window width from which a grid has that many columns. */
export type Columns = readonly [from: number, columns: number]

/** The window width from which a section has its full width: --page in tokens.css. */
const widest = { window: 1320, section: 1240 }
/** The percentage of a narrower window between the gutters: --gutter on both sides. */
const share = 91

/**
 * The attribute `sizes` of images in a grid of full width, with the widest window first. The gaps
 * are ignored: they do not change which candidate of `srcset` is chosen.
 */
export function gridSizes(...grid: readonly Columns[]): string {
  const [maxColumns = 1] = grid.map(([, columns]) => columns)
  const widths = grid.map(([from, columns]) => {
    const width = `${Math.round(share / columns)}vw`
    return from > 0 ? `(min-width: ${from}px) ${width}` : width
  })
  return [
    `(min-width: ${widest.window}px) ${Math.round(widest.section / maxColumns)}px`,
    ...widths,
  ].join(', ')
}
