import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { type PointerEvent, useState } from 'react'
import { SIGNATURE, type StrokePoint, strokesPath } from '../signature-strokes.ts'

export interface SignaturePadProps {
  /** Called with the path of what is drawn; empty once it was cleared. */
  readonly onChange: (path: string) => void
}

/** A box to sign in with a finger, a pen or the mouse; the name beside it is enough for who uses none of them. */
export function SignaturePad({ onChange }: SignaturePadProps) {
  const { t } = useTranslation('parcels')
  const [strokes, setStrokes] = useState<readonly (readonly StrokePoint[])[]>([])
  const put = (next: readonly (readonly StrokePoint[])[]) => {
    setStrokes(next)
    onChange(strokesPath(next))
  }
  const pointOf = (event: PointerEvent<SVGSVGElement>): StrokePoint => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - box.left) / box.width) * SIGNATURE.width,
      y: ((event.clientY - box.top) / box.height) * SIGNATURE.height,
    }
  }
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-medium">{t('courier.sign')}</p>
      <svg
        role="img"
        aria-label={t('courier.sign')}
        viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
        className="w-full touch-none rounded-md border-2 border-line-strong bg-surface-raised"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          put([...strokes, [pointOf(event)]])
        }}
        onPointerMove={(event) => {
          const last = strokes.at(-1)
          if (event.buttons === 0 || !last) return
          put([...strokes.slice(0, -1), [...last, pointOf(event)]])
        }}
      >
        <path d={strokesPath(strokes)} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-ink-muted">{t('courier.signHint')}</p>
        {strokes.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={() => put([])}>
            {t('courier.clear')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
