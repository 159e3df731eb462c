import { Award, Headset, Package, Tag, type LucideIcon } from 'lucide-react'
import { IconSquare } from '../base/icon-square.tsx'

const ICONS: Record<string, LucideIcon> = {
  quality: Award,
  support: Headset,
  'customer-support': Headset,
  prices: Tag,
  'fast-delivery': Package,
}

/** The square before a reason to choose this house. */
export function ReasonIcon({ name, plain }: { name: string; plain?: boolean }) {
  const Icon = ICONS[name] ?? Award
  return plain ? <Icon className="size-6" aria-hidden="true" /> : <IconSquare icon={Icon} />
}
