/** The fault of a form as a whole, above its fields. */
export function FormFault({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="alert" role="alert">
      {text}
    </p>
  )
}
