import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sharedChromium } from '../../../support/chromium.ts'
import { serve } from '../../../support/http.ts'
import { sample } from '../../../support/samples.ts'
import { film, openMedia } from './open-media.ts'

const test = suite('playing received videos')

test('Chromium plays the sample clips as stored, one with its index moved, one from a MOV', async () => {
  const clips = await Promise.all(
    ['clip-480p-moov-at-end.mp4', 'clip-720p.mp4', 'phone.mov'].map(async name => {
      const media = await openMedia()
      await media.receive(film, await readFile(sample(name)))
      return media.stored(film)
    }),
  )
  const { url } = await serve((request, response) => {
    const clip = clips[Number(request.url?.slice(1))]
    response.setHeader('content-type', clip ? 'video/mp4' : 'text/html')
    response.end(clip ?? '<!doctype html><title>Clips</title>')
  })
  const browser = await sharedChromium()
  const page = await browser.newPage()
  await page.goto(`${url}/page`)
  for (const index of clips.keys()) {
    const seen = await page.evaluate(async source => {
      const video = document.createElement('video')
      video.muted = true
      video.src = source
      document.body.append(video)
      await new Promise((resolve, reject) => {
        video.onended = resolve
        video.onerror = () => reject(new Error(video.error?.message))
        video.playbackRate = 16
        video.play().catch(reject)
      })
      const frames = video.getVideoPlaybackQuality().totalVideoFrames
      return {
        width: video.videoWidth,
        height: video.videoHeight,
        duration: video.duration,
        at: video.currentTime,
        frames,
      }
    }, `/${index}`)
    assert.is(seen.height > seen.width, index === 2, 'the phone was held upright')
    assert.ok(seen.width > 0 && seen.frames >= 10, JSON.stringify(seen))
    assert.ok(Math.abs(seen.at - seen.duration) < 0.5, JSON.stringify(seen))
  }
})

test.run()
