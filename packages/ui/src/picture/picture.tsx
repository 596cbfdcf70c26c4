import { UtensilsCrossed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const pictureVariants = tv({
  base: 'relative block shrink-0 overflow-hidden bg-accent-soft',
  variants: {
    ratio: { square: 'aspect-square', wide: 'aspect-16/10', banner: 'aspect-5/2' },
    rounded: { none: '', md: 'rounded-md', lg: 'rounded-lg' },
  },
  defaultVariants: { ratio: 'wide', rounded: 'lg' },
})

export interface PictureProps extends VariantProps<typeof pictureVariants> {
  readonly src: string | undefined
  /** Empty if the name is shown beside it. */
  readonly alt: string
  /** `contain` for drawings on a plain background, `cover` for photographs. */
  readonly fit?: 'cover' | 'contain' | undefined
  /** Loads at once instead of when scrolled to: for pictures visible when the page opens. */
  readonly eager?: boolean | undefined
  /** Shown if there is no picture or it fails to load. */
  readonly fallback?: ReactNode
  readonly className?: string | undefined
}

/** A picture that reserves its space before it loads, and shows a fallback if it fails. */
export function Picture({
  src,
  alt,
  fit = 'cover',
  eager = false,
  fallback,
  ratio,
  rounded,
  className,
}: PictureProps) {
  const [state, setState] = useState<{ readonly src: string | undefined; readonly is: 'loaded' | 'failed' }>()
  const settled = state?.src === src ? state?.is : undefined
  const missing = !src || settled === 'failed'
  return (
    <span className={pictureVariants({ ratio, rounded, className })}>
      {missing ? (
        <span
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          className="absolute inset-0 grid place-items-center text-accent-ink/60 [&_svg]:size-1/4 [&_svg]:max-h-12 [&_svg]:stroke-[1.5]"
        >
          {fallback ?? <UtensilsCrossed aria-hidden />}
        </span>
      ) : (
        <img
          // A cached picture may have loaded before React attaches `onLoad`.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && settled === undefined)
              setState({ src, is: 'loaded' })
          }}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setState({ src, is: 'loaded' })}
          onError={() => setState({ src, is: 'failed' })}
          className={`absolute inset-0 size-full transition-opacity duration-slow ${fit === 'contain' ? 'object-contain p-[10%]' : 'object-cover'} ${settled === 'loaded' ? 'opacity-100' : 'opacity-0'}`}
        />
      )}
    </span>
  )
}
