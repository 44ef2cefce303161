/** A name or a command, which may be broken between its words and not after a hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text
    .split(/(\S*-\S*)/)
    .map(part => (part.includes('-') ? <span key={part}>{part}</span> : part))
}
