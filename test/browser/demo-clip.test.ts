import * as assert from 'uvu/assert'
import { suite } from '#test'
import { demoClip } from '../../server/features/operations/demo/clip.ts'
import { film, openMedia } from '../server/features/media/open-media.ts'
import { sharedChromium } from '../support/chromium.ts'
import { serve } from '../support/http.ts'

const test = suite('the demo video')

test('is accepted as an upload, plays to its end in Chromium and shows several scenes', async () => {
  const bytes = await demoClip()
  assert.ok(bytes.length <= 100_000, `${bytes.length} bytes`)
  const media = await openMedia()
  await media.receive(film, bytes)
  const stored = await media.stored(film)
  const server = await serve((request, response) => {
    const isClip = request.url === '/clip'
    response.setHeader('content-type', isClip ? 'video/mp4' : 'text/html')
    response.end(isClip ? stored : '<!doctype html><title>Clip</title>')
  })
  const browser = await sharedChromium()
  const page = await browser.newPage()
  // esbuild wraps functions with this helper, which the page lacks.
  await page.addInitScript('globalThis.__name = named => named')
  await page.goto(server.url)
  const seen = await page.evaluate(watch)
  assert.equal([seen.width, seen.height], [960, 540])
  // Under load some frames are dropped.
  assert.ok(seen.frames > 75, `${seen.frames} frames`)
  assert.ok(Math.abs(seen.duration - 6) < 0.1, `${seen.duration} s`)
  assert.ok(seen.moved > 4, `both seconds show the same: ${seen.moved}`)
})

/** In the page: compares two seconds of the clip, then plays it. */
async function watch() {
  const video = document.createElement('video')
  video.muted = true
  // As a blob, so that it can seek to any position.
  video.src = URL.createObjectURL(await (await fetch('/clip')).blob())
  document.body.append(video)
  const happens = (name: string) =>
    new Promise((resolve, reject) => {
      video.addEventListener(name, resolve, { once: true })
      video.addEventListener('error', () => reject(new Error(video.error?.message)))
    })
  const lookAt = async (second: number) => {
    // The event `seeked` may precede the frame.
    const isShown = new Promise(resolve => video.requestVideoFrameCallback(resolve))
    video.currentTime = second
    await Promise.all([happens('seeked'), isShown])
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    const context = canvas.getContext('2d')
    context?.drawImage(video, 0, 0)
    return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  }
  const difference = (a: ArrayLike<number>, b: ArrayLike<number>) => {
    let sum = 0
    for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
    return sum / a.length
  }
  await happens('loadeddata')
  const first = await lookAt(0.001)
  const moved = difference(first, await lookAt(2))
  video.currentTime = 0
  await happens('seeked')
  const before = video.getVideoPlaybackQuality().totalVideoFrames
  const ended = happens('ended')
  video.playbackRate = 4
  await video.play()
  await ended
  return {
    width: video.videoWidth,
    height: video.videoHeight,
    duration: video.duration,
    frames: video.getVideoPlaybackQuality().totalVideoFrames - before,
    moved,
  }
}

test.run()
