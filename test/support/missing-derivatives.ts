import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { widthsFor } from '../../web/base/picture-widths.ts'

/** The derivatives of these slots' photos that are missing on disk. */
export async function missingDerivatives(
  folder: string,
  slotPaths: readonly string[],
): Promise<string[]> {
  const missing = slotPaths.map(async slotPath => {
    const photo = await readFile(join(folder, 'uploads', slotPath)).catch(() => undefined)
    if (!photo) return [slotPath]
    const { width = 0 } = await sharp(photo).metadata()
    const place = join(folder, 'data/derivatives', slotPath)
    const [version = '', ...others] = await readdir(place).catch(() => [])
    const names: string[] = await readdir(join(place, version)).catch(() => [])
    const expected = widthsFor(width).flatMap(each => [`${each}.avif`, `${each}.webp`])
    return [
      ...others.map(name => `${slotPath}: ${name} is too many`),
      ...expected.filter(name => !names.includes(name)).map(name => `${slotPath}: ${name}`),
    ]
  })
  return (await Promise.all(missing)).flat()
}
