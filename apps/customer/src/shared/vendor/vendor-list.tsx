import { Children, type ReactNode } from 'react'

/** Vendors as rows on a phone, as cards in up to four columns on wider screens. */
export function VendorList({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-3 md:gap-y-6 xl:grid-cols-4"
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
