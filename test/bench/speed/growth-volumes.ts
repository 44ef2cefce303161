import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { missingDerivatives } from '../../support/missing-derivatives.ts'
import { publicPages } from '../../support/public-pages.ts'
import { picture } from '../../support/samples.ts'
import { storeInquiries } from '../../support/store-inquiries.ts'
import { PAGE } from './scenarios.ts'

export interface Volume {
  name: string
  files: number
  inquiries: number
  /** Resolves when a server over the volume has nothing left to make of its files. */
  settled(folder: string): Promise<void>
}

/** The first places of the page that is asked for come last: they stay free for what is asked. */
const slots = publicPages
  .toSorted((one, other) => Number(other.path === PAGE) - Number(one.path === PAGE))
  .flatMap(page => page.slots)
  .filter(({ path }) => path.endsWith('.jpg'))
  .map(({ path }) => path)
const unique = [...new Set(slots)].reverse()

const volume = (name: string, files: number, inquiries: number): Volume => ({
  name,
  files,
  inquiries,
  async settled(folder) {
    while ((await missingDerivatives(folder, unique.slice(0, files))).length > 0) await pause(500)
  },
})

/** The empty one first: the others are compared with it. */
export const volumes: readonly Volume[] = [
  volume('empty', 0, 0),
  volume('500 files', 500, 0),
  volume('1,900 files', 1900, 0),
  volume('10,000 inquiries', 0, 10_000),
  volume('100,000 inquiries', 0, 100_000),
]

/** Small photos, each of its own bytes: what grows is their number. */
export async function fillVolume(folder: string, { files, inquiries }: Volume): Promise<void> {
  await mkdir(join(folder, 'uploads'), { recursive: true })
  for (const [index, slot] of unique.slice(0, files).entries()) {
    const file = join(folder, 'uploads', slot)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await picture('jpeg', 64 + (index % 40), 48 + Math.floor(index / 40)))
  }
  if (inquiries > 0) await storeInquiries(join(folder, 'data'), inquiries)
}
