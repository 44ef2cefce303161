import { nodeFault } from './node-release.ts'

const fault = nodeFault()
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`)
  process.exit(1)
}
