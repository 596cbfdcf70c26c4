import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { useSaveProduct, type VendorProduct } from '@angadi/data/vendor-products/product.ts'
import {
  PRODUCT_PAGE_LIMITS,
  sizeGuideOf,
  sizeGuideText,
  specsOf,
  specsText,
} from '@angadi/domain/products/product-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useRef, useState } from 'react'
import { SizeGuidePreview } from './size-guide-preview.tsx'

export interface PageFormProps {
  readonly item: VendorItemInFull
  readonly vendorId: string
  /** Null for an item that stands alone: saving makes a product of it. */
  readonly product: VendorProduct['product']
}

/** What the product's page says: name, description, specifications and size guide, as text that can be pasted. */
export function PageForm({ item, vendorId, product }: PageFormProps) {
  const { t } = useTranslation(['vendor-product-pages', 'vendor-products'])
  const isOnline = useOnline()
  const [first] = useState(() => ({
    name: product?.name ?? item.name,
    description: product?.description ?? item.description,
    specs: specsText(product?.specs ?? {}),
    sizes: sizeGuideText(product?.size_guide ?? null),
  }))
  const [draft, setDraft] = useState(first)
  const key = useRef<string>(undefined)
  const { mutateAsync } = useSaveProduct(vendorId, item.id)
  const specs = specsOf(draft.specs)
  const sizeGuide = sizeGuideOf(draft.sizes)
  const isWhole = draft.name.trim() !== '' && specs !== undefined && sizeGuide !== undefined
  const { submit, isBusy } = useSubmission({
    form: 'product-page',
    validate: () => isWhole,
    work: () => {
      key.current ??= `product:${crypto.randomUUID()}`
      return mutateAsync({
        name: draft.name.trim(),
        description: draft.description,
        specs: specs ?? {},
        sizeGuide: sizeGuide ?? null,
        key: key.current,
      })
    },
    onSuccess: () => {
      key.current = undefined
      notify.success(t('page.saved'))
    },
  })
  const put = (changes: Partial<typeof draft>) => {
    key.current = undefined
    setDraft({ ...draft, ...changes })
  }
  return (
    <form
      aria-label={t('page.title')}
      className="flex flex-col gap-4 border-t border-line pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(undefined)
      }}
    >
      <h3 className="text-lg font-semibold">{t('page.title')}</h3>
      <TextField
        label={t('page.name')}
        hint={t('page.nameHint')}
        required
        maxLength={PRODUCT_PAGE_LIMITS.name}
        value={draft.name}
        error={draft.name.trim() === '' ? t('page.nameMissing') : undefined}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <TextArea
        label={t('page.description')}
        maxLength={PRODUCT_PAGE_LIMITS.description}
        value={draft.description}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
      <TextArea
        label={t('page.specs')}
        hint={t('page.specsHint')}
        rows={4}
        value={draft.specs}
        error={specs ? undefined : t('page.specsInvalid')}
        onChange={(event) => put({ specs: event.currentTarget.value })}
      />
      <TextArea
        label={t('page.sizes')}
        hint={t('page.sizesHint')}
        rows={4}
        value={draft.sizes}
        error={sizeGuide === undefined ? t('page.sizesInvalid') : undefined}
        onChange={(event) => put({ sizes: event.currentTarget.value })}
      />
      {sizeGuide ? <SizeGuidePreview guide={sizeGuide} /> : null}
      <div>
        <Button
          type="submit"
          variant="secondary"
          busy={isBusy}
          disabled={draft === first || !isWhole}
          unavailableReason={isOnline ? undefined : t('vendor-products:offline')}
        >
          {t('page.save')}
        </Button>
      </div>
    </form>
  )
}
