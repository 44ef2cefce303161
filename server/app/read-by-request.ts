import type { Socket } from 'node:net'

/**
 * Feeds Node's parser request by request, so that it takes no more once the connection is closed or
 * paused: 64 KB read at once could make two thousand requests, which stay in memory until all other
 * connections have been read as well.
 */
export function readByRequest(socket: Socket): void {
  const [parse] = socket.listeners('data')
  if (!parse) return
  socket.removeListener('data', parse as () => void)
  socket.on('data', (bytes: Buffer) => {
    for (let from = 0; from < bytes.length && !socket.destroyed; ) {
      if (socket.isPaused()) return socket.unshift(bytes.subarray(from))
      const end = bytes.indexOf(END_OF_HEAD, from)
      const to = end === -1 ? bytes.length : end + END_OF_HEAD.length
      parse.call(socket, bytes.subarray(from, to))
      from = to
    }
  })
}

const END_OF_HEAD = '\r\n\r\n'
