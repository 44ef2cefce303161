/** The attribute `sizes` of the picture of a tile that has a section to itself: see alone.css. */
export const ALONE = '(min-width: 680px) 640px, 100vw'
