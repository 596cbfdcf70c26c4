export interface CropSliderProps {
  readonly label: string
  readonly min?: number
  readonly max?: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A slider for the zoom or the position of a crop, from `min` (default 0) to `max` (default 1). */
export function CropSlider({ label, min = 0, max = 1, value, onChange }: CropSliderProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
      <span className="w-2/5 shrink-0">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.02}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-action"
      />
    </label>
  )
}
