import { correction, generate } from 'lean-qr/nano'

/** The empty modules around the code that scanners need (ISO 18004). */
const QUIET_ZONE = 4

export interface QrCodeProps {
  /** What a scanner reads, such as the address of a page. */
  readonly value: string
  /** Says what the code is for. */
  readonly label: string
  readonly className?: string | undefined
}

/** The dark modules as one path, a square each. */
function modulesOf(value: string): { readonly size: number; readonly path: string } {
  // Quartile: still read when a quarter is scratched or covered, as on a table.
  const code = generate(value, { minCorrectionLevel: correction.Q })
  const squares: string[] = []
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) squares.push(`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`)
  return { size: code.size + 2 * QUIET_ZONE, path: squares.join('') }
}

/** A QR code, dark on light in every theme so that every scanner reads it; it scales with its width. */
export function QrCode({ value, label, className = '' }: QrCodeProps) {
  const { size, path } = modulesOf(value)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`block rounded-md ${className}`}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
