export interface BrandMarkProps {
  /** Width and height, such as `size-10`. */
  readonly className?: string | undefined
}

/** The sign of the house, the awning of a market stall over its door. Silent: the name stands beside it. */
export function BrandMark({ className = 'size-9' }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path className="fill-brand" d="M9 22h30v17a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3Z" />
      <path className="fill-on-action" d="M19 42V33a5 5 0 0 1 10 0v9Z" />
      <path className="fill-accent" d="M10 6h9.5L17.5 19a6.5 6.5 0 0 1-13 0Z" />
      <path className="fill-on-action" d="M19.5 6h9L30.5 19a6.5 6.5 0 0 1-13 0Z" />
      <path className="fill-accent" d="M28.5 6H38l5.5 13a6.5 6.5 0 0 1-13 0Z" />
    </svg>
  )
}
