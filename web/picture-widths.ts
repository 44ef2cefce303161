/** The widths, in pixels, in which uploaded photos are kept ready for smaller screens. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

/**
 * Those that are of use for a photo of this width: all narrower ones, and the next above, in which
 * it is kept as wide as it is, never wider.
 */
export function widthsFor(photoWidth: number): readonly number[] {
  return pictureWidths.filter((_, index) => (pictureWidths[index - 1] ?? 0) < photoWidth)
}
