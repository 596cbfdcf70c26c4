import type { OrderProblem } from '@angadi/domain/help/topics.ts'
import {
  Briefcase,
  Clock,
  IndianRupee,
  type LucideIcon,
  MessageCircleQuestionMark,
  PackageMinus,
  PackageSearch,
  PackageX,
  Replace,
  Siren,
  ThumbsDown,
  TriangleAlert,
  UserRoundX,
} from 'lucide-react'

const ICONS: Readonly<Record<OrderProblem, LucideIcon>> = {
  item_missing: PackageMinus,
  item_wrong: Replace,
  item_bad: PackageX,
  arrived_late: Clock,
  visit_late: Clock,
  visit_poor: ThumbsDown,
  visit_damage: TriangleAlert,
  ride_late: Clock,
  ride_conduct: UserRoundX,
  ride_fare: IndianRupee,
  ride_lost_item: Briefcase,
  ride_accident: Siren,
  parcel_late: Clock,
  parcel_damaged: PackageX,
  parcel_lost: PackageSearch,
  payment: IndianRupee,
  order: MessageCircleQuestionMark,
}

/** The sign of a problem. */
export function ProblemIcon({ problem }: { readonly problem: OrderProblem }) {
  const Icon = ICONS[problem]
  return <Icon aria-hidden />
}
