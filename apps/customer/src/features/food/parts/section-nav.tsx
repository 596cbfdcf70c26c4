import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useEffect, useRef } from 'react'
import { useSectionSpy } from '../use-section-spy.ts'

export interface SectionNavProps {
  /** In page order; `id` is the id of the section's element, which has a heading that can take focus. */
  readonly sections: readonly { readonly id: string; readonly name: string; readonly count: number }[]
}

/** The sections of the menu: a sticky row on phones, a column beside the menu on desktops. */
export function SectionNav({ sections }: SectionNavProps) {
  const { t } = useTranslation('food')
  const current = useSectionSpy(sections.map(({ id }) => id))
  const row = useRef<HTMLUListElement>(null)
  const index = sections.findIndex(({ id }) => id === current)
  useEffect(() => {
    const list = row.current
    const entry = list?.children[index]
    if (!list || !entry) return
    const { left, width } = entry.getBoundingClientRect()
    // Scrolls only the row: `scrollIntoView` would scroll the page too.
    list.scrollBy({ left: left + width / 2 - list.clientWidth / 2, behavior: 'smooth' })
  }, [index])
  const goTo = (id: string) => {
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t('menu.sections')}>
      <ul
        ref={row}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-3 [scrollbar-width:none] md:mx-0 md:flex-col md:px-0"
      >
        {sections.map(({ id, name, count }) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => goTo(id)}
              className="group flex min-h-touch w-full -outline-offset-3 items-center justify-between gap-3 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-action-ink md:rounded-md md:border-0 md:text-left md:whitespace-normal md:aria-[current]:bg-action-soft"
            >
              {name}
              <span className="hidden text-sm font-normal tabular-nums md:inline">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
