import {
  Award,
  BadgeCheck,
  Boxes,
  Calculator,
  Clock,
  Factory,
  FileText,
  Hammer,
  Headset,
  Leaf,
  MapPin,
  Package,
  Phone,
  Ruler,
  ShieldCheck,
  Sparkles,
  Tag,
  Truck,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import type { ReasonIconName } from '#domain/site/content/list-fields.ts'
import { IconSquare } from '#app/ui/base/icon-square.tsx'

const ICONS: Record<ReasonIconName, LucideIcon> = {
  award: Award,
  'badge-check': BadgeCheck,
  boxes: Boxes,
  calculator: Calculator,
  clock: Clock,
  factory: Factory,
  'file-text': FileText,
  hammer: Hammer,
  headset: Headset,
  leaf: Leaf,
  'map-pin': MapPin,
  package: Package,
  phone: Phone,
  ruler: Ruler,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  tag: Tag,
  truck: Truck,
  users: Users,
  wrench: Wrench,
}

/** The square before a reason to choose this house. */
export function ReasonIcon({ name, plain }: { name: ReasonIconName; plain?: boolean }) {
  const Icon = ICONS[name]
  return plain ? <Icon className="size-6" aria-hidden="true" /> : <IconSquare icon={Icon} />
}
