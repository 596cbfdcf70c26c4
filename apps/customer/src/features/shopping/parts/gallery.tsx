import { pictureUrl } from '@angadi/data/client/config.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { ShoppingBag } from 'lucide-react'
import { useRef, useState } from 'react'

import { pictureFit } from '../picture-fit.ts'

export interface GalleryProps {
  readonly name: string
  /** Paths of pictures; may be none. */
  readonly pictures: readonly string[]
}

/** The pictures of a product: swiped on a phone, chosen by small ones on wider screens. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useTranslation('shopping')
  const { number } = useFormats()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const show = (index: number) => {
    setShown(index)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' })
  }
  if (pictures.length < 2)
    return (
      <Picture
        src={pictureUrl(pictures[0])}
        alt={name}
        ratio="square"
        fit={pictureFit(pictures[0])}
        eager
        fallback={<ShoppingBag aria-hidden />}
        className="w-full max-md:rounded-none!"
      />
    )
  return (
    <div className="relative flex flex-col gap-3">
      <ul
        ref={strip}
        aria-label={t('product.pictures', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:rounded-lg"
      >
        {pictures.map((picture, index) => (
          <li key={picture} className="w-full shrink-0 snap-start">
            <Picture
              src={pictureUrl(picture)}
              alt={t('product.picture', { name, number: index + 1 })}
              ratio="square"
              fit={pictureFit(picture)}
              eager={index === 0}
              fallback={<ShoppingBag aria-hidden />}
              className="w-full max-md:rounded-none!"
            />
          </li>
        ))}
      </ul>
      <p
        aria-hidden
        className="absolute right-3 bottom-3 rounded-full bg-picture-shade px-2.5 py-0.5 text-sm font-semibold text-on-picture tabular-nums md:hidden"
      >
        {number(shown + 1)}/{number(pictures.length)}
      </p>
      <div className="flex flex-wrap justify-center gap-2 max-md:hidden">
        {pictures.map((picture, index) => (
          <button
            key={picture}
            type="button"
            aria-label={t('product.showPicture', { number: index + 1 })}
            aria-pressed={index === shown}
            onClick={() => show(index)}
            className="grid size-16 place-items-center rounded-md border-2 border-transparent aria-pressed:border-action"
          >
            <Picture
              src={pictureUrl(picture)}
              alt=""
              ratio="square"
              fit={pictureFit(picture)}
              rounded="md"
              className="w-full"
            />
          </button>
        ))}
      </div>
    </div>
  )
}
