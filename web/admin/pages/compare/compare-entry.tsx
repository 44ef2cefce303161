/** Among the entries of the editor. */
export function CompareEntry({ onCompare }: { onCompare: () => void }) {
  return (
    <li>
      <button type="button" className="outline-section" onClick={onCompare}>
        <strong>Compare</strong>
        <span>What publishing would change</span>
      </button>
    </li>
  )
}
