/**
 * What two codes have in common that mean the same product: case, spaces and the zeros before a
 * number count for nothing, so that CL001 is also found as "cl 1". Those of a decimal count: 12.05 is
 * not 12.5. A slash may be written as in addresses.
 */
export const sameCode = (code: string): string =>
  code
    .toLowerCase()
    .replace(/\s+/g, '')
    .replaceAll('--', '/')
    .replace(/(?<![\d.])0+(?=\d)/g, '')

/** The code in names of files, which are no two codes' own: they have no two hyphens in a row. */
export const codeInFiles = (code: string): string =>
  sameCode(code).replaceAll('.', '---').replaceAll('/', '--')

/** The code without the marks between its parts, by which people leave them out. */
export const bareCode = (code: string): string => sameCode(code).replace(/[^a-z0-9]/g, '')
