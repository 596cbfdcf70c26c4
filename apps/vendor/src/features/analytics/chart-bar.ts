/** One bar of a chart. */
export interface ChartBar {
  readonly key: string
  /** What it is about, such as a day. */
  readonly name: string
  /** Its name on the axis, short. */
  readonly tick: string
  readonly value: number
  /** The value in words. */
  readonly shown: string
}

/** Every how many bars a name fits under them. */
export function everyNth(bars: number, width: number, nameWidth: number): number {
  return Math.max(1, Math.ceil((bars * nameWidth) / Math.max(1, width)))
}
