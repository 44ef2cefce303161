/** Millimetres in points of a PDF. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4
