/**
 * npm run drawings [-- COMMIT]: contact sheets of every family and of every slot, and of the slots
 * whose drawings differ from those of a commit (HEAD), old beside new.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { families, type Subject } from '../server/drawings/index.ts'
import { contactSheet } from '../server/drawings/sheet.ts'
import { writeChanges } from './drawings/changes.ts'
import { slotsOf } from './drawings/slots-of.ts'

const FOLDER = 'dist/drawings'
const SEEDS = 20

const all = await slotsOf('.')
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
  const startedAt = performance.now()
  const file = `${FOLDER}/${name}.html`
  await writeFile(file, contactSheet(subjects))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${file}: ${subjects.length} drawings in ${seconds} s`)
}
await writeChanges(all, process.argv[2] ?? 'HEAD', `${FOLDER}/changes`)
