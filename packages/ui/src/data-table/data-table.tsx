import type { ReactNode } from 'react'
import { fillLink, type LinkSlot } from '../link-slot/fill-link.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures and amounts stand at the end, tabular. */
  readonly numeric?: boolean | undefined
}

export interface DataTableProps<Row> {
  /** Says what the table holds, for screen readers. */
  readonly caption: string
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Makes the whole row lead somewhere: the router's link for it. */
  readonly rowLink?: ((row: Row) => LinkSlot) | undefined
  /** Shown instead of the rows when there are none: an `EmptyState`. */
  readonly empty?: ReactNode
}

/** Rows to compare on a desktop; on a phone each row becomes a card with its headings beside its values. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowLink, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    <table className="w-full border-collapse text-left max-md:block md:overflow-hidden md:rounded-lg md:bg-surface-raised">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={`border-b border-line px-4 py-3 text-sm font-medium text-ink-muted ${column.numeric ? 'text-right' : ''}`}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="relative transition-colors max-md:block max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface-raised max-md:px-4 max-md:py-3 has-[a]:hover:bg-surface-sunken md:border-b md:border-line md:last:border-0"
          >
            {columns.map((column, index) =>
              index === 0 ? (
                <th
                  key={column.key}
                  scope="row"
                  className="font-semibold max-md:block max-md:pb-1 md:px-4 md:py-3"
                >
                  {rowLink ? <RowLink render={rowLink(row)}>{column.cell(row)}</RowLink> : column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  className={`max-md:flex max-md:min-h-8 max-md:items-center max-md:justify-between max-md:gap-4 md:px-4 md:py-3 ${column.numeric ? 'tabular-nums md:text-right' : ''}`}
                >
                  <span aria-hidden className="text-sm text-ink-muted md:hidden">
                    {column.header}
                  </span>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowLink({ render, children }: { readonly render: LinkSlot; readonly children: ReactNode }) {
  return fillLink(render, {
    className:
      'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus',
    children,
  })
}
