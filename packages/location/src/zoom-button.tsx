/** A round button over a map that brings it nearer or farther. */
export function ZoomButton({
  label,
  sign,
  onClick,
}: {
  readonly label: string
  readonly sign: string
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-touch place-items-center rounded-full bg-surface-raised text-xl font-semibold text-ink shadow-raised"
    >
      {sign}
    </button>
  )
}
