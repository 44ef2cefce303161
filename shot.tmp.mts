import { chromium } from 'playwright'
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { serverEnvironment } from './test/support/server-environment.ts'
const out = process.argv[2]!; const paths = process.argv.slice(3)
const folder = mkdtempSync('/tmp/shots-'); const port = 4792
const s = spawn(process.execPath, ['dist/server/main.js', 'serve'], { env: { ...process.env, ...serverEnvironment(folder, port), MAKE_AHEAD: 'off' }, stdio: 'ignore' })
await new Promise(r => setTimeout(r, 4000))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const w of [390, 1440]) {
  const c = await b.newContext({ viewport: { width: w, height: w === 390 ? 844 : 900 }, reducedMotion: 'reduce' }); const p = await c.newPage()
  for (const path of paths) {
    await p.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' }).catch(() => {})
    await p.evaluate(async () => { for (const i of document.images) i.loading = 'eager'; for (const e of document.querySelectorAll<HTMLElement>('*')) if (getComputedStyle(e).contentVisibility === 'auto') e.style.contentVisibility = 'visible'; await Promise.all([...document.images].map(i => i.decode().catch(() => {}))) })
    await p.screenshot({ path: `${out}/${path.replaceAll('/', '_') || '_'}-${w}.png`, fullPage: true })
  }
}
await b.close(); s.kill()
