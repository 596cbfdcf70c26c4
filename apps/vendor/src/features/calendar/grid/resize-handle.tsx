import type { PointerEvent } from 'react'

/** The lower edge of a block, by which its end is dragged; by keys the block itself does it. */
export function ResizeHandle({ onPointerDown }: { readonly onPointerDown: (event: PointerEvent) => void }) {
  return (
    <span
      aria-hidden
      data-resize
      onPointerDown={onPointerDown}
      className="group/edge pointer-events-auto absolute inset-x-px bottom-0 z-10 flex h-2 cursor-ns-resize touch-none items-end justify-center pointer-coarse:h-4 print:hidden"
    >
      <span className="mb-0.5 h-0.5 w-6 rounded-full bg-current opacity-50 group-hover/edge:opacity-100" />
    </span>
  )
}
