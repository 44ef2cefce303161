/** Outlines on a 24 x 24 grid; logos of other companies are filled. */
const STROKES = {
  chevron: 'm6 9 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  pause: 'M9 6v12M15 6v12',
  play: 'm8 5 11 7-11 7z',
  previous: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  check: 'm5 13 4 4L19 7',
  pin: 'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.6 1.5C10 20 4 14 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  list: 'M4 6h10M4 12h10M4 18h6M16.5 17.5l2 2 3.5-4',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 20h14',
  search: 'M10 4a6 6 0 1 0 .1 0zm4.3 10.3L20 20',
} as const

const FILLS = {
  whatsapp:
    'M12 2.5a9.4 9.4 0 0 0-8.1 14.2l-1.3 4.7 4.8-1.3a9.4 9.4 0 1 0 4.6-17.6zm5.5 13.3c-.2.6-1.3 1.2-1.9 1.3-.5.1-1.1.1-1.7-.1-.5-.1-1-.3-1.6-.6-2.8-1.2-4.7-4-4.8-4.2-.2-.2-1.2-1.5-1.2-2.9s.8-2.1 1-2.4c.3-.3.6-.3.8-.3h.5c.2 0 .4-.1.6.5 .3.5.8 1.9.9 2 .1.2.1.3 0 .5-.1.2-.1.3-.3.5-.1.2-.2.4-.4.5-.1.1-.3.3-.1.6 .2.2.7 1.1 1.6 1.9 1 .9 1.9 1.2 2.2 1.4 .3.1.4.1.6-.1 .2-.2.7-.8.9-1.1 .2-.3.4-.2.6-.1 .3.1 1.7.7 2 .9 .2.1.4.2.5.3 .1.1.1.7-.2 1.3z',
  facebook: 'M14 8.5V7c0-.7.4-1 1-1h2V3h-3c-2.4 0-4 1.6-4 4v1.5H8v3h2V21h3.5v-9.5h2.7l.5-3z',
  linkedin:
    'M5.5 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 9.2h3.2V20H4zm5.3 0h3v1.5c.5-.9 1.6-1.8 3.3-1.8 3.4 0 4.4 2.1 4.4 5.3V20h-3.2v-5.2c0-1.6-.4-2.9-2-2.9s-2.3 1.2-2.3 2.8V20H9.3z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM16.7 6.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  twitter:
    'M17.2 3.5H20l-6.1 7 7.2 9.5h-5.6l-4.4-5.8-5.1 5.8H3.2l6.5-7.5L2.8 3.5h5.8l4 5.3zm-1 14.9h1.6L7.7 5.1H6z',
  youtube:
    'M21.6 7.7a2.6 2.6 0 0 0-1.8-1.8C18.2 5.5 12 5.5 12 5.5s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8A27 27 0 0 0 2 12a27 27 0 0 0 .4 4.3 2.6 2.6 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.3zM10 15V9l5.2 3z',
} as const

export type IconName = keyof typeof STROKES | keyof typeof FILLS

/** A decorative icon; the element around it has the accessible name. */
export function Icon({ name }: { name: IconName }) {
  const isFilled = name in FILLS
  return (
    <svg
      className="icon"
      data-filled={isFilled || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={{ ...STROKES, ...FILLS }[name]} />
    </svg>
  )
}
