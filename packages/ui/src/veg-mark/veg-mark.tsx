import type { Diet } from '@angadi/domain/catalog/diet.ts'

export interface VegMarkProps {
  readonly diet: Diet
  /** What it means, such as "Vegetarian". */
  readonly label: string
}

const colours = {
  veg: 'text-veg',
  egg: 'text-egg',
  non_veg: 'text-non-veg',
} as const satisfies Record<Diet, string>

/** The mark used on every Indian menu: a dot for vegetarian and egg, a triangle for meat and fish. */
export function VegMark({ diet, label }: VegMarkProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 18 18"
      className={`inline-block size-4.5 shrink-0 ${colours[diet]}`}
    >
      <rect
        x="1"
        y="1"
        width="16"
        height="16"
        rx="3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
      {diet === 'non_veg' ? (
        <path d="M9 4.75 13.4 12.6H4.6Z" fill="currentColor" strokeLinejoin="round" />
      ) : (
        <circle cx="9" cy="9" r="4" fill="currentColor" />
      )}
    </svg>
  )
}
