import { mkdir, writeFile } from 'node:fs/promises'
import { loadContent } from '../server/content/index.ts'
import { families, type Subject } from '../server/drawings/index.ts'
import { contactSheet } from '../server/drawings/sheet.ts'
import { createManifest } from '../server/media/slots/slots.ts'

const FOLDER = 'dist/drawings'
const SEEDS = 20

/** Writes two contact sheets: every family with twenty seeds, and every slot of the site. */
const { all } = createManifest(loadContent().pages.flatMap(page => page.slots))
const shapes = new Map(all.map(({ family, shape }) => [family, shape]))
const seeds = Object.keys(families).flatMap(family =>
  Array.from({ length: SEEDS }, (_, index): Subject => {
    return {
      path: `${family}/image-${index + 1}.jpg`,
      family,
      shape: shapes.get(family) ?? 'square',
    }
  }),
)
await mkdir(FOLDER, { recursive: true })
for (const [name, subjects] of [
  ['families', seeds],
  ['slots', all],
] as const) {
  const begun = performance.now()
  const file = `${FOLDER}/${name}.html`
  await writeFile(file, contactSheet(subjects))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${file}: ${subjects.length} drawings in ${seconds} s`)
}
