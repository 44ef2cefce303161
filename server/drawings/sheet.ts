import { draw, type Subject } from './index.ts'

/** One HTML page with all subjects side by side, each as wide as `width` px, with its caption. */
export function contactSheet(subjects: readonly Subject[], width = 240): string {
  const cells = subjects.map(
    subject =>
      `<figure style="width:${subject.shape === 'wide' ? width * 2 : width}px">${draw(subject)}` +
      `<figcaption>${escaped(`${subject.family} · ${subject.path}`)}</figcaption></figure>`,
  )
  return (
    '<!doctype html><meta charset="utf-8"><title>Drawings</title><style>' +
    'body{margin:16px;background:#fbf9f4;color:#48605f;font:11px/1.4 system-ui;' +
    'display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}' +
    'figure svg{display:block;width:100%;height:auto;border-radius:8px}' +
    `figcaption{overflow-wrap:anywhere}</style>${cells.join('')}`
  )
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
