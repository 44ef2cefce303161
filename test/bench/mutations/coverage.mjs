/**
 * Imported by each worker of the tests: writes which lines of the sources each test file executes.
 * Plain JavaScript, since it is loaded before what compiles the rest.
 */
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { findSourceMap } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

if (process.argv[1]?.endsWith('test/runner/worker.ts')) {
  const session = new Session()
  session.connect()
  const post = (method, options) => {
    let answer
    // A session of the same thread answers at once.
    session.post(method, options, (error, result) => {
      if (error) throw error
      answer = result
    })
    return answer
  }
  post('Profiler.enable')
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  let test = ''
  // A listener would take the first message away from that of the worker, which comes later.
  const emit = process.emit
  process.emit = function (name, message, ...rest) {
    if (name === 'message') test = message.file ?? test
    return emit.call(this, name, message, ...rest)
  }
  const send = process.send.bind(process)
  process.send = (event, ...rest) => {
    if (event.kind === 'file ended') write(test, post('Profiler.takePreciseCoverage').result)
    return send(event, ...rest)
  }
}

function write(test, scripts) {
  const lines = {}
  for (const { url, functions } of scripts) {
    const file = url.startsWith('file:') ? relative('', fileURLToPath(url)) : ''
    if (!/^(server|web)\/.*\.tsx?$/.test(file)) continue
    const executed = executedLines(url, functions)
    if (executed.length > 0) lines[file] = executed
  }
  const name = `${test.replaceAll('/', '+')}.json`
  writeFileSync(join(process.env.MUTATIONS_COVERAGE, name), JSON.stringify(lines))
}

function executedLines(url, functions) {
  const places = placesOf(url)
  const counts = new Int32Array(places.length)
  // Inner ranges come after those around them.
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges) {
      for (let at = firstAt(places, startOffset); places[at]?.offset < endOffset; at++) {
        counts[at] = count
      }
    }
  }
  const executed = places.filter((_, at) => counts[at] > 0)
  return [...new Set(executed.map(({ line }) => line))].sort((a, b) => a - b)
}

const placesByUrl = new Map()

/** The line in the source of each fourth character of what was compiled of it. */
function placesOf(url) {
  const known = placesByUrl.get(url)
  if (known) return known
  const map = findSourceMap(url)
  const places = []
  let start = 0
  for (const [row, length] of (map?.lineLengths ?? []).entries()) {
    for (let column = 0; column < length; column += 4) {
      const { originalLine } = map.findEntry(row, column)
      if (originalLine !== undefined)
        places.push({ offset: start + column, line: originalLine + 1 })
    }
    start += length + 1
  }
  placesByUrl.set(url, places)
  return places
}

function firstAt(places, offset) {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle].offset < offset) low = middle + 1
    else high = middle
  }
  return low
}
