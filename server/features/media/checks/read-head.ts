import { open } from 'node:fs/promises'

/** The first bytes of a file; fewer when it is shorter. */
export async function readHead(file: string, length = 4096): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
