/** Marks a file as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A cell by RFC 4180. */
export const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** A line of quoted cells. */
export const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
