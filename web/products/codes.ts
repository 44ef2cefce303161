/**
 * What two codes have in common that mean the same product: case, spaces and the zeros before a
 * number count for nothing, so that CL001 is also found as "cl 1".
 */
export const sameCode = (code: string): string =>
  code
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')
