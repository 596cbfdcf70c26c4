import { announce } from '@angadi/ui/announcer/announce.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'

export interface FloatingCardProps extends Omit<ComponentProps<'aside'>, 'title'> {
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  readonly action: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

/** An offer that floats over the top of the page, does not take the focus and can be ignored. */
export function FloatingCard({
  picture,
  title,
  text,
  action,
  closeLabel,
  onClose,
  ...aside
}: FloatingCardProps) {
  useEffect(() => announce(title), [title])
  return (
    <aside
      {...aside}
      aria-label={title}
      className="fixed inset-x-4 top-[calc(var(--spacing-safe-top)+0.75rem)] z-toast mx-auto flex max-w-form animate-rise items-start gap-3 rounded-lg border border-line bg-surface-overlay p-4 text-ink shadow-floating"
    >
      {picture}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-ink-muted">{text}</p>
        </div>
        {action}
      </div>
      <IconButton label={closeLabel} icon={<X aria-hidden />} className="-mt-2 -mr-2" onClick={onClose} />
    </aside>
  )
}
