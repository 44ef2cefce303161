/**
 * upload-manager-scroll.ts: how smoothly all places of the upload manager scroll on a phone whose
 * processor is four times slower than this machine's: what holds its main thread up for longer than
 * a frame, by processor time, and by the clock the frames that came late here. Fails where more
 * than one frame in twenty is held up.
 */
import { atUploadManager } from '../browser/admin/at-upload-manager.ts'
import { PHONE } from '../browser/visit.ts'
import { launchChromium } from '../support/chromium.ts'
import { longTasksDuring } from '../support/long-tasks.ts'
import { startSite } from '../support/site.ts'

const FRAME = 1000 / 60
const SECONDS = 10

const site = await startSite()
const browser = await launchChromium()
const { page } = await atUploadManager(browser, site.url, PHONE)
await page.waitForLoadState('networkidle')

let frames: number[] = []
const tasks = await longTasksDuring(
  page,
  async () => {
    frames = await page.evaluate(scroll, SECONDS * 1000)
  },
  FRAME,
)
const tiles = await page.locator('.slot-tile').count()
const height = await page.evaluate(() => document.documentElement.scrollHeight)
frames.sort((a, b) => a - b)
const late = frames.filter(milliseconds => milliseconds > 1.5 * FRAME).length
console.log(`${height} px of places, ${tiles} tiles drawn at the end`)
console.log(`main thread: ${tasks.length} tasks of more than a frame: ${tasks.join(', ')}`)
console.log(`by the clock, here: ${frames.length} frames in ${SECONDS} s, ${late} late`)
if (tasks.length > (SECONDS * 60) / 20) process.exitCode = 1
await browser.close()
await site.stop()

/** 1,500 px a second: a thumb that reads. Resolves with how long each frame took. */
async function scroll(milliseconds: number): Promise<number[]> {
  const frames: number[] = []
  const start = performance.now()
  for (let last = start; last - start < milliseconds; ) {
    const now = await new Promise<number>(requestAnimationFrame)
    frames.push(now - last)
    last = now
    scrollTo(0, (now - start) * 1.5)
  }
  return frames
}
