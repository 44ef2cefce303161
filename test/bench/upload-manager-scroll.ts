/**
 * How smoothly all places of the upload manager scroll on a phone whose processor is four times
 * slower than this machine's: frames that came late, and the longest pause between two.
 */
import { atUploadManager } from '../browser/admin/at-upload-manager.ts'
import { PHONE } from '../browser/visit.ts'
import { launchChromium } from '../support/chromium.ts'
import { startSite } from '../support/site.ts'

const site = await startSite()
const browser = await launchChromium()
const { page } = await atUploadManager(browser, site.url, PHONE)
const cdp = await page.context().newCDPSession(page)
await page.waitForLoadState('networkidle')
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })

const { frames, height } = await page.evaluate(async () => {
  const frames: number[] = []
  const height = document.documentElement.scrollHeight
  // 1,500 px a second: a thumb that reads, ten seconds long.
  await new Promise<void>(resolve => {
    const start = performance.now()
    let last = start
    const step = (now: number) => {
      frames.push(now - last)
      last = now
      scrollTo(0, (now - start) * 1.5)
      if (now - start < 10_000) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
  return { frames: frames.slice(1), height }
})
const tiles = await page.locator('.slot-tile').count()
frames.sort((a, b) => a - b)
const late = frames.filter(ms => ms > 25).length
console.log(`${height} px of places, ${tiles} tiles drawn at the end`)
console.log(`${frames.length} frames in 10 s, ${late} of them late (over 25 ms)`)
console.log(
  `median ${frames[Math.floor(frames.length / 2)]?.toFixed(1)} ms, longest ${frames.at(-1)?.toFixed(0)} ms`,
)
await browser.close()
await site.stop()
