import { BrickWall, Building2, CloudFog, Droplet, Flame, Layers, Paintbrush, SprayCan, Wrench, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { SpecialtyIcon } from '../../../domain/catalogue/brand.ts'

export const specialtyIcons: Record<SpecialtyIcon, LucideIcon> = {
  foam: CloudFog,
  bolt: Zap,
  layers: Layers,
  drop: Droplet,
  building: Building2,
  brush: Paintbrush,
  bricks: BrickWall,
  flame: Flame,
  spray: SprayCan,
  tool: Wrench,
}
