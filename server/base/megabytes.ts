/** Formats bytes for people: `3.4 MB`, `240 MB`. */
export function megabytes(bytes: number): string {
  const number = bytes / 1024 / 1024
  return `${number < 10 ? number.toFixed(1) : Math.round(number)} MB`
}
