import { packAll } from '../server/features/operations/archives/making/index.ts'

const FOLDER = 'packages'

/** Packs the sources and the built application for the download page. */
const startedAt = performance.now()
for (const { file, files, bytes, sha256 } of await packAll(process.cwd(), FOLDER)) {
  const megabytes = (bytes / 1e6).toFixed(1)
  console.log(`${FOLDER}/${file}: ${files} files, each compared after unpacking, ${megabytes} MB`)
  console.log(`  SHA-256 ${sha256}`)
}
console.log(`packed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
