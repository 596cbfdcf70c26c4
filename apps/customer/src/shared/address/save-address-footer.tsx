import { Button } from '@angadi/ui/button/button.tsx'
import { CircleAlert } from 'lucide-react'

export interface SaveAddressFooterProps {
  /** The id of the `AddressEditor`'s form. */
  readonly form: string
  readonly label: string
  readonly busy: boolean
  /** What keeps the address from being saved. */
  readonly problem: string | undefined
}

/** The button below an `AddressEditor`, and beside it why the address cannot be saved. */
export function SaveAddressFooter({ form, label, busy, problem }: SaveAddressFooterProps) {
  return (
    <div className="flex flex-col gap-2">
      <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger-ink empty:hidden">
        {problem ? (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {problem}
          </>
        ) : null}
      </p>
      <Button type="submit" form={form} size="lg" wide busy={busy}>
        {label}
      </Button>
    </div>
  )
}
