/** Builds the browser's bundle, the styles, the fonts and the server into dist/. */
import './server/base/supported-node.ts'
import { cp, rm, writeFile } from 'node:fs/promises'
import { compressAssets } from './build/assets.ts'
import { checkBudgets } from './build/budgets.ts'
import { createBundler } from './build/bundle.ts'
import { buildFonts, FONT } from './build/fonts.ts'
import { buildAdmin, buildScript } from './build/scripts.ts'
import { buildServer, buildStart } from './build/server.ts'
import { buildStyles } from './build/styles.ts'
import { writeThirdParty } from './build/third-party.ts'
import type { Manifest } from './server/base/http/assets.ts'
import { brandMark } from './server/drawings/brand.ts'
import { writeBuiltStarters } from './server/starters/built-starter.ts'
import { checkedStarters } from './server/starters/checked-starter.ts'

const MANIFEST = 'dist/manifest.json'

const start = performance.now()
const starters = checkedStarters()
const { bundle, packages } = createBundler()
await rm('dist', { recursive: true, force: true })
await buildFonts()
await writeFile('dist/brand-mark.svg', brandMark(28))
await cp('server/features/operations/demo/clip.mp4', 'dist/demo/clip.mp4')
const [script, styles, admin] = await Promise.all([
  buildScript(bundle),
  buildStyles(bundle),
  buildAdmin(bundle),
  buildServer(bundle),
])
const manifest: Manifest = { ...script, ...styles, admin }
await compressAssets()
await checkBudgets(manifest)
await buildStart()
await writeThirdParty([...packages(), FONT])
await writeBuiltStarters('dist', starters)
await writeFile(MANIFEST, JSON.stringify(manifest))
console.log(`built in ${Math.round(performance.now() - start)} ms`)
