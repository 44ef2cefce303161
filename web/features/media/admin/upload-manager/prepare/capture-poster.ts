import { draw } from './draw.ts'

const longest = 1600
const captureTimeout = 20_000

/**
 * A frame from the beginning of a video, to be shown before it plays. Undefined where this browser
 * cannot play it, or the connection is too slow to see it.
 */
export async function capturePoster(video: Blob | string): Promise<Blob | undefined> {
  const address = typeof video === 'string' ? video : URL.createObjectURL(asMp4(video))
  const player = document.createElement('video')
  player.muted = true
  player.playsInline = true
  player.preload = 'auto'
  try {
    await event(player, 'loadeddata', () => {
      player.src = address
    })
    // The very first frame is often black.
    await event(player, 'seeked', () => {
      player.currentTime = Math.min(0.5, player.duration / 2)
    })
    const { videoWidth: width, videoHeight: height } = player
    const scale = Math.min(1, longest / Math.max(width, height))
    return await draw(player, width * scale, height * scale)
  } catch {
    return undefined
  } finally {
    player.removeAttribute('src')
    player.load()
    if (typeof video !== 'string') URL.revokeObjectURL(address)
  }
}

/** Browsers play the content of a MOV, and refuse its name. */
const asMp4 = (video: Blob) => video.slice(0, video.size, 'video/mp4')

function event(player: HTMLVideoElement, name: string, cause: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error(`no ${name}`)), captureTimeout)
    const settle = (action: () => void) => () => {
      clearTimeout(tooLate)
      action()
    }
    player.addEventListener(name, settle(resolve), { once: true })
    player.addEventListener(
      'error',
      settle(() => reject(player.error)),
      { once: true },
    )
    cause()
  })
}
