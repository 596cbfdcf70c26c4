import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useEffect, useId, useRef, useState } from 'react'
import { type ChartBar, everyNth } from './chart-bar.ts'

export interface BarChartProps {
  readonly title: string
  readonly bars: readonly ChartBar[]
  readonly onAxis: (value: number) => string
}

const HEIGHT = 14
const TICKS = 4
/** The room of a name under the bars and of a value beside them, in letters' sizes. */
const NAME_REM = 3.4
const VALUE_REM = 4

/** Standing bars with both axes, in the theme's colours; their values stand in the table behind. */
export default function BarChart({ title, bars, onAxis }: BarChartProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { width, rem } = useRoom(frame)
  const inner = { width: Math.max(0, width - VALUE_REM * rem), height: (HEIGHT - 2.5) * rem }
  const x = scaleBand({ domain: bars.map(({ key }) => key), range: [0, inner.width], padding: 0.25 })
  const y = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
    range: [inner.height, 0],
    nice: true,
  })
  const nth = everyNth(bars.length, inner.width, NAME_REM * rem)
  const names = new Map(bars.map(({ key, tick }) => [key, tick]))
  const label = { fill: 'var(--color-ink-muted)', fontSize: '0.75rem', fontFamily: 'inherit' } as const
  return (
    <div ref={frame} style={{ height: `${HEIGHT}rem` }} className="w-full overflow-hidden">
      <svg role="img" aria-labelledby={id} width={width} height={HEIGHT * rem}>
        <title id={id}>{title}</title>
        <Group left={VALUE_REM * rem} top={rem * 0.75}>
          {y.ticks(TICKS).map((tick) => (
            <line
              key={tick}
              x1={0}
              x2={inner.width}
              y1={y(tick)}
              y2={y(tick)}
              stroke="var(--color-line)"
              strokeWidth={1}
            />
          ))}
          {bars.map(({ key, name, value, shown }) => (
            <Bar
              key={key}
              x={x(key) ?? 0}
              y={y(Math.max(0, value))}
              width={x.bandwidth()}
              height={Math.max(0, inner.height - y(Math.max(0, value)))}
              fill="var(--color-action)"
              rx={2}
            >
              <title>{`${name}: ${shown}`}</title>
            </Bar>
          ))}
          <AxisLeft
            scale={y}
            numTicks={TICKS}
            hideAxisLine
            hideTicks
            tickFormat={(value) => onAxis(Number(value))}
            tickLabelProps={{ ...label, textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }}
          />
          <AxisBottom
            scale={x}
            top={inner.height}
            tickValues={bars.filter((_bar, at) => at % nth === 0).map(({ key }) => key)}
            stroke="var(--color-line-strong)"
            hideTicks
            tickFormat={(key) => names.get(key) ?? ''}
            tickLabelProps={{ ...label, textAnchor: 'middle', dy: '0.25em' }}
          />
        </Group>
      </svg>
    </div>
  )
}

/** How wide a frame is, and how large letters are, in pixels. */
function useRoom(frame: React.RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState({ width: 0, rem: 16 })
  useEffect(() => {
    const shown = frame.current
    if (!shown) return
    const observer = new ResizeObserver(([entry]) =>
      setRoom({
        width: entry?.contentRect.width ?? 0,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      }),
    )
    observer.observe(shown)
    return () => observer.disconnect()
  }, [frame])
  return room
}
