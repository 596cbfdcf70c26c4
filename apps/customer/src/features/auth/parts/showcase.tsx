import type { ReactNode } from 'react'
import { useRotation } from './use-rotation.ts'

/** One slide of the showcase. */
export interface Slide {
  readonly key: string
  /** Label of the button that selects the slide, such as "2 of 6: Grocery". */
  readonly label: string
  readonly content: ReactNode
}

export interface ShowcaseProps {
  /** Label of the showcase, such as "What Angadi offers". */
  readonly label: string
  /** Label of the row of buttons. */
  readonly chooseLabel: string
  readonly slides: readonly Slide[]
  /** How long each slide is shown, in milliseconds. */
  readonly everyMs: number
}

/**
 * Slides that rotate in one space, as high as the highest of them. Pauses while the pointer or the focus is in it, and
 * never rotates when the user prefers reduced motion. A single slide has no buttons (Spec §2 Sign-in screens).
 */
export function Showcase({ label, chooseLabel, slides, everyMs }: ShowcaseProps) {
  const { index, show, hold } = useRotation(slides.length, everyMs)
  return (
    <section aria-label={label} className="flex flex-col gap-3" {...hold}>
      <div className="grid grid-cols-1">
        {slides.map((slide, at) => (
          <div
            key={slide.key}
            aria-hidden={at === index ? undefined : true}
            className={`col-start-1 row-start-1 transition-opacity duration-slow ${at === index ? '' : 'invisible opacity-0'}`}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <fieldset aria-label={chooseLabel} className="-ml-2.5 flex min-w-0 flex-wrap">
          {slides.map((slide, at) => (
            <button
              key={slide.key}
              type="button"
              aria-label={slide.label}
              aria-pressed={at === index}
              onClick={() => show(at)}
              className="group grid size-touch place-items-center rounded-full"
            >
              <span
                aria-hidden
                className="h-1.5 w-6 rounded-full bg-line-strong transition-colors group-hover:bg-ink-muted group-aria-pressed:bg-action"
              />
            </button>
          ))}
        </fieldset>
      ) : null}
    </section>
  )
}
