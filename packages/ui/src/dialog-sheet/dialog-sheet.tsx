import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { overlayVariants } from './overlay-variants.ts'
import { useIsWide } from './use-is-wide.ts'

const popupVariants = tv({
  base: [
    'relative flex max-h-[88dvh] w-full flex-col overflow-hidden rounded-t-xl bg-surface-overlay text-ink shadow-overlay outline-none',
    'translate-y-(--drawer-swipe-movement-y) transition-[translate,scale,opacity] duration-slow ease-out',
    'data-swiping:duration-0 data-ending-style:translate-y-full data-starting-style:translate-y-full',
  ],
  variants: {
    desktop: {
      dialog: [
        'md:max-h-[84dvh] md:rounded-xl md:data-ending-style:translate-y-3 md:data-starting-style:translate-y-3',
        'md:data-ending-style:opacity-0 md:data-starting-style:opacity-0',
      ],
      drawer: [
        'md:h-dvh md:max-h-none md:rounded-none md:rounded-l-xl md:data-ending-style:translate-y-0 md:data-starting-style:translate-y-0',
        'md:translate-x-(--drawer-swipe-movement-x) md:data-ending-style:translate-x-full md:data-starting-style:translate-x-full',
      ],
    },
    size: { sm: 'md:max-w-form', md: 'md:max-w-dialog', lg: 'md:max-w-reading', xl: 'md:max-w-page' },
  },
  defaultVariants: { size: 'md', desktop: 'dialog' },
})

const viewportVariants = tv({
  base: 'fixed inset-0 z-overlay flex items-end justify-center',
  variants: { desktop: { dialog: 'md:items-center md:p-6', drawer: 'md:items-stretch md:justify-end' } },
  defaultVariants: { desktop: 'dialog' },
})

export interface DialogSheetProps extends VariantProps<typeof popupVariants> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly description?: string | undefined
  /** A picture or similar above the title, edge to edge. */
  readonly hero?: ReactNode
  /** Stays visible while the content scrolls: for the primary action. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/**
 * One decision without leaving the page: a bottom sheet on phones, on desktops a dialog, or with `desktop="drawer"` a
 * drawer at the side. Traps focus, closes on Escape, on a tap outside and on a swipe towards its edge, and returns the
 * focus to the element that opened it.
 */
export function DialogSheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  description,
  hero,
  footer,
  size,
  desktop,
  children,
}: DialogSheetProps) {
  const isWide = useIsWide()
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      swipeDirection={isWide && desktop === 'drawer' ? 'right' : 'down'}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={overlayVariants.backdrop} />
        <Drawer.Viewport className={viewportVariants({ desktop })}>
          <Drawer.Popup className={popupVariants({ size, desktop })}>
            <div
              aria-hidden
              className="absolute inset-x-0 top-2 z-raised mx-auto h-1.5 w-11 rounded-full bg-line-strong/60 md:hidden"
            />
            <Drawer.Content className="flex min-h-0 flex-1 flex-col">
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
                {hero}
                <header className="flex items-start gap-3 px-5 pt-6 pb-3 md:px-6">
                  <div className="min-w-0 flex-1">
                    <Drawer.Title className="text-xl font-bold">{title}</Drawer.Title>
                    {description ? (
                      <Drawer.Description className="mt-1 text-sm text-ink-muted">
                        {description}
                      </Drawer.Description>
                    ) : null}
                  </div>
                  <Drawer.Close
                    aria-label={closeLabel}
                    className="-mt-1.5 -mr-2 grid size-touch shrink-0 place-items-center rounded-full bg-surface-sunken text-ink transition-colors hover:bg-line"
                  >
                    <X aria-hidden className="size-5" />
                  </Drawer.Close>
                </header>
                <div
                  className={`px-5 md:px-6 ${footer ? 'pb-5' : 'pb-[calc(1.25rem+var(--spacing-safe-bottom))]'}`}
                >
                  {children}
                </div>
              </div>
              {footer ? (
                <footer
                  data-sheet-footer
                  className="border-t border-line bg-surface-overlay px-5 pt-3 pb-[calc(0.75rem+var(--spacing-safe-bottom))] md:px-6 md:pb-4"
                >
                  {footer}
                </footer>
              ) : null}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
