/** A title of a column without case, spaces and marks: "WIDTH(MM)" is "Width (mm)". */
export const plainTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[^\p{L}\p{N}]/gu, '')
