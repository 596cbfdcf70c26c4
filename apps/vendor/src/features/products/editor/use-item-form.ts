import { useSaveItem } from '@angadi/data/vendor-products/save-item.ts'
import {
  type DraftProblems,
  type ItemDraft,
  readDraft,
  type Sells,
} from '@angadi/domain/products/item-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useRef, useState } from 'react'
import { type GroupDraft, optionGroupsOf } from './option-draft.ts'

/** The form of an item: what is typed, what is wrong with it, and saving it. */
export interface ItemForm {
  readonly draft: ItemDraft
  readonly change: (changes: ItemDraft) => void
  readonly groups: readonly GroupDraft[]
  readonly changeGroups: (groups: readonly GroupDraft[]) => void
  /** The category's id; empty for none. */
  readonly categoryId: string
  readonly changeCategory: (categoryId: string) => void
  readonly problems: DraftProblems | undefined
  readonly optionsError: string | undefined
  readonly isChanged: boolean
  readonly isBusy: boolean
  readonly save: () => void
}

export interface ItemFormOptions {
  readonly vendorId: string
  readonly sells: Sells
  readonly first: ItemDraft
  readonly firstGroups: readonly GroupDraft[]
  readonly firstCategory: string
  /** Called after it was saved, with the item's id. */
  readonly onSaved: (itemId: string) => void
}

/** Holds the form of an item until it is saved; a repeated save makes nothing twice. */
export function useItemForm({
  vendorId,
  sells,
  first,
  firstGroups,
  firstCategory,
  onSaved,
}: ItemFormOptions): ItemForm {
  const { t } = useTranslation('errors')
  const [draft, setDraft] = useState(first)
  const [groups, setGroups] = useState(firstGroups)
  const [categoryId, setCategoryId] = useState(firstCategory)
  const [problems, setProblems] = useState<DraftProblems>()
  const [optionsError, setOptionsError] = useState<string>()
  const key = useRef<string>(undefined)
  const { mutateAsync } = useSaveItem(vendorId)
  const isNew = first.id === undefined
  const { submit, isBusy } = useSubmission({
    form: 'item',
    work: async () => {
      const { item, problems: wrong } = readDraft(withoutEmptyChoices(draft), sells, isNew)
      const choices = optionGroupsOf(groups)
      setProblems(wrong)
      setOptionsError(choices ? undefined : t('item_options_invalid'))
      if (!item || !choices) return undefined
      key.current ??= `item:${crypto.randomUUID()}`
      const saved = await mutateAsync({
        item: {
          ...item,
          option_groups: choices,
          ...(categoryId === firstCategory ? {} : { category_id: categoryId || null }),
        },
        key: key.current,
      })
      key.current = undefined
      return saved.id
    },
    onSuccess: (id) => {
      if (id) onSaved(id)
    },
  })
  return {
    draft,
    change: (changes) => {
      setDraft({ ...draft, ...changes })
      setProblems(undefined)
      key.current = undefined
    },
    groups,
    changeGroups: (next) => {
      setGroups(next)
      setOptionsError(undefined)
      key.current = undefined
    },
    categoryId,
    changeCategory: (next) => {
      setCategoryId(next)
      key.current = undefined
    },
    problems,
    optionsError,
    isChanged: draft !== first || groups !== firstGroups || categoryId !== firstCategory,
    isBusy,
    save: () => void submit(undefined),
  }
}

/** A select's empty choice means "not said": the database decides. */
function withoutEmptyChoices({ gst, sold_by, return_days, ...draft }: ItemDraft): ItemDraft {
  return {
    ...draft,
    ...(gst ? { gst } : {}),
    ...(sold_by ? { sold_by } : {}),
    ...(return_days ? { return_days } : {}),
  }
}
