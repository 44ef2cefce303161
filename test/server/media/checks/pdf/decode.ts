import type { Filter } from '../../../../../server/media/checks/pdf/pieces.ts'

/** What a filter makes of bytes that come in pieces of so many. */
export async function decode(
  filter: Filter,
  bytes: string | readonly number[],
  size: number,
  parameters: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  const whole = Buffer.from(bytes as string)
  async function* pieces() {
    for (let i = 0; i < whole.length; i += size) yield whole.subarray(i, i + size)
  }
  const all: Buffer[] = []
  for await (const piece of filter(pieces(), (name, other) => parameters[name] ?? other))
    all.push(Buffer.from(piece))
  return Buffer.concat(all)
}

/** Whether a filter finds the bytes damaged, or made so that they are not looked through. */
export const isRefused = (...given: Parameters<typeof decode>) =>
  decode(...given).then(
    () => false,
    error => error.status === 415,
  )
