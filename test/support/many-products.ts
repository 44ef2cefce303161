import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** The data of a `products.json` of version 4 with so many more chairs: Ch101 and on. */
export function addedChairs(count: number) {
  const added = Array.from({ length: count }, (_, index) => {
    const code = `Ch${101 + index}`
    return {
      code,
      name: code,
      slot: {
        path: `executive-furniture/chairs/products/product-${code.toLowerCase()}.jpg`,
        kind: 'image' as const,
        alt: `Chairs, model ${code}`,
        family: 'chair',
        shape: 'square' as const,
      },
    }
  })
  return {
    records: {},
    lists: { chairs: { version: 1, added, deleted: [], order: [] } },
    slots: {},
  }
}

/** The settings of a site with so many more chairs. */
export async function siteWithChairs(count: number): Promise<{ DATA_DIR: string }> {
  const dataDir = join(await temporaryFolder(), 'data')
  await mkdir(dataDir, { mode: 0o700 })
  const products = { version: 4, data: addedChairs(count) }
  await writeFile(join(dataDir, 'products.json'), JSON.stringify(products))
  return { DATA_DIR: dataDir }
}
