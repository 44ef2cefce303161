const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** A number of bytes for people: `3.1 MB`, `412 KB`, `12 bytes`. */
export function inBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)))
  const amount = bytes / 1024 ** step
  const digits = step > 1 && amount < 100 ? 1 : 0
  return `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${units[step]}`
}
