import { type ReactNode, useEffect, useRef } from 'react'

export interface StepHeadProps {
  readonly title: string
  readonly children?: ReactNode
  /** Takes the focus when the step opens; not where a field takes it, and not on the first screen. */
  readonly focus?: boolean
}

/** The heading of a step. */
export function StepHead({ title, children, focus = false }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold text-balance outline-none">
        {title}
      </h1>
      {children ? <p className="mt-2 text-ink-muted">{children}</p> : null}
    </div>
  )
}
