import qrcode from 'qrcode-generator'

/** The dark modules of a QR code as path data, one unit each, joined horizontally. */
export function qrOutline(words: string): { d: string; size: number } {
  const code = qrcode(0, 'M')
  code.addData(words)
  code.make()
  const size = code.getModuleCount()
  const runs: string[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column
      while (column < size && code.isDark(row, column)) column++
      if (column > start) runs.push(`M${start} ${row}h${column - start}v1h${start - column}z`)
    }
  }
  return { d: runs.join(''), size }
}
