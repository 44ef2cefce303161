import { stat } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from '../server/base/http/assets.ts'

/** The largest sizes of a first view, in bytes as brotli (fonts as woff2). */
const BUDGETS = {
  script: 75 * 1024,
  design: 8 * 1024,
  styles: 14 * 1024,
  fonts: 36 * 1024,
  admin: 120 * 1024,
}

/** The module that one page alone loads, and works without: see `design`. */
const DESIGN = 'design/view.tsx'

/** Prints the sizes of a first view, and fails the build above the budgets. */
export async function checkBudgets(manifest: Manifest): Promise<void> {
  const size = async (address: string) => (await stat(`dist${address}`)).size
  const sum = async (addresses: string[]) =>
    (await Promise.all(addresses.map(size))).reduce((total, bytes) => total + bytes, 0)
  const forAll = [manifest.script, ...manifest.preload]
  const compressed = (files: Iterable<string>) => sum([...files].map(address => `${address}.br`))
  const { [DESIGN]: design = [], ...otherModules } = manifest.lazy
  const byModule = Object.values(otherModules).map(files => new Set([...forAll, ...files]))
  const used = {
    script: Math.max(...(await Promise.all(byModule.map(compressed)))),
    design: await compressed(design.filter(file => !forAll.includes(file))),
    styles: brotliCompressSync(Object.values(manifest.styles).join('')).length,
    fonts: await sum(manifest.fonts),
    admin: await sum(
      [manifest.admin.script, ...manifest.admin.preload, manifest.admin.stylesheet].map(
        address => `${address}.br`,
      ),
    ),
  }
  for (const name of ['script', 'design', 'styles', 'fonts', 'admin'] as const) {
    console.log(`${name.padEnd(8)}${used[name]} of ${BUDGETS[name]} bytes`)
    if (used[name] > BUDGETS[name]) {
      console.error(
        `The ${name} of a first view are over their budget (BUDGETS in build/budgets.ts).`,
      )
      process.exitCode = 1
    }
  }
}
