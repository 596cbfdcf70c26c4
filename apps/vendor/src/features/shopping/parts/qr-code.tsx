import { encode } from 'uqr'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** A text as a QR code, black on white. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-32 shrink-0 bg-paper"
    >
      <path d={path} className="fill-paper-ink" />
    </svg>
  )
}
