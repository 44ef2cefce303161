/** The widths, in pixels, of the derivatives of uploaded photos. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

/**
 * The widths that apply to a photo of this width: all narrower ones, and the next above, whose
 * derivative has the photo's own width.
 */
export function widthsFor(photoWidth: number): readonly number[] {
  return pictureWidths.filter((_, index) => (pictureWidths[index - 1] ?? 0) < photoWidth)
}
