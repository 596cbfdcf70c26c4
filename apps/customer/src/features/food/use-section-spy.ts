import { useEffect, useState } from 'react'

/** The strip of the viewport that decides which section is current: below the sticky bars, in the upper third. */
const STRIPE = '-140px 0px -65% 0px'

/** The id of the current section, from ids given in page order. */
export function useSectionSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const known = ids.join(' ')
  useEffect(() => {
    const inStripe = new Set<string>()
    const order = known.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inStripe.add(target.id)
          else inStripe.delete(target.id)
        }
        const first = order.find((id) => inStripe.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: STRIPE },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [known])
  return current !== undefined && ids.includes(current) ? current : ids[0]
}
