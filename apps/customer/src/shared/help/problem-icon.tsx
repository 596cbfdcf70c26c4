import type { OrderProblem } from '@angadi/domain/help/topics.ts'
import {
  Clock,
  IndianRupee,
  type LucideIcon,
  MessageCircleQuestionMark,
  PackageMinus,
  PackageX,
  Replace,
  ThumbsDown,
  TriangleAlert,
} from 'lucide-react'

const ICONS: Readonly<Record<OrderProblem, LucideIcon>> = {
  item_missing: PackageMinus,
  item_wrong: Replace,
  item_bad: PackageX,
  arrived_late: Clock,
  visit_late: Clock,
  visit_poor: ThumbsDown,
  visit_damage: TriangleAlert,
  payment: IndianRupee,
  order: MessageCircleQuestionMark,
}

/** The sign of a problem. */
export function ProblemIcon({ problem }: { readonly problem: OrderProblem }) {
  const Icon = ICONS[problem]
  return <Icon aria-hidden />
}
