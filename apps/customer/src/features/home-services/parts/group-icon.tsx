import {
  AirVent,
  Bug,
  Car,
  ChefHat,
  Hammer,
  PaintRoller,
  Plug,
  ShowerHead,
  SprayCan,
  WashingMachine,
  Wrench,
} from 'lucide-react'

const ICONS = {
  electrician: Plug,
  plumber: ShowerHead,
  carpenter: Hammer,
  painter: PaintRoller,
  'appliance-repair': WashingMachine,
  ac: AirVent,
  'pest-control': Bug,
  cleaning: SprayCan,
  cook: ChefHat,
  driver: Car,
}

function hasIcon(type: string): type is keyof typeof ICONS {
  return type in ICONS
}

/** The sign of a kind of work; a kind that was added later has a wrench. */
export function GroupIcon({ type }: { readonly type: string }) {
  const Icon = hasIcon(type) ? ICONS[type] : Wrench
  return <Icon aria-hidden />
}
