import { type ReactNode, useId } from 'react'

export interface SectionProps {
  readonly title: string
  /** At the end of the title row, such as "See all". */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of a page with a title. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 md:gap-4">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="min-w-0 text-xl font-bold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
