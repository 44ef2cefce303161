/** A command, which may be broken between its words and not at a hyphen within one. */
export function Command({ text }: { text: string }) {
  return (
    <pre>
      <code>
        {text
          .split(/(\s)/)
          .map(part => (part.includes('-') ? <span key={part}>{part}</span> : part))}
      </code>
    </pre>
  )
}
