/**
 * Cells that a spreadsheet program would run as a formula are escaped by an apostrophe.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export const startsAsFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠\t\r]/.test(text)

/**
 * A sign after a separator of programs that split by semicolons, tabs or bars, as Excel does by
 * semicolons in much of Europe: for those, our quotes are in the middle of a cell and do not hold it
 * together, not even across lines. Matching whole runs keeps the time linear.
 */
const SIGN_WITHIN = /([\s";|]+)('*)([=+\-@＝＋－＠]?)/g

/** Most texts have none: they need no search for separators. */
const hasSign = (text: string) => /[=+\-@＝＋－＠]/.test(text)

const isAtSign = (before: string, sign: string) => sign !== '' && /[;|\t\r\n]/.test(before)

/** Escapes a text at its start, where it needs that, and within. */
export function guarded(text: string, isEscaped = startsAsFormula): string {
  const whole = isEscaped(text) ? `'${text}` : text
  if (!hasSign(whole)) return whole
  return whole.replace(SIGN_WITHIN, (found, before, marks, sign) =>
    isAtSign(before, sign) ? `${before}${marks}'${sign}` : found,
  )
}

/**
 * The text of a cell that was escaped on the way out.
 * @param isEscaped the same as then; true for a text that begins with an apostrophe, too
 */
export function unguarded(cell: string, isEscaped: (text: string) => boolean): string {
  const whole = hasSign(cell) ? withoutMarks(cell) : cell
  return whole.startsWith("'") && isEscaped(whole.slice(1)) ? whole.slice(1) : whole
}

const withoutMarks = (cell: string) =>
  cell.replace(SIGN_WITHIN, (found, before, marks, sign) =>
    isAtSign(before, sign) ? `${before}${marks.slice(1)}${sign}` : found,
  )
