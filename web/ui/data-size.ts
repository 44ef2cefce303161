/** Formats megabytes of 10^6 bytes, the unit of mobile data plans. */
export function dataSize(bytes: number): string {
  const megabytes = Math.max(bytes / 1e6, 0.1)
  return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`
}
