import type { Table } from './backdrop.ts'
import type { Canvas } from './canvas.ts'

/** How a dish is painted: the table it stands on and what is drawn there, on a canvas of 480 × 480. */
export interface Recipe {
  readonly table: Table
  /** Colour of a cloth in the corner. */
  readonly cloth?: string
  readonly draw: (canvas: Canvas) => void
}

/** The middle of a dish's picture. */
export const MIDDLE = { x: 240, y: 240 } as const
