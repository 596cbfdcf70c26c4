export interface BrandMarkProps {
  /** Width and height, such as `size-10`. */
  readonly className?: string | undefined
}

/** The logo: the awning of a market stall over its door. Hidden from screen readers, as the name is beside it. */
export function BrandMark({ className = 'size-9' }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <rect width="48" height="48" rx="12" className="fill-brand" />
      <path
        d="M12 24h24v11a2 2 0 0 1-2 2h-5v-7a5 5 0 0 0-10 0v7h-5a2 2 0 0 1-2-2Z"
        className="fill-on-action"
      />
      <path d="M12.5 11h7.2l-.7 10a4.75 4.75 0 0 1-9.5 0Z" className="fill-accent" />
      <path d="M19.7 11h8.6l.7 10a5 5 0 0 1-10 0Z" className="fill-on-action" />
      <path d="M28.3 11h7.2l3 10a4.75 4.75 0 0 1-9.5 0Z" className="fill-accent" />
    </svg>
  )
}
