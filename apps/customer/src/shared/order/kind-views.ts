import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { OrderKind } from '@angadi/domain/orders/status.ts'
import type { ComponentType } from 'react'

/** What the screens of an order show for kinds that show their orders their own way; others show a delivery's steps. */
export type KindViews = Partial<Record<OrderKind, ComponentType<{ readonly tracking: Tracking }>>>

/** No kind of its own. */
export const NO_KIND_VIEWS: KindViews = {}

/** What the screen of an order shows for a category of goods beside what it shows for all of them. */
export type CategoryParts = Readonly<Record<string, ComponentType<{ readonly tracking: Tracking }>>>

/** Nothing of any category. */
export const NO_CATEGORY_PARTS: CategoryParts = {}
