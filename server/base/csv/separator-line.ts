/**
 * A text without the line `sep=;`, with which files for Excel may begin, and the separator that it
 * names. Spreadsheet programs do not count it as a row.
 */
export function separatorLine(text: string): { separator?: string; rest: string } {
  const [line, separator] = LINE.exec(text) ?? []
  return line && separator ? { separator, rest: text.slice(line.length) } : { rest: text }
}

/** A program that saves the file again quotes it, and adds empty cells. */
const LINE = /^"?sep=([^\w"\r\n])"?\1*(?:\r\n?|\n|$)/i
